package org.slidelab.core.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CacheFolderTest {

    private static final Map<String, String> HOME = Map.of("user.home", "home");

    @Test
    void folder_withoutSettings_isInTheUsersCache() {
        assertThat(CacheFolder.of(Map.of(), HOME::get)).isEqualTo(Path.of("home", ".cache", "slidelab"));
    }

    @Test
    void folder_ofXdg_comesBeforeTheHome() {
        assertThat(CacheFolder.of(Map.of("XDG_CACHE_HOME", "xdg"), HOME::get)).isEqualTo(Path.of("xdg", "slidelab"));
    }

    @Test
    void folder_ofTheVariable_isTakenAsItIs() {
        assertThat(CacheFolder.of(Map.of("XDG_CACHE_HOME", "xdg", "SLIDELAB_CACHE", "mine"), HOME::get))
                .isEqualTo(Path.of("mine"));
    }

    @Test
    void folder_ofTheProperty_comesFirst() {
        Map<String, String> properties = Map.of("slidelab.cache", "first", "user.home", "home");

        assertThat(CacheFolder.of(Map.of("SLIDELAB_CACHE", "mine"), properties::get))
                .isEqualTo(Path.of("first"));
    }

    @Test
    void folder_ofABlankVariable_isNotTaken() {
        assertThat(CacheFolder.of(Map.of("SLIDELAB_CACHE", " "), HOME::get))
                .isEqualTo(Path.of("home", ".cache", "slidelab"));
    }
}
