package org.slidelab.core.provider;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;

/** Helps a person who mistyped a name. */
public final class NearestName {

    private NearestName() {}

    /** A phrase that offers the nearest name if one is near, and all that exist. */
    public static String suggestion(String asked, Collection<String> names) {
        String all = "there " + (names.size() == 1 ? "is " : "are ")
                + String.join(", ", names.stream().sorted().toList());
        return names.stream()
                .min(Comparator.comparingInt((String name) -> distance(asked, name))
                        .thenComparing(name -> name))
                .filter(name -> distance(asked, name) <= Math.max(1, Math.max(asked.length(), name.length()) / 3))
                .map(name -> "did you mean '%s'? %s".formatted(name, all))
                .orElse(all);
    }

    /** The fewest letters to insert, delete or replace in order to turn one text into the other (Levenshtein). */
    static int distance(String from, String to) {
        int[] row = new int[to.length() + 1];
        Arrays.setAll(row, column -> column);
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
