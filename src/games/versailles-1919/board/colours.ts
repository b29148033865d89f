import { BOARD, TINTS, WASHES } from '../../../theme/drawing/board-colours.ts';
import { LIGHT, seatLook } from '../../../theme/tokens.ts';
import type { Kind, NationId } from '../pack-types.ts';

/** What is written into the drawing; a page in the dark paints it over. */
export const INK = {
  sheet: LIGHT.sheet,
  card: BOARD.card.light,
  text: LIGHT.ink,
  muted: LIGHT.muted,
  rule: LIGHT.rule,
  edge: LIGHT.edge,
  shade: LIGHT.shade,
  accent: LIGHT.accent,
  accentWash: LIGHT.accentWash,
  unrest: LIGHT.danger,
  keg: BOARD.wood.light,
} as const;

export type Look = { readonly strong: string; readonly wash: string };

/** The nations in the order of the rules file, as seats are coloured on the pages; Japan comes last. */
export const NATION_LOOKS: { readonly [N in NationId]: Look } = {
  uk: { strong: seatLook(0).light, wash: WASHES.blue.light },
  fr: { strong: seatLook(1).light, wash: WASHES.red.light },
  us: { strong: seatLook(2).light, wash: WASHES.green.light },
  it: { strong: seatLook(3).light, wash: WASHES.ochre.light },
  jp: { strong: seatLook(4).light, wash: WASHES.violet.light },
};

/** A tint for each region, the League, Reparations and the end card. All carry ink. */
export const KIND_TINTS: { readonly [K in Kind]: string } = {
  eu: TINTS.blue.light,
  ba: TINTS.ochre.light,
  me: TINTS.clay.light,
  af: TINTS.green.light,
  pa: TINTS.teal.light,
  league: TINTS.violet.light,
  reparations: TINTS.stone.light,
  end: TINTS.rose.light,
};
