package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slidelab.cli.Distribution.Result;

class ReportIT {

    private static final Distribution SLIDELAB = Distribution.packaged();
    private static final Pattern COMMAND = Pattern.compile("<pre class=\"command\">slidelab (.*)</pre>");

    @TempDir
    Path folder;

    @Test
    void report_ofAnExperiment_holdsTheCommandThatRepeatsIt() throws IOException {
        Path results = folder.resolve("first");
        SLIDELAB.run(
                        "experiment",
                        "-o",
                        results.toString(),
                        "--depth=2-9",
                        "--count=2",
                        "-a",
                        "bfs,idastar manhattan,astar:tie-break=fifo",
                        "-H",
                        "misplaced",
                        "--title",
                        "What's <new>?",
                        "--report")
                .exits(0)
                .quietly();
        Matcher command = COMMAND.matcher(Files.readString(results.resolve("report/index.html")));
        assertThat(command.find()).isTrue();

        Result again =
                SLIDELAB.run(words(command.group(1), folder.resolve("second"))).exits(0);

        assertThat(again.out()).contains("report in ");
        for (String file : List.of("study.properties", "boards.txt", "report/nodes.svg", "report/estimates.svg")) {
            assertThat(Files.readString(folder.resolve("second").resolve(file)))
                    .as(file)
                    .isEqualTo(Files.readString(results.resolve(file)));
        }
    }

    @Test
    void report_ofBoardsOfSeveralDepths_showsNodesAndQueueByDepth() {
        SLIDELAB.command("experiment -o %s --depth 2-4 --count 2 -a bfs".formatted(folder.resolve("r")))
                .exits(0);

        Result result =
                SLIDELAB.run("report", folder.resolve("r").toString()).exits(0).quietly();

        assertThat(result.lines().get(0)).isEqualTo("depth  boards  bfs: nodes  bfs: max queue");
        assertThat(result.out()).containsPattern("(?m)^ +3 +2 +[\\d.]+ +[\\d.]+$");
    }

    @Test
    void report_ofWhatIsNoResults_saysSo() {
        Result result = SLIDELAB.run("report", folder.toString()).exits(2);

        assertThat(result.err().lines()).hasSize(1).first().asString().contains("no study.properties", "experiment");
    }

    @Test
    void report_ofResultsThatDoNotMatchTheStudy_namesTheDifference() throws IOException {
        SLIDELAB.command("experiment -o %s --depth 3 --count 2 -a bfs".formatted(folder.resolve("r")))
                .exits(0);
        Path study = folder.resolve("r/study.properties");
        Files.writeString(study, Files.readString(study).replace("bfs", "dfs"));

        assertThat(SLIDELAB.run("report", folder.resolve("r").toString())
                        .exits(2)
                        .err())
                .contains("line 1 does not match the study", "'bfs'");
    }

    /** The words of a shell command whose folder is replaced. */
    private static String[] words(String html, Path out) {
        String line = html.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&amp;", "&");
        List<String> words = new ArrayList<>();
        Matcher word = Pattern.compile("(?:'[^']*'|\\\\'|[^\\s'])+").matcher(line);
        while (word.find()) {
            words.add(word.group().replace("'\\''", "\u0000").replace("'", "").replace('\u0000', '\''));
        }
        words.set(words.indexOf("results"), out.toString());
        return words.toArray(String[]::new);
    }
}
