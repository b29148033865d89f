import type { ZoneOfStatus } from '../chart-types.ts';
import type { Box } from '../pack-lists.ts';

type Display = { readonly zones: readonly ZoneOfStatus[] };

/** The square of a box: squares are counted from 0 through all zones, from Fiasco on (2.4.3.3). */
export function squareOf({ zones }: Display, { zone, number }: Box): number {
  const at = zones.findIndex(({ id }) => id === zone);
  return zones.slice(0, at).reduce((sum, { victoryPoints }) => sum + victoryPoints.length, number - 1);
}

/** The zone that a square lies in, and its number in it. Throws outside of the display. */
export function zoneAt({ zones }: Display, square: number): { readonly zone: ZoneOfStatus; readonly number: number } {
  let left = square;
  for (const zone of zones) {
    if (left >= 0 && left < zone.victoryPoints.length) return { zone, number: left + 1 };
    left -= zone.victoryPoints.length;
  }
  throw new Error(`the display has no square ${square}`);
}

/** The last square of the display. */
export function lastSquare({ zones }: Display): number {
  return zones.reduce((sum, { victoryPoints }) => sum + victoryPoints.length, 0) - 1;
}

/** The victory points that a square gives in an economic phase (8.1). */
export function victoryPointsAt(display: Display, square: number): number {
  const { zone, number } = zoneAt(display, square);
  return zone.victoryPoints[number - 1] ?? 0;
}
