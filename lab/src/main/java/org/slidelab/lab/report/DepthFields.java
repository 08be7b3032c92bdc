package org.slidelab.lab.report;

import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.slidelab.lab.enumeration.DepthCounts;

/** The counts of an enumeration as named fields. */
public final class DepthFields {

    private DepthFields() {}

    /** All of it as one set of fields. */
    public static Map<String, Object> of(DepthCounts counts) {
        return ImmutableMap.<String, Object>builder()
                .put("rows", counts.goal().size().rows())
                .put("columns", counts.goal().size().columns())
                .put("goal", counts.goal().tiles())
                .put("outcome", counts.extent().word())
                .put("boards", counts.total())
                .put("deepest", counts.deepest())
                .put("counts", counts.counts())
                .put("bytes", counts.bytes())
                .put("seconds", counts.seconds())
                .build();
    }

    /** One set of fields for each depth. */
    public static List<Map<String, Object>> byDepth(DepthCounts counts) {
        List<Map<String, Object>> rows = new ArrayList<>();
        long cumulative = 0;
        for (int depth = 0; depth <= counts.deepest(); depth++) {
            cumulative += counts.counts().get(depth);
            rows.add(ImmutableMap.of(
                    "size", counts.goal().size().toString(),
                    "goal", counts.goal().tiles(),
                    "depth", depth,
                    "boards", counts.counts().get(depth),
                    "cumulative", cumulative));
        }
        return rows;
    }
}
