import { LIGHT, seatLook } from '../../../theme/tokens.ts';
import type { Side } from '../pack-types.ts';

/** The board is a printed sheet: the light palette, always. */
export const INK = {
  sheet: LIGHT.sheet,
  table: LIGHT.shade,
  card: '#ffffff',
  text: LIGHT.ink,
  muted: LIGHT.muted,
  rule: LIGHT.rule,
  edge: LIGHT.edge,
  accent: LIGHT.accent,
  marker: '#f0c33c',
} as const;

export const SIDE_COLOURS: { readonly [side in Side]: { readonly strong: string; readonly wash: string } } = {
  us: { strong: seatLook(0).light, wash: '#d9e4f3' },
  ussr: { strong: seatLook(1).light, wash: '#f7dcd6' },
};

/** One tint for each region in the order of the final scoring; Europe is blue. All carry ink. */
const TINTS = ['#bdd1e8', '#ecd79d', '#c3dcb6', '#ebc2a4', '#b4dbd4', '#d5c6e6', '#e3dccb', '#f0c9d0'];

export function regionTint(place: number): string {
  return TINTS[Math.max(0, place) % TINTS.length] ?? INK.table;
}

/** For tests. */
export const REGION_TINTS: readonly string[] = TINTS;
