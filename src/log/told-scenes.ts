import type { ToldScene } from '../kernel/scene.ts';
import type { ToldLine } from './log-line.ts';

/** What the lines add to scenes that are drawn, in the order it happened; without what a rewind took back. */
export function toldScenes(lines: readonly ToldLine[]): readonly ToldScene[] {
  return lines
    .filter(({ voided }) => !voided)
    .flatMap(({ told }) => told.flatMap(({ text, piece }) => (piece ? [{ text, piece }] : [])));
}
