import { MOST_LINES } from '../../log/read-log.ts';
import { USUAL_PAGE } from '../../log/read-log-page.ts';
import { z } from './zod.ts';

/** A sentence in the reader's language. */
export const words = z.string();
export const moment = z.iso.datetime().openapi({ description: 'ISO 8601, UTC' });
export const idSchema = z.string().regex(/^[\w.:-]{1,64}$/);
export const seatSchema = z
  .string()
  .regex(/^[\w.:-]{1,64}$/)
  .openapi({ description: "A seat's id, e.g. `us`" });
export const saltSchema = z
  .string()
  .max(200)
  .openapi({
    description:
      'Your own addition to what chance is made from: words of 16 characters or more that nobody can guess. Only ' +
      'their hash is kept; keep them, you are asked for them when the table is full',
  });
export const saltHashSchema = z
  .string()
  .max(64)
  .openapi({ description: 'Instead of `salt`: SHA-256 (hexadecimal) over `despatch-salt:` and your words in UTF-8' });
/** No entry has a greater number. */
export const MOST_SEQ = 2_147_483_647;
export const seqSchema = z.int().min(0).max(MOST_SEQ);
/** A number in a query: text there. */
export const seqInQuery = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .openapi({ type: 'integer', minimum: 0, maximum: 999_999_999 });
/** Which page of a log, in a query, and how long it is. */
export const pageOfLog = {
  after: z.string().max(100).optional().openapi({ description: 'The `next` of the page before; all else as there' }),
  limit: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(MOST_LINES))
    .default(USUAL_PAGE)
    .openapi({ type: 'integer', minimum: 1, maximum: MOST_LINES, default: USUAL_PAGE, description: 'Lines on a page' }),
};

export const tableParams = z.object({ table: idSchema });
/** A question of a table, by its id: `41.1`. */
export const questionParams = tableParams.extend({ decision: z.string().regex(/^~?[\w.:-]{1,64}$/) });
/** An entry's number, or the address of a chapter or of a part: `1805-09/politics`. */
export const stretchInQuery = z.string().max(200);
/** As of an entry, and as whom. */
export const viewQuery = z.strictObject({
  asOf: stretchInQuery.optional().openapi({
    description:
      'Read the table as it was after this log entry (`41`), or at the end of this chapter or part of one ' +
      '(`round-1`, `round-1/turn-3`)',
  }),
  as: seatSchema.optional().openapi({ description: 'Your own seat (which you see by itself), or `spectator`' }),
});
