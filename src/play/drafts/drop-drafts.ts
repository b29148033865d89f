import { Prisma } from '../../generated/prisma/client.ts';
import type { Alongside } from '../../platform/services.ts';

/**
 * Of a draft `d`: its question is not put to its seat any more; or a rewind left it of a question of that name, which
 * is answered now. All of a seat that resigns are over, and all when the game is.
 */
const IS_OVER = Prisma.sql`
        d."tableId" = m.id AND (m.over OR d.seat = m.resigns OR EXISTS (
          SELECT 1 FROM jsonb_array_elements(m.doc -> 'closed') c
          WHERE c ->> 'seat' = d.seat AND (c ->> 'decision' = d.decision OR (c ->> 'name' = d.name
            AND NOT m.doc -> 'open' @> jsonb_build_array(
              jsonb_build_object('seat', d.seat, 'decision', d.decision))))))`;

/** With a write of the log: the drafts of questions that are over. */
export const dropDrafts: Alongside = {
  when: 'always',
  sql: Prisma.sql`
    drafts AS (
      DELETE FROM "Draft" d USING moved m WHERE ${IS_OVER}
    )`,
};

/** With a write of the log: the sheets of questions that are over. */
export const dropSheets: Alongside = {
  when: 'always',
  sql: Prisma.sql`
    sheets AS (
      DELETE FROM "SheetDraft" d USING moved m WHERE ${IS_OVER}
    )`,
};
