package org.slidelab.cli.option;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** What an experiment is to find out; each option is a setting of a study file under the same name. */
@SuppressWarnings("UnusedVariable") // the fields are read through their options
public final class StudyOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--title", paramLabel = "TEXT", description = "what the study is called")
    private Optional<String> title = Optional.empty();

    @Option(names = "--file", paramLabel = "FILE", description = "boards from a file, one per line; # begins a comment")
    private Optional<Path> file = Optional.empty();

    @Option(
            names = "--set",
            paramLabel = "NAME",
            description = "a set of boards that comes with Slidelab: korf-15, eight-by-depth, published, korf-24")
    private Optional<String> set = Optional.empty();

    @Option(names = "--size", paramLabel = "RxC", description = "rows and columns of random boards (default: 3x3)")
    private Optional<String> size = Optional.empty();

    @Option(
            names = "--count",
            paramLabel = "N",
            description = "how many random boards, with --depth at each depth (default: 100)")
    private Optional<String> count = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "seed of random boards: the same seed gives the same boards (default: 1)")
    private Optional<String> seed = Optional.empty();

    @Option(
            names = "--depth",
            paramLabel = "N[-N]",
            description = "random boards exactly so many moves from the goal: 20, or all from 0-31; up to 10 cells")
    private Optional<String> depth = Optional.empty();

    @Option(names = "--walk", paramLabel = "N", description = "random boards N random moves from the goal")
    private Optional<String> walk = Optional.empty();

    @Option(
            names = "--goal",
            paramLabel = "GOAL",
            description = "blank-first (0 1 2 …, the default), blank-last (1 2 … 0), snail (a spiral), or a board")
    private Optional<String> goal = Optional.empty();

    @Option(
            names = "--move-order",
            paramLabel = "ORDER",
            description = "order of the blank's moves, the letters R, D, L and U (default: RDLU)")
    private Optional<String> moveOrder = Optional.empty();

    @Option(
            names = {"-a", "--algorithm"},
            paramLabel = "ALGORITHM",
            completionCandidates = ProviderNames.OfAlgorithms.class,
            description = "algorithms, several or all; one may bring its own heuristic: 'idastar manhattan'")
    private List<String> algorithms = List.of();

    @Option(
            names = {"-H", "--heuristic"},
            paramLabel = "HEURISTIC",
            completionCandidates = ProviderNames.OfHeuristics.class,
            description = "heuristics, several or all (default: what suits the size)")
    private List<String> heuristics = List.of();

    @Option(names = "--max-nodes", paramLabel = "N", description = "end a run after expanding N nodes: 100000, 5k, 2M")
    private Optional<String> maxNodes = Optional.empty();

    @Option(names = "--max-time", paramLabel = "TIME", description = "end a run after this time (default: 1m)")
    private Optional<String> maxTime = Optional.empty();

    @Option(
            names = "--max-memory",
            paramLabel = "SIZE",
            description =
                    "end a run when its nodes take this much (default: the runs share three quarters of the heap)")
    private Optional<String> maxMemory = Optional.empty();

    @Option(names = "--exhaust", description = "search unsolvable boards too, until every reachable state was seen")
    private boolean exhaust;

    @Option(names = "--isolate", description = "give each run a Java virtual machine of its own")
    private boolean isolate;

    @Option(
            names = "--heap",
            paramLabel = "SIZE",
            description = "the fixed heap of such a virtual machine (default: an equal share)")
    private Optional<String> heap = Optional.empty();

    /** The settings that were given, by name. */
    public Map<String, String> settings() {
        Map<String, String> settings = new LinkedHashMap<>();
        ParseResult given = command.commandLine().getParseResult();
        for (OptionSpec option : command.mixins().values().stream()
                .filter(mixin -> mixin.userObject() == this)
                .flatMap(mixin -> mixin.options().stream())
                .toList()) {
            if (given.hasMatchedOption(option)) {
                settings.put(option.longestName().substring(2), text(option.getValue()));
            }
        }
        return settings;
    }

    private static String text(Object value) {
        if (value instanceof List<?> list) {
            return String.join(",", list.stream().map(Object::toString).toList());
        }
        return value instanceof Optional<?> optional
                ? optional.map(Object::toString).orElse("")
                : value.toString();
    }
}
