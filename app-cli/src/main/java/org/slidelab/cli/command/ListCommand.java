package org.slidelab.cli.command;

import java.io.PrintWriter;
import java.util.List;
import org.slidelab.cli.option.CatalogOptions;
import org.slidelab.cli.option.Format;
import org.slidelab.cli.print.Style;
import org.slidelab.cli.print.TextTable;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.catalog.CatalogEntry;
import org.slidelab.core.provider.Provider;
import org.slidelab.lab.report.CatalogFields;
import org.slidelab.lab.report.Csv;
import org.slidelab.lab.report.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists what there is. */
@Command(
        name = "list",
        description = "Lists the algorithms and heuristics there are, with the jar each came from.",
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class,
        footerHeading = "%nExamples:%n",
        footer = {"  slidelab list", "  slidelab list --plugins my-heuristics/", "  slidelab list --format json"})
public final class ListCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Mixin
    private CatalogOptions options = new CatalogOptions();

    @Option(names = "--format", description = "${COMPLETION-CANDIDATES} (default: text)")
    private Format format = Format.text;

    private final Terminal terminal;

    /** Creates the verb for a terminal. */
    public ListCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        Catalog catalog = options.catalog(spec.commandLine().getErr());
        switch (format) {
            case json -> out.println(Json.line(CatalogFields.of(catalog)));
            case csv -> {
                out.println(Csv.line(List.of("kind", "id", "summary", "source")));
                catalog.algorithms().forEach(entry -> out.println(Csv.line(row("algorithm", entry))));
                catalog.heuristics().forEach(entry -> out.println(Csv.line(row("heuristic", entry))));
            }
            case text -> {
                table("algorithm", catalog.algorithms()).forEach(out::println);
                out.println();
                table("heuristic", catalog.heuristics()).forEach(out::println);
            }
        }
    }

    private List<String> table(String kind, List<? extends CatalogEntry<? extends Provider>> entries) {
        TextTable table = new TextTable(List.of(kind, "summary", "from"));
        entries.forEach(entry -> table.add(row(kind, entry).subList(1, 4)));
        return table.lines(new Style(terminal));
    }

    private static List<String> row(String kind, CatalogEntry<? extends Provider> entry) {
        Provider provider = entry.provider();
        return List.of(kind, provider.id(), provider.summary(), entry.source().toString());
    }
}
