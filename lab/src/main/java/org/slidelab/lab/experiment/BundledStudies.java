package org.slidelab.lab.experiment;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.slidelab.core.provider.InvalidSpecException;

/** Studies that come with Slidelab, by name. */
public final class BundledStudies {

    /** Their names. */
    public static final List<String> NAMES =
            List.of("published-figures", "random-boards", "branching-factors", "tie-breaking");

    private BundledStudies() {}

    /**
     * The settings of a study file, or of a study that comes with Slidelab.
     *
     * @throws InvalidSpecException if there is neither
     */
    public static Map<String, String> settings(String fileOrName) {
        if (!NAMES.contains(fileOrName)) {
            if (!Files.exists(Path.of(fileOrName))) {
                throw new InvalidSpecException("study '%s': expected a properties file, or one of %s"
                        .formatted(fileOrName, String.join(", ", NAMES)));
            }
            return StudyFile.settings(Path.of(fileOrName));
        }
        try (InputStream text = BundledStudies.class.getResourceAsStream(fileOrName + ".properties")) {
            if (text == null) {
                throw new InvalidSpecException("study '%s' is missing from its jar".formatted(fileOrName));
            }
            return StudyFile.settings(fileOrName, new String(text.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
