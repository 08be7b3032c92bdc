package org.slidelab.heuristics.pattern;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.zip.CRC32C;
import org.slidelab.core.table.TableFile.Verdict;

/**
 * Finds out whether a stored table is what it should be: its checksum, how often each value occurs, and a sample that is
 * worked out again without the builder's tricks.
 *
 * @param header what the file says of itself
 * @param table the table
 */
record TableCheck(TableHeader header, PatternTable table) {

    private static final int SITUATIONS_OF_THE_SAMPLE = 100_000;
    private static final int PIECE = 1 << 24;
    private static final double SHARE_OF_CHECKSUM = 0.1;
    private static final double SHARE_OF_HISTOGRAM = 0.7;

    /** What is wrong with the checksum, if something is. */
    Optional<String> damage(DoubleConsumer progress) {
        return checksum(table, new Stretch(0, SHARE_OF_CHECKSUM, progress)) == header.checksum()
                ? Optional.empty()
                : Optional.of("is damaged: the checksum of its table is wrong");
    }

    /** What comes of everything. */
    Verdict verdict(DoubleConsumer progress) {
        Optional<String> damage = damage(progress);
        if (damage.isPresent()) {
            return new Verdict(false, damage.get());
        }
        Stretch counting = new Stretch(SHARE_OF_CHECKSUM, SHARE_OF_CHECKSUM + SHARE_OF_HISTOGRAM, progress);
        if (!TableCount.of(table, counting).equals(header.histogram())) {
            return new Verdict(false, "is damaged: its values don't occur as often as they should");
        }
        Map<List<Integer>, Integer> sample = PlainDistances.nearest(table.pattern(), SITUATIONS_OF_THE_SAMPLE);
        for (Map.Entry<List<Integer>, Integer> entry : sample.entrySet()) {
            int stored = table.distance(entry.getKey());
            if (stored != entry.getValue()) {
                return new Verdict(
                        false,
                        "is wrong: with its tiles on cells %s it says %d moves; expected %d"
                                .formatted(entry.getKey(), stored, entry.getValue()));
            }
        }
        progress.accept(1);
        long values = header.histogram().stream().filter(count -> count > 0).count();
        return new Verdict(
                true, "checksum, %d values of the histogram, %,d placements".formatted(values, sample.size()));
    }

    /** The checksum of a table's rows. */
    static int checksum(PatternTable table, DoubleConsumer progress) {
        ByteBuffer rows = table.rows();
        CRC32C checksum = new CRC32C();
        int end = rows.limit();
        while (rows.position() < end) {
            progress.accept((double) rows.position() / end);
            rows.limit(Math.min(end, rows.position() + PIECE));
            checksum.update(rows);
        }
        return (int) checksum.getValue();
    }
}
