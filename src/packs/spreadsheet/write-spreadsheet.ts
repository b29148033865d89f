import { stringify } from 'csv-stringify/sync';
import { isRecord } from '../../kernel/is-record.ts';
import { writeCell } from './cell.ts';
import { columnsOf } from './columns.ts';

/** The name of a card of a table, in its own column; cards of a list have their id. */
export const KEY = 'key';

type Deck = readonly object[] | { readonly [key: string]: object };

/**
 * A deck as a spreadsheet in CSV (RFC 4180, UTF-8 with the mark by which spreadsheets know it): a row for each card, a
 * column for each field. Reading it gives the deck back. `like`: a deck whose columns come first, in its order.
 */
export function writeSpreadsheet(deck: Deck, like: unknown): string {
  const rows = rowsOf(deck);
  const used = new Set(rows.flatMap((row) => [...row.keys()]));
  const known = isRecord(like) || Array.isArray(like) ? rowsOf(Object(like)) : [];
  const columns = new Set([...known, ...rows].flatMap((row) => [...row.keys()]).filter((column) => used.has(column)));
  const cells = rows.map((row) => [...columns].map((column) => writeCell(row.get(column))));
  return stringify([[...columns], ...cells], { bom: true, record_delimiter: 'windows' });
}

function rowsOf(deck: Deck): readonly ReadonlyMap<string, unknown>[] {
  if (Array.isArray(deck)) return deck.filter(isRecord).map(columnsOf);
  return Object.entries(deck).map(([key, card]) => new Map([[KEY, key], ...columnsOf(Object(card))]));
}
