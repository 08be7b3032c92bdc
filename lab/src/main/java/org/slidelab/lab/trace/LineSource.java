package org.slidelab.lab.trace;

import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.Arrays;

/** The lines of a file as bytes, from any place in it; it knows where each begins. */
final class LineSource implements Closeable {

    private static final int MOST_BYTES = 1 << 20;

    private final RandomAccessFile file;
    private final byte[] buffer = new byte[1 << 16];
    private long bufferStart;
    private int bufferLength;
    private int next;
    private byte[] line = new byte[512];
    private int length;
    private long lineStart;
    private boolean terminated;

    LineSource(Path path) throws IOException {
        file = new RandomAccessFile(path.toFile(), "r");
    }

    /** Goes to a place at which a line begins. */
    void seek(long position) throws IOException {
        file.seek(position);
        bufferStart = position;
        bufferLength = 0;
        next = 0;
    }

    /** Goes on to the next line; false at the end of the file. */
    boolean advance() throws IOException {
        lineStart = bufferStart + next;
        length = 0;
        terminated = false;
        while (!terminated) {
            if (next == bufferLength && !fill()) {
                return length > 0;
            }
            int end = next;
            while (end < bufferLength && buffer[end] != '\n') {
                end++;
            }
            append(end);
            terminated = end < bufferLength;
            next = terminated ? end + 1 : end;
        }
        return true;
    }

    /** Where the line begins. */
    long start() {
        return lineStart;
    }

    /** Whether the line has its end; the last one of a file that was cut off hasn't. */
    boolean terminated() {
        return terminated;
    }

    byte[] bytes() {
        return line;
    }

    int length() {
        return length;
    }

    private boolean fill() throws IOException {
        bufferStart += bufferLength;
        next = 0;
        bufferLength = Math.max(0, file.read(buffer));
        return bufferLength > 0;
    }

    private void append(int end) {
        int more = end - next;
        if (length + more > MOST_BYTES) {
            throw new IllegalArgumentException("a line of more than a megabyte, which no trace has");
        }
        if (length + more > line.length) {
            line = Arrays.copyOf(line, Math.max(2 * line.length, length + more));
        }
        System.arraycopy(buffer, next, line, length, more);
        length += more;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
