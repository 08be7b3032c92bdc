package org.slidelab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;

/** Makes real jars to be dropped in. */
public final class DropIn {

    private DropIn() {}

    /** Puts a jar with one heuristic into a folder: an id, and the body of its one method. */
    public static void heuristic(Path folder, String jar, String name, String id, String body) throws IOException {
        Path work = Files.createTempDirectory("drop-in");
        Files.writeString(
                work.resolve(name + ".java"),
                """
                package org.example;
                import org.slidelab.core.board.BoardView;
                import org.slidelab.core.heuristic.PlainHeuristic;
                public final class NAME implements PlainHeuristic {
                    public String id() { return "ID"; }
                    public String summary() { return "made for a test"; }
                    public int estimate(BoardView board, BoardView goal) { BODY }
                }
                """.replace("NAME", name).replace("ID", id).replace("BODY", body));
        int errors = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "--release",
                        "17",
                        "-proc:none",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-d",
                        work.toString(),
                        work.resolve(name + ".java").toString());
        assertThat(errors).isZero();
        try (OutputStream file = Files.newOutputStream(folder.resolve(jar));
                JarOutputStream out = new JarOutputStream(file)) {
            put(
                    out,
                    "org/example/" + name + ".class",
                    Files.readAllBytes(work.resolve("org/example/" + name + ".class")));
            put(
                    out,
                    "META-INF/services/org.slidelab.core.heuristic.Heuristic",
                    ("org.example." + name).getBytes(StandardCharsets.UTF_8));
        }
    }

    private static void put(JarOutputStream out, String name, byte[] content) throws IOException {
        out.putNextEntry(new JarEntry(name));
        out.write(content);
    }
}
