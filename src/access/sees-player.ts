import { Prisma } from '../generated/prisma/client.ts';
import { COMPUTER } from '../platform/computer-id.ts';

/*
 * The one place that says what players may see of each other. Everything that shows a player, or lists players, outside
 * the tables at which they sit asks here.
 */

/** What somebody may let others see; each has a column with its audience. */
export type ShownPart = 'name' | 'record' | 'games';

const COLUMNS: { readonly [part in ShownPart]: Prisma.Sql } = {
  name: Prisma.sql`p."nameTo"`,
  record: Prisma.sql`p."recordTo"`,
  games: Prisma.sql`p."gamesTo"`,
};

/** The ids of those who know a player: they sat at a table together whose game began. */
export function fellowsOf(playerId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT o."playerId" AS id FROM "Seat" m JOIN "Table" t ON t.id = m."tableId" JOIN "Seat" o ON o."tableId" = t.id
    WHERE m."playerId" = ${playerId} AND t.status IN ('playing', 'finished')
      AND o."playerId" <> m."playerId" AND o."playerId" <> ${COMPUTER}`;
}

/**
 * Whether a reader may see a part of player `p`, who is somebody else: what all may see, or what fellows may and they
 * are one. Nobody sees anything of a player whose name they may not see, nor of a computer player.
 */
export function seesPlayer(readerId: string, part: ShownPart): Prisma.Sql {
  const allowed = (column: Prisma.Sql) => Prisma.sql`
    (${column} = 'players' OR (${column} = 'fellows' AND p.id IN (${fellowsOf(readerId)})))`;
  return Prisma.sql`(p.id <> ${COMPUTER} AND (p.id = ${readerId}
    OR (${allowed(COLUMNS.name)} ${part === 'name' ? Prisma.empty : Prisma.sql`AND ${allowed(COLUMNS[part])}`})))`;
}
