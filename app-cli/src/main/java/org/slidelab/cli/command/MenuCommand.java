package org.slidelab.cli.command;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slidelab.cli.option.CatalogOptions;
import org.slidelab.cli.option.GoalOptions;
import org.slidelab.cli.print.BoardDrawing;
import org.slidelab.cli.print.ComparisonPrinter;
import org.slidelab.cli.print.ReportPrinter;
import org.slidelab.cli.print.Style;
import org.slidelab.cli.terminal.Prompt;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.BoardText;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.Problem;
import org.slidelab.lab.boards.DefaultPuzzle;
import org.slidelab.lab.boards.RandomBoards;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.Configurations;
import org.slidelab.lab.run.RunSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A menu for people who would rather choose than type. */
@Command(
        name = "menu",
        description = "Asks for a board and an algorithm, shows the result, and asks again until you leave.",
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class,
        footerHeading = "%nExamples:%n",
        footer = {"  slidelab menu", "  slidelab menu --goal blank-last --size 4x4"})
public final class MenuCommand implements Runnable {

    private static final Limits LIMITS = Limits.DEFAULT.withTime(Duration.ofMinutes(1));

    @Spec
    private CommandSpec spec;

    @Mixin
    private GoalOptions goals = new GoalOptions();

    @Mixin
    private CatalogOptions options = new CatalogOptions();

    private final Terminal terminal;

    /** Creates the verb for a terminal. */
    public MenuCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        Catalog catalog = options.catalog(spec.commandLine().getErr());
        Prompt prompt = new Prompt(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)), out);
        out.println("Slidelab: sliding-tile puzzles. Searches stop after a minute; 0 goes back or leaves.");
        for (Optional<Problem> problem = askProblem(prompt); problem.isPresent(); problem = askProblem(prompt)) {
            new BoardDrawing(new Style(terminal)).lines(problem.get().start()).forEach(out::println);
            askAndRun(prompt, catalog, problem.get());
        }
        out.println("Bye.");
    }

    private Optional<Problem> askProblem(Prompt prompt) {
        Dimensions size = goals.size().orElse(new Dimensions(3, 3));
        Board goal = goals.goal(size);
        int choice = prompt.choose("Board", List.of("default puzzle", "random", "type one"), "exit");
        return switch (choice) {
            case 1 -> Optional.of(new Problem(DefaultPuzzle.forGoal(goal), goal));
            case 2 -> Optional.of(new Problem(new RandomBoards(goal, System.nanoTime()).next(), goal));
            case 3 ->
                prompt.ask("Tiles row by row, 0 is the blank: ", text -> {
                    Board board = BoardText.parse(text, goals.size());
                    return new Problem(board, goals.goal(board.size()));
                });
            default -> Optional.empty();
        };
    }

    private void askAndRun(Prompt prompt, Catalog catalog, Problem problem) {
        Configurations configurations = new Configurations(catalog);
        List<String> algorithms = catalog.algorithms().stream()
                .map(entry -> entry.provider().id())
                .toList();
        List<String> heuristics = configurations.usableHeuristics(problem.size()).stream()
                .map(entry -> entry.provider().id())
                .toList();
        List<String> choices = new ArrayList<>(algorithms);
        choices.add("all of them");
        int choice = prompt.choose("Algorithm", choices, "back");
        if (choice == 0) {
            return;
        }
        if (choice > algorithms.size()) {
            List<Configuration> all = configurations.cross(algorithms, List.of(), problem.goal());
            new ComparisonPrinter(spec.commandLine().getOut(), new Style(terminal))
                    .print(all.stream()
                            .map(each -> searches().runAnyway(problem, each))
                            .toList());
            return;
        }
        String algorithm = algorithms.get(choice - 1);
        boolean informed = catalog.algorithm(algorithm).provider().traits().informed();
        int heuristic = informed ? prompt.choose("Heuristic", heuristics, "back") : 0;
        if (!informed || heuristic > 0) {
            Optional<String> chosen = heuristic > 0 ? Optional.of(heuristics.get(heuristic - 1)) : Optional.empty();
            Configuration configuration = configurations.choose(Optional.of(algorithm), chosen, problem.goal());
            new ReportPrinter(spec.commandLine().getOut(), new Style(terminal), Optional.empty())
                    .print(searches().runAnyway(problem, configuration));
        }
    }

    private Searches searches() {
        return new Searches(spec.commandLine().getErr(), terminal, RunSettings.DEFAULT.withLimits(LIMITS));
    }
}
