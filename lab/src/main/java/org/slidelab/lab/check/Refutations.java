package org.slidelab.lab.check;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Keeps the smallest counterexample to each property. */
final class Refutations {

    private final Map<Property, Counterexample> smallest = new EnumMap<>(Property.class);

    /** Takes note of a counterexample at a distance; it is made only if it may be the smallest. */
    void add(Property property, int distance, Supplier<Counterexample> maker) {
        Counterexample known = smallest.get(property);
        if (known == null || distance <= known.place().distance()) {
            Counterexample example = maker.get();
            if (known == null || Counterexample.SMALLEST_FIRST.compare(example, known) < 0) {
                smallest.put(property, example);
            }
        }
    }

    /** The smallest counterexample to a property, if there is any. */
    Optional<Counterexample> of(Property property) {
        return Optional.ofNullable(smallest.get(property));
    }
}
