import { Prisma } from '../../generated/prisma/client.ts';
import type { Alongside } from '../../platform/services.ts';

/**
 * With a write of the log that moves the game on: requests for takebacks are over, and the one that it grants is
 * granted.
 */
export const endTakebacks: Alongside = {
  when: 'always',
  sql: ({ at, endsTakebacks, grants }) => Prisma.sql`
    takebacks AS (
      UPDATE "Takeback" k SET "closedAt" = ${at}::timestamptz,
        state = (CASE WHEN k.id = ${grants}::text THEN 'granted' ELSE 'expired' END)::"TakebackState"
      WHERE ${endsTakebacks}::boolean AND k."tableId" = (SELECT id FROM moved) AND k.state = 'open'
    )`,
};
