package org.slidelab.lab.experiment;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Objects;

/** What results were made on. It names no user and no host. */
final class Machine {

    private Machine() {}

    /** The version of Slidelab. */
    static String version() {
        return Objects.requireNonNullElse(Machine.class.getPackage().getImplementationVersion(), "development");
    }

    /** The fields that tell of software and hardware. */
    static Map<String, Object> fields() {
        return ImmutableMap.of(
                "version", version(),
                "jdk", System.getProperty("java.vendor") + " " + System.getProperty("java.runtime.version"),
                "os",
                        "%s %s %s"
                                .formatted(
                                        System.getProperty("os.name"),
                                        System.getProperty("os.version"),
                                        System.getProperty("os.arch")),
                "cores", Runtime.getRuntime().availableProcessors());
    }
}
