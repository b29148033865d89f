import type { ToldMoves } from '../kernel/map-move.ts';
import type { ToldLine } from './log-line.ts';

/** What went where on the map, with its sentences, in the order it happened; without what a rewind took back. */
export function toldMoves(lines: readonly ToldLine[]): readonly ToldMoves[] {
  return lines
    .filter(({ voided }) => !voided)
    .flatMap(({ told }) => told.flatMap(({ text, moves }) => (moves ? [{ text, moves }] : [])));
}
