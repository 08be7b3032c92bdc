package org.example.heuristic;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.slidelab.core.heuristic.Heuristic;

class FirstCornerTest {
    @Test
    void heuristic_annotated_isRegistered() {
        assertTrue(ServiceLoader.load(Heuristic.class).stream()
                .anyMatch(provider -> provider.type().equals(FirstCorner.class)));
    }
}
