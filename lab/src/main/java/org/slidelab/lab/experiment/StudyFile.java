package org.slidelab.lab.experiment;

import com.google.common.collect.Maps;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import org.slidelab.core.provider.InvalidSpecException;

/**
 * Studies as text: a properties file with a line for each setting.
 *
 * <pre>
 * # Ten boards at each even depth
 * depth = 2-24
 * count = 10
 * algorithm = bfs, astar
 * heuristic = misplaced, manhattan
 * max-nodes = 100000
 * </pre>
 */
public final class StudyFile {

    private StudyFile() {}

    /** The study that settings make. */
    public static Study study(Map<String, String> settings) {
        return new StudySettings(settings).study();
    }

    /** The settings in a file; a file of boards is looked for beside it. */
    public static Map<String, String> settings(Path file) {
        try {
            Map<String, String> settings = settings(file.toString(), Files.readString(file));
            settings.computeIfPresent(
                    StudySettings.FILE,
                    (name, boards) -> file.resolveSibling(boards).toString());
            return settings;
        } catch (IOException e) {
            throw new UncheckedIOException("study '%s' can't be read; expected a properties file".formatted(file), e);
        }
    }

    /** The settings in a text; the source is named where it is wrong. */
    static Map<String, String> settings(String source, String text) {
        Map<String, String> settings = new LinkedHashMap<>();
        Properties lines = new Properties() {
            private static final long serialVersionUID = 1L;

            @Override
            public synchronized Object put(Object name, Object value) {
                if (settings.put(name.toString(), value.toString().strip()) != null) {
                    throw new InvalidSpecException("%s sets '%s' twice".formatted(source, name));
                }
                return super.put(name, value);
            }
        };
        try (Reader reader = new StringReader(text)) {
            lines.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (IllegalArgumentException e) {
            throw new InvalidSpecException("%s: %s".formatted(source, e.getMessage()));
        }
        return settings;
    }

    /** A study as text. */
    public static String text(Study study) {
        StringBuilder text = new StringBuilder();
        study.settings()
                .forEach((name, value) -> text.append(name)
                        .append(" = ")
                        .append(value.replace("\\", "\\\\"))
                        .append('\n'));
        return text.toString();
    }

    /** The command that runs a study, into a folder named {@code results}, and makes its report. */
    public static String command(Study study) {
        StringBuilder command = new StringBuilder("slidelab experiment --out results");
        study.settings()
                .forEach((name, value) -> command.append(" --")
                        .append(name)
                        .append(StudySettings.FLAGS.contains(name) ? "" : " " + quotedForShell(value)));
        return command.append(" --report").toString();
    }

    private static String quotedForShell(String value) {
        return value.matches("[\\w.:=/-]+") ? value : "'" + value.replace("'", "'\\''") + "'";
    }

    /** The first difference between two studies in words, empty if there is none; titles don't matter. */
    static String difference(Study kept, Study now) {
        Map<String, String> before = new LinkedHashMap<>(kept.settings());
        Map<String, String> after = new LinkedHashMap<>(now.settings());
        before.remove(StudySettings.TITLE);
        after.remove(StudySettings.TITLE);
        var difference = Maps.difference(before, after);
        return StudySettings.NAMES.stream()
                .filter(name -> difference.entriesDiffering().containsKey(name)
                        || difference.entriesOnlyOnLeft().containsKey(name)
                        || difference.entriesOnlyOnRight().containsKey(name))
                .map(name -> "%s is %s there, %s here".formatted(name, quoted(before, name), quoted(after, name)))
                .findFirst()
                .orElse("");
    }

    private static String quoted(Map<String, String> settings, String name) {
        return settings.containsKey(name) ? "'%s'".formatted(settings.get(name)) : "not set";
    }
}
