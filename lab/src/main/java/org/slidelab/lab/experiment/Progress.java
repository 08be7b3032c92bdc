package org.slidelab.lab.experiment;

/**
 * How far an experiment is.
 *
 * @param total how many runs the study has
 * @param before how many of them had finished before
 * @param finished how many have finished now, those before included
 * @param failed how many of those that finished now failed
 */
public record Progress(int total, int before, int finished, int failed) {

    Progress with(RunRecord run) {
        return new Progress(total, before, finished + 1, run.failed() ? failed + 1 : failed);
    }

    /** Whether every run has finished. */
    public boolean complete() {
        return finished == total;
    }
}
