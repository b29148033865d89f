import { z } from 'zod';
import { msg } from '../i18n/msg.ts';
import type { BoardMap, MapMark } from '../kernel/board-map.ts';
import { Refusal } from '../kernel/refusal.ts';
import { isStorable } from '../platform/is-storable.ts';

/** Marks of one board. */
export const MOST_MARKS = 100;
/** Characters of what a mark says. */
export const LONGEST_TEXT = 200;

const id = z.string().max(64);
const text = z.string().trim().max(LONGEST_TEXT);

/** A mark as it is kept and sent. */
const markSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('arrow'), from: id, to: id, text }),
  z.strictObject({ kind: z.literal('note'), at: id, text: text.min(1) }),
  z.strictObject({ kind: z.literal('piece'), at: id, whose: text.optional(), text }),
]);
export const marksSchema = z.array(markSchema).max(MOST_MARKS);

/** Marks that were kept. */
export function readMarks(kept: unknown): readonly MapMark[] {
  return marksSchema.parse(kept);
}

/**
 * Refuses (`bad-input`) a mark at a place that the map does not have, an arrow from an area to itself, a note without
 * words, and texts that are too long or that cannot be kept.
 */
export function checkMark(map: BoardMap<never>, given: unknown): MapMark {
  const read = markSchema.safeParse(given);
  if (!read.success) throw new Refusal('bad-input', msg('planning.bad-mark', { most: LONGEST_TEXT }));
  const mark = read.data;
  const places = mark.kind === 'arrow' ? [mark.from, mark.to] : [mark.at];
  const unknown = places.find((place) => !map.areas.some((area) => area.id === place));
  if (unknown !== undefined) throw new Refusal('bad-input', msg('planning.no-such-area', { given: unknown }));
  if (mark.kind === 'arrow' && mark.from === mark.to) throw new Refusal('bad-input', msg('planning.to-itself'));
  const words = [mark.text, ...(mark.kind === 'piece' && mark.whose !== undefined ? [mark.whose] : [])];
  if (!words.every(isStorable)) throw new Refusal('bad-input', msg('planning.bad-mark', { most: LONGEST_TEXT }));
  return mark;
}
