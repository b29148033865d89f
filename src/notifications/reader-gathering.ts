import { Prisma } from '../generated/prisma/client.ts';

/** The longest that news may be gathered into one mail, in seconds. */
export const LONGEST_MERGE = 3600;

/**
 * SQL: when a row `x` of new notifications is due for its reader. News that is gathered for `usual` seconds (its
 * "dueAt" is after its "createdAt") is gathered for as long as its reader wants instead, where they have said so; that
 * counts for what is written from then on. It stands beside `FROM x` and `OWN_GATHERING`.
 */
export function dueForReader(usual: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`x."dueAt" + make_interval(secs => CASE
    WHEN x."dueAt" > x."createdAt" AND own.seconds BETWEEN 0 AND ${LONGEST_MERGE}::float
    THEN own.seconds - ${usual} ELSE 0 END)`;
}

/** SQL: joins how long the reader of a row `x` wants their news gathered (`own.seconds`; null: as long as usual). */
export const OWN_GATHERING: Prisma.Sql = Prisma.sql`
  LEFT JOIN LATERAL (SELECT (p.mail ->> 'mergeSeconds')::float AS seconds FROM "Player" p
    WHERE p.id = x."playerId" AND jsonb_typeof(p.mail -> 'mergeSeconds') = 'number') own ON true`;
