import { LIGHT, seatLook } from '../../../theme/tokens.ts';
import type { Kind, NationId } from '../pack-types.ts';

/** The board is a printed sheet: the light palette, always. */
export const INK = {
  sheet: LIGHT.sheet,
  card: '#ffffff',
  text: LIGHT.ink,
  muted: LIGHT.muted,
  rule: LIGHT.rule,
  edge: LIGHT.edge,
  shade: LIGHT.shade,
  accent: LIGHT.accent,
  accentWash: LIGHT.accentWash,
  unrest: LIGHT.danger,
  keg: '#5b3a1e',
} as const;

export type Look = { readonly strong: string; readonly wash: string };

/** The nations in the order of the rules file, as seats are coloured on the pages; Japan comes last. */
export const NATION_LOOKS: { readonly [N in NationId]: Look } = {
  uk: { strong: seatLook(0).light, wash: '#e1eaf6' },
  fr: { strong: seatLook(1).light, wash: '#fae4df' },
  us: { strong: seatLook(2).light, wash: '#e2efe2' },
  it: { strong: seatLook(3).light, wash: '#f7ead0' },
  jp: { strong: seatLook(4).light, wash: '#ede4f3' },
};

/** A tint for each region, the League, Reparations and the end card. All carry ink. */
export const KIND_TINTS: { readonly [K in Kind]: string } = {
  eu: '#bdd1e8',
  ba: '#ecd79d',
  me: '#ebc2a4',
  af: '#c3dcb6',
  pa: '#b4dbd4',
  league: '#d5c6e6',
  reparations: '#ddd4c2',
  end: '#f0c9d0',
};
