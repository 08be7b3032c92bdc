package org.slidelab.lab.signatures;

import de.siegmar.fastcsv.reader.CommentStrategy;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slidelab.lab.report.Csv;

/** The file that holds the signatures, in the source tree. */
final class SignatureFile {

    /** The command that writes the file anew. */
    static final String COMMAND = "mvn -Psignatures -pl lab -am test";

    private static final Path PATH =
            Path.of(System.getProperty("basedir", ""), "src/test/resources/org/slidelab/lab/signatures/signatures.csv");

    private static final List<String> COMMENT = List.of(
            "# What every algorithm does on a few boards, so that no change of search behaviour goes unseen.",
            "# Written by: " + COMMAND);

    private SignatureFile() {}

    static boolean toBeWritten() {
        return "write".equals(System.getProperty("slidelab.signatures"));
    }

    static List<Signature> read() {
        try (CsvReader<CsvRecord> reader =
                CsvReader.builder().commentStrategy(CommentStrategy.SKIP).ofCsvRecord(PATH)) {
            return reader.stream()
                    .skip(1)
                    .map(row -> new Signature(row.getFields()))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void write(List<Signature> signatures) {
        Stream<String> lines = Stream.concat(
                Stream.concat(COMMENT.stream(), Stream.of(Csv.line(Signature.HEADER))),
                signatures.stream().map(signature -> Csv.line(signature.fields())));
        try {
            Files.writeString(PATH, lines.collect(Collectors.joining("\n", "", "\n")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
