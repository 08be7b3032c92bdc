package org.slidelab.web;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.lab.boards.RandomBoards;

/**
 * Sends a bounded load of 8-puzzles to a window on this machine and prints what came back. Not a test: timings depend on
 * the machine. Run with the test class path and
 *
 * <pre>
 *   rate PORT REQUESTS_PER_SECOND SECONDS     at a steady rate, whether or not answers come
 *   clients PORT CLIENTS SECONDS              so many clients, each asking again when it has its answer
 * </pre>
 */
public final class Load {

    private static final int MOST_SECONDS = 900;
    private static final int BOARDS = 1_000;

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .executor(Executors.newFixedThreadPool(4, Load::daemon))
            .build();
    private final Map<String, AtomicInteger> outcomes = new ConcurrentSkipListMap<>();
    private final Map<Long, AtomicInteger> latencies = new ConcurrentHashMap<>();
    private final AtomicLong sent = new AtomicLong();
    private final URI address;
    private final String[] bodies;

    private Load(int port) {
        address = URI.create("http://127.0.0.1:" + port + "/api/v1/solve");
        Board goal = NamedGoal.BLANK_FIRST.on(Board.parse("012345678").size());
        RandomBoards boards = new RandomBoards(goal, 1);
        bodies = new String[BOARDS];
        Arrays.setAll(
                bodies,
                i -> "{\"board\":\"%s\",\"algorithm\":\"astar\",\"heuristic\":\"manhattan\"}".formatted(boards.next()));
    }

    /** Runs the load that the arguments describe. */
    public static void main(String[] arguments) throws InterruptedException {
        Load load = new Load(Integer.parseInt(arguments[1]));
        int many = Integer.parseInt(arguments[2]);
        int seconds = Math.min(MOST_SECONDS, Integer.parseInt(arguments[3]));
        if (arguments[0].equals("rate")) {
            load.atRate(many, seconds);
        } else {
            load.withClients(many, seconds);
        }
        load.print(seconds);
    }

    private void atRate(int perSecond, int seconds) throws InterruptedException {
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(Load::daemon);
        long requests = (long) perSecond * seconds;
        CountDownLatch done = new CountDownLatch((int) requests);
        long begin = System.nanoTime();
        var unused = timer.scheduleAtFixedRate(
                () -> {
                    long due = (System.nanoTime() - begin) * perSecond / 1_000_000_000L;
                    while (sent.get() < Math.min(due, requests)) {
                        ask(begin + sent.get() * 1_000_000_000L / perSecond, done::countDown);
                    }
                },
                0,
                1,
                TimeUnit.MILLISECONDS);
        done.await(seconds + 60L, TimeUnit.SECONDS);
        timer.shutdownNow();
    }

    private void withClients(int clients, int seconds) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        CountDownLatch done = new CountDownLatch(clients);
        for (int i = 0; i < clients; i++) {
            askAgain(end, done);
        }
        done.await(seconds + 60L, TimeUnit.SECONDS);
    }

    private void askAgain(long end, CountDownLatch done) {
        if (System.nanoTime() >= end) {
            done.countDown();
        } else {
            ask(System.nanoTime(), () -> askAgain(end, done));
        }
    }

    /** Latency counts from when the request was due, so that a server that is behind can't hide it. */
    private void ask(long due, Runnable then) {
        int number = (int) (sent.getAndIncrement() % BOARDS);
        HttpRequest request = HttpRequest.newBuilder(address)
                .timeout(Duration.ofSeconds(30))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(bodies[number]))
                .build();
        var unused = client.sendAsync(request, BodyHandlers.ofString()).whenComplete((response, failure) -> {
            String outcome = failure == null ? String.valueOf(response.statusCode()) : failure.toString();
            outcomes.computeIfAbsent(outcome, key -> new AtomicInteger()).incrementAndGet();
            if (outcome.equals("200")) {
                long micros = (System.nanoTime() - due) / 1_000;
                latencies
                        .computeIfAbsent(micros / 100, key -> new AtomicInteger())
                        .incrementAndGet();
            }
            then.run();
        });
    }

    private void print(int seconds) {
        System.out.println("answers by status: " + outcomes);
        long all = latencies.values().stream().mapToLong(AtomicInteger::get).sum();
        System.out.printf("%.0f solved a second%n", (double) all / seconds);
        for (double part : new double[] {0.5, 0.9, 0.99, 0.999, 1}) {
            System.out.printf("p%-5s %8.1f ms%n", part * 100, percentile(part, all));
        }
    }

    private double percentile(double part, long all) {
        long below = 0;
        for (long bucket : latencies.keySet().stream().sorted().toList()) {
            below += latencies.get(bucket).get();
            if (below >= part * all) {
                return bucket / 10.0;
            }
        }
        return Double.NaN;
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "load");
        thread.setDaemon(true);
        return thread;
    }
}
