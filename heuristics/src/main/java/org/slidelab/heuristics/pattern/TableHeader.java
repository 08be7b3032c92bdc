package org.slidelab.heuristics.pattern;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.InvalidBoardException;

/**
 * The first page of a table's file: what the table is of, and how to tell whether it is whole.
 *
 * <p>Magic word, version, rows, columns, the blank's cell, the pattern's cells as a mask, the checksum and the length of
 * the rows, how often each value occurs, and the checksum of all that. Numbers are big-endian. The rows follow.
 *
 * @param pattern the pattern
 * @param checksum the checksum of the rows, a CRC-32C
 * @param histogram how often each value occurs
 */
record TableHeader(Pattern pattern, int checksum, List<Long> histogram) {

    /** The length of a header. */
    static final int LENGTH = 4096;

    /** The version of the format; another one means that the rows are laid out in another way. */
    static final int VERSION = 2;

    private static final byte[] MAGIC = "slidepdb".getBytes(StandardCharsets.US_ASCII);
    private static final int CONTENT_LENGTH = 40 + Histogram.VALUES * Long.BYTES;

    TableHeader {
        histogram = List.copyOf(histogram);
    }

    /** Why a file's first page isn't a header that can be used. */
    static final class Unusable extends Exception {

        private static final long serialVersionUID = 1L;

        Unusable(String message) {
            super(message);
        }
    }

    /** The page to write. */
    ByteBuffer encode() {
        ByteBuffer page = ByteBuffer.allocate(LENGTH)
                .put(MAGIC)
                .putInt(VERSION)
                .putInt(pattern.size().rows())
                .putInt(pattern.size().columns())
                .putInt(pattern.blank())
                .putInt(pattern.mask())
                .putInt(checksum)
                .putLong(PatternTable.length(pattern));
        histogram.forEach(page::putLong);
        page.position(CONTENT_LENGTH).putInt(checksum(page.duplicate().flip()));
        return page.rewind();
    }

    /**
     * Reads a page.
     *
     * @throws Unusable if it isn't a header of this version
     */
    static TableHeader decode(ByteBuffer page) throws Unusable {
        byte[] magic = new byte[MAGIC.length];
        if (page.remaining() < LENGTH || !Arrays.equals(magicOf(page, magic), MAGIC)) {
            throw new Unusable("is no table");
        }
        int version = page.getInt();
        if (version != VERSION) {
            throw new Unusable("has format version %d; expected %d".formatted(version, VERSION));
        }
        if (page.getInt(CONTENT_LENGTH) != checksum(page.duplicate().rewind().limit(CONTENT_LENGTH))) {
            throw new Unusable("is damaged: the checksum of its header is wrong");
        }
        Pattern pattern = pattern(page);
        int checksum = page.getInt();
        page.getLong();
        List<Long> histogram = new ArrayList<>();
        for (int value = 0; value < Histogram.VALUES; value++) {
            histogram.add(page.getLong());
        }
        return new TableHeader(pattern, checksum, histogram);
    }

    private static Pattern pattern(ByteBuffer page) throws Unusable {
        int rows = page.getInt();
        int columns = page.getInt();
        int blank = page.getInt();
        int mask = page.getInt();
        try {
            Dimensions size = new Dimensions(rows, columns);
            if (blank >= 0
                    && blank < size.cells()
                    && size.cells() <= Partition.MOST_CELLS
                    && mask >>> size.cells() == 0
                    && (mask >>> blank & 1) == 0
                    && PatternTable.canBe(size, Integer.bitCount(mask))) {
                return Pattern.ofMask(size, blank, mask);
            }
        } catch (InvalidBoardException e) {
            // Said below.
        }
        throw new Unusable("is damaged: its header tells of a %d×%d board, the blank on cell %d and the cells %x"
                .formatted(rows, columns, blank, mask));
    }

    /** The length of the whole file. */
    long fileLength() {
        return LENGTH + PatternTable.length(pattern);
    }

    /** The checksum of what remains in a buffer. */
    static int checksum(ByteBuffer bytes) {
        CRC32C checksum = new CRC32C();
        checksum.update(bytes);
        return (int) checksum.getValue();
    }

    private static byte[] magicOf(ByteBuffer page, byte[] magic) {
        page.get(magic);
        return magic;
    }
}
