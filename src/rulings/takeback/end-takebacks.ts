import { Prisma } from '../../generated/prisma/client.ts';
import type { Alongside } from '../../platform/services.ts';

/**
 * With a write of the log that moves the game on: requests for takebacks are over, and the one that it grants is
 * granted.
 */
export const endTakebacks: Alongside = {
  when: 'always',
  sql: Prisma.sql`
    takebacks AS (
      UPDATE "Takeback" k SET "closedAt" = m.at,
        state = (CASE WHEN k.id = m.grants THEN 'granted' ELSE 'expired' END)::"TakebackState"
      FROM moved m WHERE m."endsTakebacks" AND k."tableId" = m.id AND k.state = 'open'
    )`,
};
