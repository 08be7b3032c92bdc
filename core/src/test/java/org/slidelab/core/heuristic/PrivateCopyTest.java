package org.slidelab.core.heuristic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.invoke.MethodHandles;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;

class PrivateCopyTest {

    private final PrivateCopy<IntSupplier> copies =
            new PrivateCopy<>(MethodHandles.lookup(), CopiedTemplate.class, IntSupplier.class, int.class);

    @Test
    void newInstance_forTwoClasses_hasAClassForEach() {
        IntSupplier first = copies.newInstance(String.class, 1);
        IntSupplier second = copies.newInstance(Integer.class, 2);

        assertThat(first.getClass()).isNotEqualTo(second.getClass()).isNotEqualTo(CopiedTemplate.class);
        assertThat(first.getClass().isHidden()).isTrue();
        assertThat(first.getAsInt()).isEqualTo(1);
        assertThat(second.getAsInt()).isEqualTo(2);
    }

    @Test
    void newInstance_twiceForOneClass_hasOneClass() {
        assertThat(copies.newInstance(String.class, 1).getClass())
                .isEqualTo(copies.newInstance(String.class, 2).getClass());
    }

    @Test
    void madeFor_aValue_isAConstantOfTheCopies() {
        assertThat(copies.newInstance(String.class, 1)).hasToString("made for nothing");
        assertThat(copies.madeFor("a").newInstance(String.class, 1)).hasToString("made for a");
        assertThat(copies.madeFor("b").newInstance(String.class, 1)).hasToString("made for b");
    }

    @Test
    void newInstance_whenTheConstructorThrows_letsItThrough() {
        assertThatThrownBy(() -> copies.newInstance(String.class, -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("negative");
    }
}
