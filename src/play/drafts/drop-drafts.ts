import { Prisma } from '../../generated/prisma/client.ts';
import { type HowMany, isAmong } from '../../platform/given-rows.ts';
import type { Alongside, LogWrite } from '../../platform/services.ts';

const QUESTION = { seat: 'text', decision: 'text' } as const;
const NAMED = { seat: 'text', name: 'text' } as const;

/**
 * Of a draft `d`: its question is not put to its seat any more; or a rewind left it of a question of that name, which
 * is answered now. All of a seat that resigns are over, and all when the game is.
 */
function isOver({ over, resigns, closed, open }: LogWrite, howMany: HowMany): Prisma.Sql {
  return Prisma.sql`
        d."tableId" = (SELECT id FROM moved) AND (${over}::boolean OR d.seat = ${resigns}::text
          OR ${isAmong('d', QUESTION, closed, howMany)}
          OR (${isAmong('d', NAMED, closed, howMany)} AND ${isAmong('d', QUESTION, open, howMany)} IS NOT TRUE))`;
}

/** With a write of the log: the drafts of questions that are over. */
export const dropDrafts: Alongside = {
  when: 'always',
  sql: (write, howMany) => Prisma.sql`
    drafts AS (
      DELETE FROM "Draft" d WHERE ${isOver(write, howMany)}
    )`,
};

/** With a write of the log: the sheets of questions that are over. */
export const dropSheets: Alongside = {
  when: 'always',
  sql: (write, howMany) => Prisma.sql`
    sheets AS (
      DELETE FROM "SheetDraft" d WHERE ${isOver(write, howMany)}
    )`,
};
