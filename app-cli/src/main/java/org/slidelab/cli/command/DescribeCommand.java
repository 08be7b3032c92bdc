package org.slidelab.cli.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.slidelab.cli.option.CatalogOptions;
import org.slidelab.cli.option.Format;
import org.slidelab.cli.print.Style;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.catalog.CatalogEntry;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.provider.NearestName;
import org.slidelab.core.provider.Option;
import org.slidelab.core.provider.Provider;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.lab.report.CatalogFields;
import org.slidelab.lab.report.Json;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Describes algorithms and heuristics. */
@Command(
        name = "describe",
        description = {
            "Shows the properties and options of algorithms and heuristics.",
            "b is the branching factor, d the depth of the shallowest solution, m the greatest depth."
        },
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class,
        footerHeading = "%nExamples:%n",
        footer = {
            "  slidelab describe astar",
            "  slidelab describe ids manhattan",
            "  slidelab describe bfs --format json"
        })
public final class DescribeCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "ID", arity = "1..*", description = "the names of algorithms or heuristics")
    private List<String> ids = List.of();

    @Mixin
    private CatalogOptions options = new CatalogOptions();

    @CommandLine.Option(names = "--format", description = "text or json (default: text)")
    private Format format = Format.text;

    private final Terminal terminal;

    /** Creates the verb for a terminal. */
    public DescribeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (format == Format.csv) {
            throw new InvalidSpecException("--format csv: expected text or json, a description is no table");
        }
        PrintWriter out = spec.commandLine().getOut();
        Catalog catalog = options.catalog(spec.commandLine().getErr());
        List<CatalogEntry<? extends Provider>> entries = new ArrayList<>();
        ids.forEach(id -> entries.addAll(find(catalog, id)));
        for (int i = 0; i < entries.size(); i++) {
            if (format == Format.text) {
                out.print(i == 0 ? "" : System.lineSeparator());
                describe(entries.get(i), out);
            } else {
                out.println(Json.line(CatalogFields.of(entries.get(i))));
            }
        }
    }

    private static List<CatalogEntry<? extends Provider>> find(Catalog catalog, String id) {
        List<CatalogEntry<? extends Provider>> all = Stream.concat(
                        catalog.algorithms().stream(), catalog.heuristics().stream())
                .toList();
        List<CatalogEntry<? extends Provider>> found =
                all.stream().filter(entry -> entry.provider().id().equals(id)).toList();
        if (found.isEmpty()) {
            throw new InvalidSpecException("unknown algorithm or heuristic '%s'; %s"
                    .formatted(
                            id,
                            NearestName.suggestion(
                                    id,
                                    all.stream()
                                            .map(entry -> entry.provider().id())
                                            .toList())));
        }
        return found;
    }

    private void describe(CatalogEntry<? extends Provider> entry, PrintWriter out) {
        Style style = new Style(terminal);
        Provider provider = entry.provider();
        out.println(style.bold(provider.id()) + "  " + provider.summary());
        field(out, "kind", provider instanceof SearchAlgorithm ? "algorithm" : "heuristic");
        CatalogFields.traits(provider).forEach((name, value) -> field(out, name, words(value)));
        field(out, "class", provider.getClass().getName());
        field(out, "from", entry.source().toString());
        for (Option<?> option : provider.options()) {
            field(
                    out,
                    "option",
                    "%s=%s (default %s)"
                            .formatted(option.name(), option.accepted(), option.format(option.defaultValue())));
            field(out, "", "  " + option.summary());
        }
    }

    private static String words(Object value) {
        return value instanceof Boolean claimed ? (claimed ? "yes" : "no") : String.valueOf(value);
    }

    private static void field(PrintWriter out, String name, String value) {
        out.println("  %-11s%s".formatted(name, value));
    }
}
