package org.example.onemodule;

import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

class OneModuleTest {
    @Test
    void classPath_ofOneModule_hasNoApp() {
        String classPath = System.getProperty("java.class.path");
        assertFalse(classPath.contains("picocli"), classPath);
        assertFalse(classPath.contains("logback"), classPath);
    }
}
