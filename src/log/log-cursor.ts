import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Viewer } from '../kernel/decision.ts';
import { type EntryPlace, placeKey } from '../kernel/entry-place.ts';
import { refuse } from '../platform/refuse.ts';
import type { TableRow } from '../tables/table-row.ts';

/** Ten digits at most, as entry numbers have; then 96 bits that only this table's secret makes. */
const FORM = /^([1-9]\d{0,9})(?:s([1-9]\d{0,9}))?\.([\w-]{16})$/;
const MOST_SEQ = 2_147_483_647;

/**
 * Where a page of a log ends, as a text for whoever asks for the next one. It holds for one table and one viewer, and
 * says no more than the place of an entry that this viewer has just read.
 */
export function logCursor(table: TableRow, viewer: Viewer, place: EntryPlace): string {
  const { seq, secret } = place;
  const key = placeKey({ seq, secret });
  return `${key}.${macOf(table, viewer, key)}`;
}

/** The place that a cursor names. Refuses (`bad-input`) one that was not made for this table and this viewer. */
export function placeOfCursor(table: TableRow, viewer: Viewer, cursor: string): EntryPlace {
  const [, seqText = '', secretText, mac = ''] = FORM.exec(cursor) ?? [];
  const place = { seq: Number(seqText), ...(secretText === undefined ? {} : { secret: Number(secretText) }) };
  const expected = macOf(table, viewer, placeKey(place));
  if (mac === '' || !timingSafeEqual(Buffer.from(mac), Buffer.from(expected)) || place.seq > MOST_SEQ)
    throw refuse('bad-input', 'tables.bad-cursor');
  return place;
}

/**
 * The table's seed is its one secret. What is made of it here has a key of its own, so that nothing of it can be mixed
 * up with a draw, and a seed that is opened at the end of the game proves nothing worse than an entry's number.
 */
function macOf({ id, seed }: TableRow, viewer: Viewer, key: string): string {
  const ownKey = createHmac('sha256', seed).update('the cursors of a log').digest();
  return createHmac('sha256', ownKey)
    .update(JSON.stringify([id, viewer, key]))
    .digest('base64url')
    .slice(0, 16);
}
