package org.slidelab.lab.window;

import java.net.InetAddress;
import java.time.Duration;
import org.slidelab.core.search.Limits;

/**
 * Where a window is served, and how much its visitors may use.
 *
 * @param address the address to listen at
 * @param port the port, 0 for any that is free
 * @param searches how many searches may run at once
 * @param waiting how many more may wait for their turn; others are sent away
 * @param limits the most that one search may use
 */
public record WindowSettings(InetAddress address, int port, int searches, int waiting, Limits limits) {

    private static final int WAITING = 100;
    private static final long NODES = 200_000_000;
    private static final Duration TIME = Duration.ofSeconds(60);

    /** This machine alone, any free port, a search for each processor; what they may store shares the Java heap. */
    public static WindowSettings local() {
        int searches = Math.max(2, Runtime.getRuntime().availableProcessors());
        return new WindowSettings(
                InetAddress.getLoopbackAddress(),
                0,
                searches,
                WAITING,
                new Limits(NODES, TIME, Limits.DEFAULT.bytes() / searches));
    }

    /** The same settings at another address. */
    public WindowSettings at(InetAddress newAddress, int newPort) {
        return new WindowSettings(newAddress, newPort, searches, waiting, limits);
    }

    /** The same settings with other limits for each search. */
    public WindowSettings withLimits(Limits newLimits) {
        return new WindowSettings(address, port, searches, waiting, newLimits);
    }

    /** The same settings with other numbers of searches that run and that wait. */
    public WindowSettings withSearches(int newSearches, int newWaiting) {
        return new WindowSettings(address, port, newSearches, newWaiting, limits);
    }
}
