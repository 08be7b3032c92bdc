package org.slidelab.cli.terminal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slidelab.cli.ExitCode;

/**
 * Ctrl-C: the search is asked to stop, what it found so far is printed, and the program ends with the exit code for it.
 *
 * <p>The JVM answers the signal by running its shutdown hooks while the program goes on. So the hook asks the search to
 * stop and waits until everything is printed; then it ends the process itself, for otherwise the JVM would choose the
 * exit code.
 */
public final class Interruption {

    private static final long GRACE_SECONDS = 3;
    private static final AtomicBoolean REQUESTED = new AtomicBoolean();
    private static final AtomicBoolean SEARCHING = new AtomicBoolean();
    private static final CountDownLatch FINISHED = new CountDownLatch(1);

    private Interruption() {}

    /** Notes that a search begins; from now on Ctrl-C stops it in order. */
    public static void searchBegins() {
        if (SEARCHING.compareAndSet(false, true)) {
            Runtime.getRuntime().addShutdownHook(new Thread(Interruption::stop, "interruption"));
        }
    }

    /** Whether Ctrl-C was pressed. */
    public static boolean requested() {
        return REQUESTED.get();
    }

    /** Notes that everything is printed and the program ends by itself. */
    public static void finished() {
        FINISHED.countDown();
    }

    /** From now on Ctrl-C is the orderly end of what runs until then: the program ends at once, and as done. */
    public static void endsInOrder() {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(() -> Runtime.getRuntime().halt(ExitCode.DONE.number()), "interruption"));
    }

    /** Waits for Ctrl-C. */
    public static void await() throws InterruptedException {
        FINISHED.await();
    }

    private static void stop() {
        if (FINISHED.getCount() == 0) {
            return;
        }
        REQUESTED.set(true);
        try {
            boolean printed = FINISHED.await(GRACE_SECONDS, TimeUnit.SECONDS);
            if (!printed) {
                System.err.println("slidelab: the search did not stop in time; nothing more to show");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Runtime.getRuntime().halt(ExitCode.CANCELLED.number());
    }
}
