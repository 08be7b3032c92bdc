package org.slidelab.heuristics;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.stream.Collectors;
import org.slidelab.core.board.Board;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicFinder;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.provider.Option;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Spec;

/**
 * The largest of the estimates of several heuristics: {@code max:of=linear-conflict+walking-distance}.
 *
 * <p>If none of the parts overestimates, the largest doesn't either; if one move changes each by at most one, it changes
 * the largest by at most one. So what all parts claim holds for the whole, and without options nothing is known.
 *
 * <p>A part can have an option of its own: {@code max:of=mine:depth=3+manhattan}.
 */
@AutoService(Heuristic.class)
public final class Max implements Heuristic {

    private static final Option<String> OF = Option.text(
            "of",
            "the heuristics to take the largest estimate of",
            "linear-conflict+inversion-distance",
            "two or more heuristics joined by +, such as manhattan+gaschnig");

    @Override
    public String id() {
        return "max";
    }

    @Override
    public String summary() {
        return "the largest estimate of several heuristics";
    }

    @Override
    public List<Option<?>> options() {
        return List.of(OF);
    }

    @Override
    public HeuristicTraits traits() {
        return HeuristicTraits.NOTHING_CLAIMED;
    }

    @Override
    public HeuristicTraits traits(Options options, HeuristicFinder others) {
        List<HeuristicTraits> traits =
                parts(options, others).stream().map(others::heuristicTraits).toList();
        String boards = traits.stream()
                .map(HeuristicTraits::boards)
                .filter(words -> !words.equals(HeuristicTraits.NOTHING_CLAIMED.boards()))
                .distinct()
                .collect(Collectors.joining("; "));
        return new HeuristicTraits(
                traits.stream().allMatch(HeuristicTraits::admissible),
                traits.stream().allMatch(HeuristicTraits::consistent),
                boards.isEmpty() ? HeuristicTraits.NOTHING_CLAIMED.boards() : boards,
                size -> traits.stream().allMatch(each -> each.supports().test(size)));
    }

    /** Takes the parts from those that this class's own loader sees. */
    @Override
    public Evaluator evaluator(Board goal, Options options) {
        return evaluator(goal, options, Catalog.of(Max.class.getClassLoader()));
    }

    @Override
    public Evaluator evaluator(Board goal, Options options, HeuristicFinder others) {
        List<String> specs = parts(options, others);
        List<Evaluator> parts = new ArrayList<>();
        for (String spec : specs) {
            parts.add(others.evaluator(spec, goal));
        }
        return new Largest(goal.size(), specs, parts);
    }

    @Override
    public void prepare(Board goal, Options options, HeuristicFinder others, DoubleConsumer progress) {
        List<String> parts = parts(options, others);
        for (int i = 0; i < parts.size(); i++) {
            double before = i;
            others.prepare(parts.get(i), goal, done -> progress.accept((before + done) / parts.size()));
        }
    }

    private List<String> parts(Options options, HeuristicFinder others) {
        List<String> parts = Arrays.stream(options.get(OF).split("\\+", -1))
                .map(String::strip)
                .toList();
        if (parts.size() < 2 || parts.size() > Largest.MOST_PARTS) {
            throw new InvalidSpecException("option of='%s': expected 2 to %d heuristics joined by +; there are %s"
                    .formatted(options.get(OF), Largest.MOST_PARTS, names(others)));
        }
        for (String part : parts) {
            String id = Spec.parse(part).id();
            if (id.equals(id())) {
                throw new InvalidSpecException("option of='%s': max can't be a part of max; there are %s"
                        .formatted(options.get(OF), names(others)));
            }
        }
        return parts;
    }

    private String names(HeuristicFinder others) {
        return others.heuristicIds().stream().filter(id -> !id.equals(id())).collect(Collectors.joining(", "));
    }
}
