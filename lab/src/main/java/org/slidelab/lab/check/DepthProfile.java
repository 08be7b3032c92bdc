package org.slidelab.lab.check;

/**
 * The estimates of the boards at one distance from the goal, in moves.
 *
 * @param distance the distance
 * @param boards how many boards there are
 * @param meanEstimate their mean estimate
 * @param leastEstimate the smallest one
 * @param greatestEstimate the largest one
 * @param exact how many estimates are exactly right
 */
public record DepthProfile(
        int distance, long boards, double meanEstimate, double leastEstimate, double greatestEstimate, long exact) {

    /** How much the estimates fall short on average; negative if they are too large. */
    public double meanError() {
        return distance - meanEstimate;
    }
}
