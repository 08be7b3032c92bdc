package org.slidelab.benchmarks.peers;

import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.slidelab.benchmarks.peers.Peer.Method;
import org.slidelab.benchmarks.peers.Peer.Solver;

/**
 * Lets Slidelab and other libraries solve the same boards, one after the other in one run, and prints how many times as
 * long the others take. Each cost is compared with the known one; a wrong one ends the run.
 */
public final class SideBySide {

    private static final int EASY_BOARDS = 10;
    private static final List<Peer> PEERS = List.of(new SlidelabPeer(), new HipsterPeer(), new AimaPeer());

    private final Duration time;
    private final PrintStream out;

    /** Creates a comparison in which each library has so much time to warm up for a task, and as much to do it in. */
    SideBySide(Duration time, PrintStream out) {
        this.time = time;
        this.out = out;
    }

    /** Compares on the 8-puzzle and on easy boards of Korf; an argument tells on how many of these. */
    public static void main(String[] arguments) {
        int boards = arguments.length == 0 ? EASY_BOARDS : Integer.parseInt(arguments[0]);
        new SideBySide(Duration.ofSeconds(3), System.out)
                .compare(List.of(
                        Task.HARDEST_BREADTH_FIRST,
                        Task.HARDEST_A_STAR,
                        Task.HARDEST_IDA_STAR,
                        Task.korf(boards, Method.A_STAR)));
    }

    /** Prints the table, a line as soon as it is known. */
    void compare(List<Task> tasks) {
        out.println("Java %s; median time of a run, and how many times that of Slidelab; every cost checked"
                .formatted(System.getProperty("java.version")));
        out.println();
        out.println("| boards | search |"
                + String.join(
                        " |", PEERS.stream().map(peer -> " " + peer.name()).toList()) + " |");
        out.println("|---|---|" + "---:|".repeat(PEERS.size()));
        for (Task task : tasks) {
            List<OptionalDouble> times =
                    PEERS.stream().map(peer -> median(task, peer)).toList();
            double ours = times.get(0).orElseThrow();
            StringBuilder line = new StringBuilder("| %s | %s |".formatted(task.title(), task.method()));
            for (int i = 0; i < times.size(); i++) {
                line.append(' ').append(cell(times.get(i), ours, i > 0)).append(" |");
            }
            out.println(line);
        }
    }

    private static String cell(OptionalDouble seconds, double ours, boolean withRatio) {
        if (seconds.isEmpty()) {
            return "–";
        }
        double value = seconds.getAsDouble();
        String text = value < 1
                ? String.format(Locale.ROOT, "%.3g ms", value * 1e3)
                : String.format(Locale.ROOT, "%.2f s", value);
        return withRatio ? String.format(Locale.ROOT, "%s (%,.0f ×)", text, value / ours) : text;
    }

    private OptionalDouble median(Task task, Peer peer) {
        Optional<Solver> solver = peer.solver(task.method(), task.puzzle());
        if (solver.isEmpty()) {
            return OptionalDouble.empty();
        }
        List<Double> warming = repeat(task, peer, solver.get());
        List<Double> measured = warming.size() > 1 ? repeat(task, peer, solver.get()) : warming;
        List<Double> sorted = measured.stream().sorted().toList();
        return OptionalDouble.of(sorted.get(sorted.size() / 2));
    }

    /** Runs until the time is over, at least once; a run that alone takes longer needs no other. */
    private List<Double> repeat(Task task, Peer peer, Solver solver) {
        List<Double> times = new ArrayList<>();
        long end = System.nanoTime() + time.toNanos();
        do {
            times.add(task.seconds(solver, peer.name()));
        } while (System.nanoTime() < end);
        return times;
    }
}
