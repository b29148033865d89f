import { BOARD } from '../../../theme/drawing/board-colours.ts';
import { LIGHT } from '../../../theme/tokens.ts';

/** A sheet is 400 units wide: one unit is about one CSS pixel on a phone. */
export const WIDTH = 400;
export const MARGIN = 8;
export const INNER = WIDTH - 2 * MARGIN;

/** Sizes of type; nothing is smaller than `small`. */
export const TYPE = { small: 11.5, text: 12.5, title: 19, figure: 21 } as const;

/** What is written into the drawings; a page in the dark paints it over. */
export const INK = {
  text: LIGHT.ink,
  muted: LIGHT.muted,
  rule: LIGHT.rule,
  edge: LIGHT.edge,
  shade: LIGHT.shade,
  card: BOARD.card.light,
  war: LIGHT.danger,
  warWash: LIGHT.dangerWash,
  allyWash: LIGHT.goodWash,
  peaceWash: LIGHT.warnWash,
  bar: LIGHT.accent,
} as const;
