package org.example.onemodule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.provider.Options;
import org.slidelab.heuristics.Manhattan;

/** A program that wants a heuristic and no workbench. */
class OneModuleTest {

    @Test
    void manhattan_onABoard_isTheSumOfTheTilesDistances() {
        Evaluator manhattan = new Manhattan().evaluator(Board.parse("012/345/678"), Options.DEFAULTS);

        assertEquals(3, manhattan.estimate(new WorkingBoard(Board.parse("125/340/678"))));
        assertEquals(21, manhattan.estimate(new WorkingBoard(Board.parse("8 0 6 5 4 7 2 3 1"))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "picocli.CommandLine",
                "ch.qos.logback.classic.Logger",
                "com.google.common.collect.ImmutableList",
                "org.slidelab.lab.run.SearchRunner",
                "org.slidelab.algorithms.informed.AStar"
            })
    void classPath_ofOneModule_hasNothingOfTheApp(String className) {
        assertThrows(ClassNotFoundException.class, () -> Class.forName(className));
    }
}
