import type { Message } from './message.ts';

/** Pieces that went over a map together, as far as a viewer saw them go. */
export type MapMove = {
  /** Whose they are, as the map's powers are named. */
  readonly power: string;
  readonly kind: 'army' | 'fleet';
  /** How many went. */
  readonly number: number;
  /** The areas that they came through, the first and the last included: two or more, no two alike side by side. */
  readonly way: readonly string[];
};

/** What went where, with the sentence that tells of it. */
export type ToldMoves = { readonly text: Message; readonly moves: readonly MapMove[] };

/** A move by way of these areas; none where it leads nowhere. */
export function moveBy(move: Omit<MapMove, 'way'>, way: readonly string[]): readonly MapMove[] {
  const areas = way.filter((area, n) => area !== way[n - 1]);
  return areas.length > 1 ? [{ ...move, way: areas }] : [];
}
