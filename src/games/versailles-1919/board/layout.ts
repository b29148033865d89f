/** The board is 400 units wide: one unit is about one CSS pixel on a phone. */
export const WIDTH = 400;
export const MARGIN = 8;
export const INNER = WIDTH - 2 * MARGIN;

/** Sizes of type; nothing is smaller than `small`. */
export const TYPE = { small: 11.5, text: 12.5, name: 16.5, title: 19 } as const;

/** Between cards, and inside them at the edges. */
export const GAP = 6;
export const PAD = 8;
