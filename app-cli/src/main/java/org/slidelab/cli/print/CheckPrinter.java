package org.slidelab.cli.print;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.slidelab.lab.check.CheckReport;
import org.slidelab.lab.check.Counterexample;
import org.slidelab.lab.check.DepthProfile;
import org.slidelab.lab.check.Finding;
import org.slidelab.lab.check.HeuristicReport;
import org.slidelab.lab.check.Profile;
import org.slidelab.lab.check.Property;
import org.slidelab.lab.check.Speed;
import org.slidelab.lab.check.Verdict;

/**
 * Shows what a check found out.
 *
 * @param out where to
 * @param style the terminal's colours
 */
public record CheckPrinter(PrintWriter out, Style style) {

    /** Shows one heuristic in full, or several in one table with what was refuted and who dominates whom. */
    public void print(CheckReport check, boolean byDepth) {
        out.println(boards(check));
        if (check.reports().size() == 1) {
            printOne(check, check.reports().get(0));
        } else if (!check.reports().isEmpty()) {
            printTable(check);
            check.reports().forEach(report -> printRemarks(check, report));
            printDominance(check);
        }
        if (byDepth || check.reports().size() == 1) {
            check.reports()
                    .forEach(report -> printDepths(report, check.reports().size() > 1));
        }
        if (check.cancelled()) {
            out.println(style.warning("cancelled") + " before everything was looked at");
        }
        out.flush();
    }

    private static String boards(CheckReport check) {
        String goal = "size %s, goal %s".formatted(check.goal().size(), check.goal());
        return check.everyBoard()
                ? goal + ", every board"
                : "%s, %s samples, seed %d%s"
                        .formatted(
                                goal,
                                Numbers.count(check.samples()),
                                check.seed(),
                                check.reference()
                                        .map(reference -> ", distances found by " + reference)
                                        .orElse(", no distances known"));
    }

    private void printOne(CheckReport check, HeuristicReport report) {
        out.println("%s: %s boards and %s moves looked at"
                .formatted(style.bold(report.spec()), Numbers.count(report.boards()), Numbers.count(report.moves())));
        out.println();
        TextTable table = new TextTable(List.of("property", "claimed", "verdict"));
        for (Finding finding : report.findings()) {
            Property property = finding.property();
            String claimed = property.optional() ? finding.claimed() ? "yes" : "no" : "always";
            table.add(List.of(property.words(), claimed, verdict(check, finding)));
        }
        table.lines(style).forEach(out::println);
        printRemarks(check, report);
        out.println();
        printProfile(report);
    }

    private static String verdict(CheckReport check, Finding finding) {
        String remark = finding.unclaimedTruth() ? " (not claimed, but holds)" : "";
        boolean samples = finding.verdict() == Verdict.NOT_REFUTED && !check.everyBoard();
        return finding.verdict().word()
                + remark
                + (samples ? " in %s samples".formatted(Numbers.count(check.samples())) : "");
    }

    /** The counterexamples, and for several heuristics what one of them could claim. */
    private void printRemarks(CheckReport check, HeuristicReport report) {
        for (Finding finding : report.findings()) {
            finding.counterexample().ifPresent(example -> printExample(report, finding, example));
            if (finding.unclaimedTruth() && check.reports().size() > 1) {
                out.println("%s: %s is not claimed, but holds"
                        .formatted(report.spec(), finding.property().words()));
            }
        }
    }

    private void printExample(HeuristicReport report, Finding finding, Counterexample example) {
        out.println();
        out.println("%s: %s %s%s"
                .formatted(
                        style.bold(report.spec()),
                        finding.claimed() ? style.bad("refuted:") : "does not hold and is not claimed:",
                        finding.property().words(),
                        finding.property() == Property.GOAL_ZERO ? "" : ", smallest counterexample"));
        new CounterexampleText(report.units())
                .lines(finding.property(), example)
                .forEach(line -> out.println("  " + line));
    }

    private void printProfile(HeuristicReport report) {
        Profile profile = report.profile();
        if (profile.boards() > 0) {
            out.println(String.format(
                    Locale.ROOT,
                    "mean estimate %.2f of a mean distance of %.2f, largest %s, exactly right %.2f %%",
                    profile.meanEstimate(),
                    profile.meanDistance(),
                    Numbers.amount(profile.greatestEstimate()),
                    100 * profile.exactShare()));
        }
        if (report.units() > 1) {
            out.println(
                    "estimates are counted in units of which %s make a move".formatted(Numbers.count(report.units())));
        }
        report.speed()
                .ifPresent(speed -> out.println("%s estimates a second from the board, %s"
                        .formatted(
                                rate(OptionalDouble.of(speed.full())),
                                speed.incremental().isPresent()
                                        ? rate(speed.incremental()) + " from the estimate before"
                                        : "no incremental form")));
    }

    private void printTable(CheckReport check) {
        out.println();
        TextTable table = new TextTable(List.of(
                "heuristic",
                "claims",
                "admissible",
                "consistent",
                "incremental",
                "otherwise",
                ">mean",
                ">largest",
                ">exact",
                ">full/s",
                ">incremental/s"));
        check.reports().forEach(report -> table.add(row(report)));
        table.lines(style).forEach(out::println);
    }

    private static List<String> row(HeuristicReport report) {
        Profile profile = report.profile();
        return List.of(
                report.spec(),
                report.claims().consistent() ? "consistent" : report.claims().admissible() ? "admissible" : "nothing",
                report.finding(Property.ADMISSIBLE).verdict().word(),
                report.finding(Property.CONSISTENT).verdict().word(),
                report.finding(Property.INCREMENTAL).verdict().word(),
                othersHold(report) ? "fine" : "refuted",
                String.format(Locale.ROOT, "%.2f", profile.meanEstimate()),
                Numbers.amount(profile.greatestEstimate()),
                String.format(Locale.ROOT, "%.2f %%", 100 * profile.exactShare()),
                report.speed()
                        .map(speed -> rate(OptionalDouble.of(speed.full())))
                        .orElse("-"),
                report.speed().map(Speed::incremental).map(CheckPrinter::rate).orElse("-"));
    }

    private static boolean othersHold(HeuristicReport report) {
        return report.findings().stream()
                .filter(finding -> !finding.property().optional() && finding.property() != Property.INCREMENTAL)
                .noneMatch(Finding::brokenClaim);
    }

    private void printDominance(CheckReport check) {
        out.println();
        String where = check.everyBoard() ? "proved on every board" : "on the samples";
        for (HeuristicReport report : check.reports()) {
            List<String> lesser = check.dominatedBy(report.spec());
            List<String> equal = check.equalTo(report.spec());
            if (!lesser.isEmpty()) {
                out.println("%s dominates %s (%s)".formatted(report.spec(), String.join(", ", lesser), where));
            }
            if (!equal.isEmpty()) {
                out.println("%s says the same as %s (%s)".formatted(report.spec(), String.join(", ", equal), where));
            }
        }
    }

    private void printDepths(HeuristicReport report, boolean named) {
        out.println();
        if (named) {
            out.println(style.bold(report.spec()));
        }
        TextTable table = new TextTable(
                List.of(">distance", ">boards", ">mean estimate", ">least", ">largest", ">mean error", ">exact"));
        for (DepthProfile depth : report.profile().depths()) {
            table.add(List.of(
                    String.valueOf(depth.distance()),
                    Numbers.count(depth.boards()),
                    String.format(Locale.ROOT, "%.2f", depth.meanEstimate()),
                    Numbers.amount(depth.leastEstimate()),
                    Numbers.amount(depth.greatestEstimate()),
                    String.format(Locale.ROOT, "%.2f", depth.meanError()),
                    Numbers.count(depth.exact())));
        }
        table.lines(style).forEach(out::println);
    }

    private static String rate(OptionalDouble perSecond) {
        if (perSecond.isEmpty()) {
            return "-";
        }
        double rate = perSecond.getAsDouble();
        return rate >= 1e6
                ? String.format(Locale.ROOT, "%.1f M", rate / 1e6)
                : String.format(Locale.ROOT, "%.1f k", rate / 1e3);
    }
}
