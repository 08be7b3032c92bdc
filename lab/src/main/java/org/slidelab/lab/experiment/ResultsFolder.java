package org.slidelab.lab.experiment;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.board.Board;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.lab.experiment.StudyPlan.PlannedRun;

/**
 * The folder in which an experiment keeps its study, its boards and its runs. One process at a time works on it, and
 * whoever opens it goes on where the last one stopped.
 */
public final class ResultsFolder implements AutoCloseable {

    private static final String LOCK = ".lock";
    private static final String PART = ".part";

    private final FileChannel lock;
    private final ResultsLog log;
    private final StudyMatch finished;

    private ResultsFolder(FileChannel lock, ResultsLog log, StudyMatch finished) {
        this.lock = lock;
        this.log = log;
        this.finished = finished;
    }

    /**
     * Opens a folder for a study; makes it if there is none.
     *
     * @throws InvalidSpecException if it can't be written, is in use, or holds something else
     */
    public static ResultsFolder open(Path folder, StudyPlan plan) {
        FileChannel lock = lock(folder);
        try {
            keep(folder, plan);
            List<Board> boards = plan.instances().stream().map(Instance::board).toList();
            StudyMatch finished = new StudyMatch(plan.study(), boards, folder.resolve(ResultsLog.JSON));
            ResultsLog log = ResultsLog.open(folder, finished::check);
            ResultsFolder opened = new ResultsFolder(lock, log, finished);
            opened.checkVersion(folder);
            return opened;
        } catch (IOException e) {
            close(lock);
            throw notWritable(folder, e);
        } catch (RuntimeException e) {
            close(lock);
            throw e;
        }
    }

    /** Whether a run has finished. */
    public boolean has(PlannedRun run) {
        return finished.contains(
                StudyMatch.key(run.instance().number(), run.configuration().toString()));
    }

    /** Adds a finished run. */
    void add(RunRecord run) {
        log.append(run);
    }

    @Override
    public void close() {
        try (lock) {
            log.close();
        } catch (IOException e) {
            throw new UncheckedIOException("results can't be written: " + e.getMessage(), e);
        }
    }

    private static FileChannel lock(Path folder) {
        try {
            Files.createDirectories(folder);
            refuseForeign(folder);
            FileChannel channel =
                    FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (tryLock(channel) == null) {
                channel.close();
                throw new InvalidSpecException(
                        "'%s' is in use by another experiment; wait for it or choose another folder".formatted(folder));
            }
            return channel;
        } catch (IOException e) {
            throw notWritable(folder, e);
        }
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    private static void refuseForeign(Path folder) throws IOException {
        if (!Results.isIn(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                Optional<Path> foreign = files.filter(file -> !isOurs(file)).findFirst();
                if (foreign.isPresent()) {
                    throw new InvalidSpecException("'%s' holds %s but no results; expected a new or an empty folder"
                            .formatted(folder, foreign.get().getFileName()));
                }
            }
        }
    }

    /** Whether a file may be there before the study is: its writer was killed. */
    private static boolean isOurs(Path file) {
        String name = file.getFileName().toString();
        return name.equals(LOCK) || name.equals(Results.BOARDS) || name.endsWith(PART);
    }

    /** Writes the study and its boards, or makes sure that those in the folder are the same. */
    private static void keep(Path folder, StudyPlan plan) throws IOException {
        List<Board> boards = plan.instances().stream().map(Instance::board).toList();
        Study study = plan.study().withBoardsKept(boards.get(0).size());
        if (!Results.isIn(folder)) {
            write(
                    folder,
                    Results.BOARDS,
                    "# The boards of the study, goal %s\n%s\n"
                            .formatted(
                                    plan.goal(),
                                    boards.stream().map(Board::toString).collect(Collectors.joining("\n"))));
            write(folder, Results.STUDY, StudyFile.text(study));
            return;
        }
        Study kept = Results.study(folder);
        String difference =
                StudyFile.difference(kept.withBoardsKept(boards.get(0).size()), study);
        if (!difference.isEmpty()) {
            throw new InvalidSpecException("'%s' holds the results of another study: %s".formatted(folder, difference));
        }
        List<Board> keptBoards = Results.boards(folder, kept);
        for (int i = 0; i < Math.max(boards.size(), keptBoards.size()); i++) {
            String before = i < keptBoards.size() ? keptBoards.get(i).toString() : "missing";
            String now = i < boards.size() ? boards.get(i).toString() : "missing";
            if (!before.equals(now)) {
                throw new InvalidSpecException("'%s' holds the results of another study: board %d is %s there, %s here"
                        .formatted(folder, i + 1, before, now));
            }
        }
    }

    private void checkVersion(Path folder) {
        if (finished.size() > 0 && !finished.version().equals(Machine.version())) {
            throw new InvalidSpecException("'%s' holds results of Slidelab %s, this is %s; choose another folder"
                    .formatted(folder, finished.version(), Machine.version()));
        }
    }

    /** The file is there as a whole or not at all. */
    private static void write(Path folder, String name, String text) throws IOException {
        Path part = folder.resolve(name + PART);
        Files.writeString(part, text);
        Files.move(part, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    private static InvalidSpecException notWritable(Path folder, IOException e) {
        return new InvalidSpecException(
                "folder '%s' can't be written (%s); expected one that can".formatted(folder, reason(e)));
    }

    private static String reason(IOException e) {
        if (e instanceof FileAlreadyExistsException) {
            return "it is a file";
        }
        if (e instanceof AccessDeniedException) {
            return "access denied";
        }
        if (e instanceof NoSuchFileException) {
            return "it can't be made there";
        }
        return e instanceof FileSystemException failed && failed.getReason() != null
                ? failed.getReason()
                : String.valueOf(e.getMessage());
    }

    private static void close(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            // Nothing was written.
        }
    }
}
