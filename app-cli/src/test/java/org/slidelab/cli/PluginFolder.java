package org.slidelab.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * A folder for plugins, filled with jars that are compiled from source against the distribution's core.
 *
 * @param folder the folder
 * @param coreJar what the sources are compiled against
 */
record PluginFolder(Path folder, Path coreJar) {

    private static final String HEURISTIC = "org.slidelab.core.heuristic.Heuristic";
    private static final String ALGORITHM = "org.slidelab.core.search.SearchAlgorithm";
    private static final String IMPORTS = """
            package org.example;
            import org.slidelab.core.board.*;
            import org.slidelab.core.heuristic.*;
            import org.slidelab.core.provider.*;
            import org.slidelab.core.search.*;
            """;

    /** The source of a heuristic as a student would write it: an id, and the body of its one method. */
    static String plain(String className, String id, String body) {
        return plain(className, id, body, "");
    }

    static String plain(String className, String id, String body, String more) {
        return """
                public final class CLASS implements PlainHeuristic {
                    public String id() { return "ID"; }
                    public String summary() { return "made for a test"; }
                    public int estimate(BoardView board, BoardView goal) { BODY }
                    MORE
                }
                """.replace("CLASS", className)
                .replace("ID", id)
                .replace("BODY", body)
                .replace("MORE", more);
    }

    /** Puts in a jar with one heuristic. */
    Path heuristic(String jar, String className, String source) throws IOException {
        return jar(jar, Map.of(className, source), HEURISTIC, className);
    }

    /** Puts in a jar with one algorithm. */
    Path algorithm(String jar, String className, String source) throws IOException {
        return jar(jar, Map.of(className, source), ALGORITHM, className);
    }

    /** Puts in a jar with several classes, one of them a heuristic. */
    Path heuristic(String jar, Map<String, String> sources, String provider) throws IOException {
        return jar(jar, sources, HEURISTIC, provider);
    }

    private Path jar(String jar, Map<String, String> sources, String service, String provider) throws IOException {
        Map<String, byte[]> entries = new LinkedHashMap<>(compile(sources));
        entries.put("META-INF/services/" + service, ("org.example." + provider + "\n").getBytes(UTF_8));
        return write(jar, entries);
    }

    /** Puts in a jar with just these entries. */
    Path write(String jar, Map<String, byte[]> entries) throws IOException {
        Path path = folder.resolve(jar);
        try (OutputStream file = Files.newOutputStream(path);
                JarOutputStream out = new JarOutputStream(file)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                out.putNextEntry(new JarEntry(entry.getKey()));
                out.write(entry.getValue());
            }
        }
        return path;
    }

    /** Puts in a jar with a heuristic whose class file is changed first. */
    void patched(String jar, String className, String source, int offset, int value) throws IOException {
        Map<String, byte[]> entries = new LinkedHashMap<>(compile(Map.of(className, source)));
        entries.get("org/example/" + className + ".class")[offset] = (byte) value;
        entries.put("META-INF/services/" + HEURISTIC, ("org.example." + className).getBytes(UTF_8));
        write(jar, entries);
    }

    private Map<String, byte[]> compile(Map<String, String> sources) throws IOException {
        Path work = Files.createTempDirectory(folder, "classes");
        for (Map.Entry<String, String> source : sources.entrySet()) {
            Files.writeString(work.resolve(source.getKey() + ".java"), IMPORTS + source.getValue());
        }
        List<String> arguments = Stream.concat(
                        Stream.of("--release", "17", "-proc:none", "-cp", coreJar.toString(), "-d", work.toString()),
                        sources.keySet().stream()
                                .map(name -> work.resolve(name + ".java").toString()))
                .toList();
        int errors = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        assertThat(errors).isZero();
        Map<String, byte[]> classes = new LinkedHashMap<>();
        try (Stream<Path> files = Files.walk(work)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".class")).toList()) {
                classes.put(work.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
        return classes;
    }
}
