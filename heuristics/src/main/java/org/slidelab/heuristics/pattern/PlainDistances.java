package org.slidelab.heuristics.pattern;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.slidelab.core.board.Move;

/**
 * The distances of the placements that are nearest to home, worked out without tricks: a situation is the cell of each of
 * the pattern's tiles and of the blank, and a move of another tile costs nothing.
 *
 * <p>This is what {@link PatternTableBuilder} is compared with, in tests and when a file is verified.
 */
final class PlainDistances {

    private final Pattern pattern;
    private final Map<List<Integer>, Integer> costs = new HashMap<>();
    private final Map<List<Integer>, Integer> placements = new HashMap<>();

    private PlainDistances(Pattern pattern) {
        this.pattern = pattern;
    }

    /**
     * The distances by placement, the cell of each tile in the order of the pattern's cells.
     *
     * @param situations how many situations to look at
     */
    static Map<List<Integer>, Integer> nearest(Pattern pattern, int situations) {
        PlainDistances distances = new PlainDistances(pattern);
        distances.search(situations);
        return distances.placements;
    }

    private void search(int situations) {
        List<Integer> home = new ArrayList<>(pattern.cells());
        home.add(pattern.blank());
        Deque<List<Integer>> queue = new ArrayDeque<>(List.of(home));
        costs.put(home, 0);
        for (int i = 0; i < situations && !queue.isEmpty(); i++) {
            List<Integer> situation = queue.removeFirst();
            int cost = costs.getOrDefault(situation, 0);
            placements.merge(List.copyOf(situation.subList(0, pattern.tiles())), cost, Math::min);
            for (Move move : Move.values()) {
                int target = move.target(pattern.size(), situation.get(pattern.tiles()));
                if (target >= 0) {
                    visit(situation, target, cost, queue);
                }
            }
        }
    }

    private void visit(List<Integer> situation, int target, int cost, Deque<List<Integer>> queue) {
        List<Integer> next = new ArrayList<>(situation);
        int tile = situation.subList(0, pattern.tiles()).indexOf(target);
        if (tile >= 0) {
            next.set(tile, situation.get(pattern.tiles()));
        }
        next.set(pattern.tiles(), target);
        int nextCost = cost + (tile >= 0 ? 1 : 0);
        if (nextCost < costs.getOrDefault(next, Integer.MAX_VALUE)) {
            costs.put(next, nextCost);
            if (tile >= 0) {
                queue.addLast(next);
            } else {
                queue.addFirst(next);
            }
        }
    }
}
