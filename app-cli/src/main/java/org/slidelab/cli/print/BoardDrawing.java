package org.slidelab.cli.print;

import com.google.common.base.Strings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.core.board.Board;

/**
 * Draws boards: with lines on a terminal, as rows of numbers elsewhere.
 *
 * @param style the terminal's colours
 */
public record BoardDrawing(Style style) {

    private static final String GAP = "   ";

    /** The lines of one board. */
    public List<String> lines(Board board) {
        int width = String.valueOf(board.cells() - 1).length();
        return style.terminal().output() ? boxed(board, width) : plain(board, width);
    }

    /** Boards side by side with a caption below each, as many in a row as fit. */
    public List<String> sideBySide(List<Board> boards, List<String> captions) {
        Terminal terminal = style.terminal();
        int cellWidth = String.valueOf(boards.get(0).cells() - 1).length() + (terminal.output() ? 3 : 1);
        int width = Math.max(
                boards.get(0).size().columns() * cellWidth + 1,
                captions.stream().mapToInt(String::length).max().orElse(0));
        int perRow = Math.max(1, (terminal.width() + GAP.length()) / (width + GAP.length()));
        List<String> result = new ArrayList<>();
        for (int first = 0; first < boards.size(); first += perRow) {
            int end = Math.min(first + perRow, boards.size());
            List<List<String>> columns =
                    boards.subList(first, end).stream().map(this::lines).toList();
            for (int line = 0; line < columns.get(0).size(); line++) {
                StringBuilder text = new StringBuilder();
                for (List<String> column : columns) {
                    text.append(padded(column.get(line), width)).append(GAP);
                }
                result.add(text.toString().stripTrailing());
            }
            StringBuilder text = new StringBuilder();
            captions.subList(first, end)
                    .forEach(caption ->
                            text.append(padded(style.dim(caption), width)).append(GAP));
            result.add(text.toString().stripTrailing());
            result.add("");
        }
        return result;
    }

    /** Pads to a visible width: colour codes take none. */
    private static String padded(String text, int width) {
        int visible = text.replaceAll("\u001b\\[[0-9;]*m", "").length();
        return text + " ".repeat(Math.max(0, width - visible));
    }

    private static List<String> plain(Board board, int width) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < board.size().rows(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < board.size().columns(); column++) {
                String tile = String.valueOf(board.tile(row * board.size().columns() + column));
                line.append(column == 0 ? "" : " ").append(Strings.padStart(tile, width, ' '));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private List<String> boxed(Board board, int width) {
        boolean unicode = style.terminal().unicode();
        int columns = board.size().columns();
        String bar = (unicode ? "─" : "-").repeat(width + 2);
        String wall = unicode ? "│" : "|";
        List<String> lines = new ArrayList<>();
        lines.add(unicode ? rule("┌", "┬", "┐", bar, columns) : rule("+", "+", "+", bar, columns));
        for (int row = 0; row < board.size().rows(); row++) {
            StringBuilder line = new StringBuilder(wall);
            for (int column = 0; column < columns; column++) {
                int tile = board.tile(row * columns + column);
                String text = Strings.padStart(tile == 0 ? "" : String.valueOf(tile), width, ' ');
                line.append(' ').append(style.bold(text)).append(' ').append(wall);
            }
            lines.add(line.toString());
            if (row < board.size().rows() - 1) {
                lines.add(unicode ? rule("├", "┼", "┤", bar, columns) : rule("+", "+", "+", bar, columns));
            }
        }
        lines.add(unicode ? rule("└", "┴", "┘", bar, columns) : rule("+", "+", "+", bar, columns));
        return lines;
    }

    private static String rule(String left, String middle, String right, String bar, int columns) {
        return left + String.join(middle, Collections.nCopies(columns, bar)) + right;
    }
}
