import { Prisma } from '../../generated/prisma/client.ts';
import type { Alongside } from '../../platform/services.ts';

/**
 * With a write of the log: the drafts of the seat that has sent its answers, or resigned; all when the game is over.
 */
export const dropDrafts: Alongside = {
  when: 'always',
  sql: Prisma.sql`
    drafts AS (
      DELETE FROM "Draft" d USING moved m
      WHERE d."tableId" = m.id AND (m.over OR (d.seat = m.seat AND NOT m."keepsDraft") OR d.seat = m.resigns)
    )`,
};

/** With a write of the log: the sheets of what has been answered in it, and of a seat that resigned. */
export const dropSheets: Alongside = {
  when: 'always',
  sql: Prisma.sql`
    sheets AS (
      DELETE FROM "SheetDraft" d USING moved m
      WHERE d."tableId" = m.id AND (m.over OR d.seat = m.resigns OR EXISTS (
        SELECT 1 FROM jsonb_array_elements(m.doc -> 'answered') a
        WHERE a ->> 'seat' = d.seat AND a ->> 'decision' = d.decision))
    )`,
};
