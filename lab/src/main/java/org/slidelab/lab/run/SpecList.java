package org.slidelab.lab.run;

import java.util.ArrayList;
import java.util.List;

/** Several specs in one text: {@code astar,dls:limit=12,duplicates=path,bfs}. */
public final class SpecList {

    private SpecList() {}

    /** The specs of all texts; a part that sets an option, {@code name=value}, belongs to the spec before it. */
    public static List<String> split(List<String> texts) {
        List<String> specs = new ArrayList<>();
        for (String text : texts) {
            int first = specs.size();
            for (String part : text.split(",", -1)) {
                boolean isSetting = part.contains("=") && !part.contains(":");
                if (isSetting && specs.size() > first) {
                    specs.set(specs.size() - 1, specs.get(specs.size() - 1) + "," + part);
                } else {
                    specs.add(part);
                }
            }
        }
        return specs;
    }
}
