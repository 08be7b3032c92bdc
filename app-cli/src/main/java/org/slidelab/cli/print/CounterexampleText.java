package org.slidelab.cli.print;

import java.util.List;
import org.slidelab.core.board.Board;
import org.slidelab.lab.check.Counterexample;
import org.slidelab.lab.check.Counterexample.ChangedBoard;
import org.slidelab.lab.check.Counterexample.ChangedMind;
import org.slidelab.lab.check.Counterexample.Drop;
import org.slidelab.lab.check.Counterexample.IncrementalMistake;
import org.slidelab.lab.check.Counterexample.Place;
import org.slidelab.lab.check.Counterexample.WrongEstimate;
import org.slidelab.lab.check.Property;
import org.slidelab.lab.report.RunFields;

/**
 * Tells of counterexamples in words.
 *
 * @param units how many units of the estimates make a move
 */
record CounterexampleText(int units) {

    /** The lines for a counterexample to a property. */
    List<String> lines(Property property, Counterexample example) {
        String board = "board " + rows(example.place().board());
        if (example instanceof WrongEstimate wrong) {
            return List.of(
                    "%s: estimate %s, %s".formatted(board, moves(wrong.estimate()), truth(property, example.place())));
        }
        if (example instanceof Drop drop) {
            Board after = drop.place().board().after(drop.move());
            return List.of(
                    "%s: estimate %s, %s".formatted(board, moves(drop.estimate()), distance(example.place())),
                    "after the blank's move %s, %s: estimate %s, which is %s less; one move may take off 1 at most"
                            .formatted(
                                    drop.move().letter(),
                                    rows(after),
                                    moves(drop.after()),
                                    moves(drop.estimate() - drop.after())));
        }
        if (example instanceof IncrementalMistake mistake) {
            String after =
                    mistake.moves().isEmpty() ? "" : " after the blank's moves " + RunFields.letters(mistake.moves());
            return List.of("%s%s: %s gives %s, estimate gives %s"
                    .formatted(board, after, mistake.method(), moves(mistake.given()), moves(mistake.expected())));
        }
        if (example instanceof ChangedMind changed) {
            return List.of("%s: estimate %s at first, %s when asked again"
                    .formatted(board, moves(changed.first()), moves(changed.second())));
        }
        ChangedBoard changed = (ChangedBoard) example;
        return List.of("%s: %s leaves the tiles %s".formatted(board, changed.method(), changed.left()));
    }

    private static String truth(Property property, Place place) {
        return switch (property) {
            case GOAL_ZERO -> "though it is the goal itself";
            case IN_RANGE -> "expected 0 or more";
            default -> distance(place);
        };
    }

    private static String distance(Place place) {
        return place.exact()
                ? "true distance " + place.distance()
                : "true distance at most %d (a walk of %s leads there)"
                        .formatted(place.distance(), Numbers.moves(place.distance()));
    }

    private String moves(int estimate) {
        return Numbers.amount((double) estimate / units);
    }

    private static String rows(Board board) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < board.cells(); cell++) {
            text.append(cell == 0 ? "" : board.column(cell) == 0 ? " / " : " ").append(board.tile(cell));
        }
        return text.toString();
    }
}
