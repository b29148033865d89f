import type { Viewer } from '../kernel/decision.ts';
import type { Services } from '../platform/services.ts';
import { readTableRow } from '../tables/table-row.ts';
import { logCursor, placeOfCursor } from './log-cursor.ts';
import type { ToldLine } from './log-line.ts';
import { readRows } from './read-log.ts';

/** Lines on one page when nobody says how many. */
export const USUAL_PAGE = 100;

export type LogPageInput = {
  /** The stretch of the log that is read by pages, both ends included. */
  readonly from?: number;
  readonly to?: number;
  readonly size?: number;
  /** A cursor: the page after it. */
  readonly after?: string | undefined;
  /** A cursor: the page before it. */
  readonly before?: string | undefined;
  /** Where no cursor says which page: the one that ends with this entry; the first when not given. */
  readonly endingAt?: number;
};

export type LogPage = {
  /** In order. */
  readonly lines: readonly ToldLine[];
  /** Cursors, given where there is more: `before` for the older page, `after` for the newer one. */
  readonly older: string | undefined;
  readonly newer: string | undefined;
};

/**
 * A page of the log as a viewer may read it (`readLog`), of at most `size` lines. What others did in secret changes
 * neither how many lines a page has nor its cursors. Refuses (`bad-input`) a cursor of another table or viewer, and a
 * forged one.
 */
export async function readLogPage(
  services: Services,
  tableId: string,
  viewer: Viewer,
  input: LogPageInput,
): Promise<LogPage> {
  const table = await readTableRow(services, tableId);
  const { from = 1, to = table.seq, size = USUAL_PAGE, endingAt } = input;
  const after = input.after === undefined ? undefined : placeOfCursor(table, viewer, input.after);
  const before = input.before === undefined ? undefined : placeOfCursor(table, viewer, input.before);
  const end = before || (endingAt !== undefined && !after) ? 'last' : 'first';

  const range = {
    from,
    to: before || after ? to : Math.min(to, endingAt ?? to),
    // A cursor leads on within the stretch, not out of it.
    ...(after && after.seq >= from ? { after } : {}),
    ...(before && before.seq <= to ? { before } : {}),
  };
  const { lines, first, last, more } = await readRows(services, table, viewer, range, { size, end });

  const cursor = (place: typeof first) => place && logCursor(table, viewer, place);
  const isOlder = end === 'last' ? more : range.after !== undefined;
  const isNewer = end === 'first' ? more : range.before !== undefined || range.to < to;
  return {
    lines,
    older: isOlder ? cursor(first) : undefined,
    newer: isNewer ? cursor(last) : undefined,
  };
}
