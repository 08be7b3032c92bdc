package org.slidelab.cli.command;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.slidelab.cli.option.Format;
import org.slidelab.cli.option.TableOptions;
import org.slidelab.cli.print.Numbers;
import org.slidelab.cli.print.Style;
import org.slidelab.cli.print.TextTable;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.core.table.TableFile;
import org.slidelab.lab.report.Csv;
import org.slidelab.lab.report.Json;
import org.slidelab.lab.table.TableCabinet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists the tables that are stored. */
@Command(
        name = "list",
        description = "Lists the tables in the cache folder.",
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class)
public final class PdbListCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Mixin
    private TableOptions options = new TableOptions();

    @Option(names = "--format", description = "${COMPLETION-CANDIDATES} (default: text)")
    private Format format = Format.text;

    private final Terminal terminal;

    /** Creates the verb for a terminal. */
    public PdbListCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        TableCabinet cabinet = options.cabinet(spec.commandLine().getErr());
        List<TableFile> files = cabinet.files();
        switch (format) {
            case json -> files.forEach(file -> out.println(Json.line(fields(file))));
            case csv -> {
                out.println(Csv.line(List.of("table", "entries", "bytes", "state", "file")));
                files.forEach(file -> out.println(Csv.line(fields(file).values())));
            }
            case text -> {
                if (files.isEmpty()) {
                    out.println("no tables in " + cabinet.folder());
                    return;
                }
                TextTable table = new TextTable(List.of("table", ">entries", ">size", "state", "file"));
                files.forEach(file -> table.add(List.of(
                        file.description(),
                        Numbers.count(file.entries()),
                        Numbers.bytes(file.path().toFile().length()),
                        state(file),
                        file.path().toString())));
                table.lines(new Style(terminal)).forEach(out::println);
            }
        }
    }

    private static Map<String, Object> fields(TableFile file) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("table", file.description());
        fields.put("entries", file.entries());
        fields.put("bytes", file.path().toFile().length());
        fields.put("state", state(file));
        fields.put("file", file.path().toString());
        return fields;
    }

    private static String state(TableFile file) {
        return file.damage().orElse("ready");
    }
}
