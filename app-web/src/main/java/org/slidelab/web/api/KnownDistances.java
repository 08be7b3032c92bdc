package org.slidelab.web.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.slidelab.core.board.Board;
import org.slidelab.lab.boards.DistanceTable;

/** The tables of true distances of the last few goals; a table serves one thread at a time. */
final class KnownDistances {

    private static final int MOST_TABLES = 4;

    private final Map<Board, DistanceTable> tables = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Board, DistanceTable> eldest) {
            return size() > MOST_TABLES;
        }
    };

    synchronized int greatest(Board goal) {
        return table(goal).greatest();
    }

    synchronized Board random(Board goal, int distance, long seed) {
        DistanceTable table = table(goal);
        return table.board(distance, new Random(seed).nextInt(table.count(distance)));
    }

    synchronized List<Integer> distances(Board goal, List<Board> boards) {
        DistanceTable table = table(goal);
        return boards.stream().map(table::distance).toList();
    }

    private DistanceTable table(Board goal) {
        return tables.computeIfAbsent(goal, DistanceTable::from);
    }
}
