import { BOARD, TINTS, WASHES } from '../../../theme/drawing/board-colours.ts';
import { LIGHT, seatLook } from '../../../theme/tokens.ts';
import type { Side } from '../pack-types.ts';

/** What is written into the drawing; a page in the dark paints it over. */
export const INK = {
  sheet: LIGHT.sheet,
  table: LIGHT.shade,
  card: BOARD.card.light,
  text: LIGHT.ink,
  muted: LIGHT.muted,
  rule: LIGHT.rule,
  edge: LIGHT.edge,
  accent: LIGHT.accent,
  marker: BOARD.marker.light,
} as const;

export const SIDE_COLOURS: { readonly [side in Side]: { readonly strong: string; readonly wash: string } } = {
  us: { strong: seatLook(0).light, wash: WASHES['deep-blue'].light },
  ussr: { strong: seatLook(1).light, wash: WASHES['deep-red'].light },
};

/** One tint for each region in the order of the final scoring; Europe is blue. All carry ink. */
const REGIONS = [TINTS.blue, TINTS.ochre, TINTS.green, TINTS.clay, TINTS.teal, TINTS.violet, TINTS.sand, TINTS.rose];

export function regionTint(place: number): string {
  return REGIONS[Math.max(0, place) % REGIONS.length]?.light ?? INK.table;
}

/** For tests. */
export const REGION_TINTS: readonly string[] = REGIONS.map(({ light }) => light);
