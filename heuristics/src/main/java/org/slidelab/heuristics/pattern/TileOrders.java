package org.slidelab.heuristics.pattern;

/**
 * Numbers the orders in which k tiles can lie behind each other, 0 to k! − 1.
 *
 * <p>Tile t contributes t! times the number of lower tiles that lie before it. So when a tile moves past another one, the
 * number changes by the factorial of the larger of the two: plus if the lower one comes to lie before the larger one,
 * minus otherwise. A search never has to work it out anew.
 */
final class TileOrders {

    /** The most tiles whose orders fit in two bytes. */
    static final int MOST_TILES = 8;

    private final int tiles;
    private final int count;
    private final byte[] tileAt;

    TileOrders(int tiles) {
        this.tiles = tiles;
        count = factorial(tiles);
        tileAt = new byte[count * tiles];
        int[] order = new int[tiles];
        for (int number = 0; number < count; number++) {
            arrange(number, order);
            for (int position = 0; position < tiles; position++) {
                tileAt[number * tiles + position] = (byte) order[position];
            }
        }
    }

    /** The number of tiles. */
    int tiles() {
        return tiles;
    }

    /** How many orders there are. */
    int count() {
        return count;
    }

    /** Which tile lies at a position. */
    int tile(int number, int position) {
        return tileAt[number * tiles + position];
    }

    /** For each order the one that comes of it if the tile at one position moves to another. */
    char[] moved(int from, int to) {
        char[] numbers = new char[count];
        for (int number = 0; number < count; number++) {
            int tile = tile(number, from);
            int change = 0;
            for (int position = Math.min(from, to); position <= Math.max(from, to); position++) {
                change += position == from ? 0 : change(tile, tile(number, position));
            }
            numbers[number] = (char) (from < to ? number + change : number - change);
        }
        return numbers;
    }

    /** By how much the number of an order changes if a tile moves past another towards the end. */
    static int change(int tile, int passed) {
        return passed < tile ? factorial(tile) : -factorial(passed);
    }

    static int factorial(int n) {
        return n < 2 ? 1 : n * factorial(n - 1);
    }

    /** Inserts the tiles from the lowest to the highest, each behind as many as its digit says. */
    private void arrange(int number, int[] order) {
        int rest = number;
        for (int tile = 0; tile < tiles; tile++) {
            int digit = rest % (tile + 1);
            rest /= tile + 1;
            System.arraycopy(order, digit, order, digit + 1, tile - digit);
            order[digit] = tile;
        }
    }
}
