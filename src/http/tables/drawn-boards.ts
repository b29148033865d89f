import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Translator } from '../../i18n/translator.ts';
import { type Board, type Drawing, drawFirst } from '../../kernel/board.ts';
import type { LegendItem } from '../../kernel/legend.ts';
import type { Message } from '../../kernel/message.ts';
import { legendOf, linkLegend } from './link-legend.ts';

/** A board as a drawing, in one document or two, and in words; with what its parts are about. */
export type DrawnBoard = {
  readonly svg: string;
  readonly text: readonly Message[];
  readonly about: readonly LegendItem[];
};

/** Characters of drawings that are kept of each game. */
const KEPT = 16 * 2 ** 20;
const byBoard = new WeakMap<Board, LRUCache<string, DrawnBoard>>();

/**
 * The first picture of a view, and the same in words. A moment that many look at, or one looks at again, is drawn once
 * in each language: what was drawn is found by all that the drawing is made from, so nobody gets what they do not see.
 */
export function drawnBoard(
  board: Board,
  view: object,
  { locale, timeZone, t }: Translator,
  places: NonNullable<Drawing['places']>,
  rules?: string,
): DrawnBoard {
  const kept = byBoard.get(board) ?? new LRUCache({ maxSize: KEPT, sizeCalculation: ({ svg }) => svg.length });
  byBoard.set(board, kept);
  const key = hash('sha256', JSON.stringify([locale, timeZone, places, view]), 'base64');
  const known = kept.get(key);
  if (known) return known;
  const drawing = drawFirst(board, view, { t, places, split: true });
  const drawn = { ...linkLegend(drawing, legendOf(board, view, rules), t), text: board.text(view) };
  kept.set(key, drawn);
  return drawn;
}
