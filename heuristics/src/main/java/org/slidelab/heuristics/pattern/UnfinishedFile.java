package org.slidelab.heuristics.pattern;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.DoubleConsumer;

/**
 * A file that is being written. It has a name that no other has, and gets the one it is meant for when all of it is on the
 * disk.
 *
 * <p>A lock shows that somebody is at it, so what can be locked was left behind by a process that was killed. Locks belong to
 * processes and end with them, whatever numbers processes have. But a process that opens and closes a file loses its locks on
 * it; so the files of this one are known by name and left alone.
 */
final class UnfinishedFile implements AutoCloseable {

    /** What the names of such files end with. */
    static final String SUFFIX = ".part";

    private static final int PIECE = 1 << 24;
    private static final Set<String> OWN = ConcurrentHashMap.newKeySet();

    private final Path target;
    private final Path path;
    private final FileChannel channel;

    private UnfinishedFile(Path target, Path path, FileChannel channel) {
        this.target = target;
        this.path = path;
        this.channel = channel;
    }

    /** Begins a file that is to have a name in the end. */
    static UnfinishedFile of(Path target) throws IOException {
        UnfinishedFile file = create(target);
        while (!file.locked()) {
            file.close();
            file = create(target);
        }
        return file;
    }

    private static UnfinishedFile create(Path target) throws IOException {
        String name = target.getFileName() + "." + UUID.randomUUID() + SUFFIX;
        Path path = target.resolveSibling(name);
        OWN.add(name);
        try {
            return new UnfinishedFile(
                    target, path, FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
        } catch (IOException e) {
            OWN.remove(name);
            throw e;
        }
    }

    /** Whether it is there and locked: another process may have taken it for a leftover before it was. */
    private boolean locked() {
        try {
            return channel.lock().isValid() && Files.exists(path);
        } catch (IOException e) {
            // A file system without locks: nobody can lock the file, so nobody takes it for a leftover.
            return Files.exists(path);
        }
    }

    /** Writes what remains in a buffer, piece by piece, each onto the disk. */
    void write(ByteBuffer bytes, DoubleConsumer progress) throws IOException {
        int end = bytes.limit();
        while (bytes.position() < end) {
            progress.accept((double) bytes.position() / end);
            bytes.limit(Math.min(end, bytes.position() + PIECE));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(false);
            bytes.limit(end);
        }
    }

    /** Gives the file its name. */
    void finish() throws IOException {
        channel.force(true);
        Files.move(path, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Removes the file, if it isn't finished. */
    @Override
    public void close() throws IOException {
        try (channel) {
            Files.deleteIfExists(path);
        } finally {
            OWN.remove(String.valueOf(path.getFileName()));
        }
    }

    /** Removes a file with such a name if nobody is at it any more; tells whether it did. */
    static boolean removeIfLeftOver(Path path) {
        if (OWN.contains(String.valueOf(path.getFileName()))) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            return lock != null && Files.deleteIfExists(path);
        } catch (IOException | OverlappingFileLockException e) {
            // It is gone, or in use, or not ours to remove.
            return false;
        }
    }
}
