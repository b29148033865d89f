import { isReadable } from '../access/readable.ts';
import { seesPlayer } from '../access/sees-player.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { isId } from '../platform/is-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { SUMMARY } from '../play/select-summary.ts';
import { type SummaryRow, summarise } from '../play/summarise-table.ts';
import type { TableSummary } from '../play/table-summary.ts';
import { readPlayerRecord } from '../standings/read-record.ts';
import type { Profile } from './profile.ts';

/** Games on a player's page. */
const MOST_GAMES = 20;

export type ProfileInput = { readonly readerId: string; readonly playerId: string };

/**
 * What a reader may see of a player (or of themselves). Refuses (`not-found`) one who does not exist and one who does
 * not let the reader see their name, in the same words.
 */
export async function readProfile(services: Services, { readerId, playerId }: ProfileInput): Promise<Profile> {
  const { name, seesGames } = await readSeen(services, { readerId, playerId });
  const own = playerId === readerId;
  const together = own ? 0 : await countTogether(services, { readerId, playerId });
  return {
    ...{ id: playerId, name, own, together, allGames: seesGames },
    record: await readPlayerRecord(services, { readerId, playerId }),
    games: await readGames(services, { readerId, playerId }, seesGames),
  };
}

/** Refuses (`not-found`) a player whose name the reader may not see. */
async function readSeen({ db }: Services, { readerId, playerId }: ProfileInput) {
  const [row] = isId(playerId)
    ? await db.$queryRaw<{ name: string; seesGames: boolean }[]>`
        SELECT p.name, ${seesPlayer(readerId, 'games')} AS "seesGames" FROM "Player" p
        WHERE p.id = ${playerId} AND ${seesPlayer(readerId, 'name')}`
    : [];
  if (!row) throw refuse('not-found', 'people.no-such-player');
  return row;
}

async function countTogether({ db }: Services, { readerId, playerId }: ProfileInput): Promise<number> {
  return db.table.count({
    where: {
      status: { in: ['playing', 'finished'] },
      AND: [{ seats: { some: { playerId: readerId } } }, { seats: { some: { playerId } } }],
    },
  });
}

async function readGames(
  services: Services,
  { readerId, playerId }: ProfileInput,
  all: boolean,
): Promise<readonly TableSummary[]> {
  const which = all
    ? isReadable(readerId)
    : Prisma.sql`EXISTS (SELECT 1 FROM "Seat" m WHERE m."tableId" = t.id AND m."playerId" = ${readerId})`;
  const rows = await services.db.$queryRaw<SummaryRow[]>`
    SELECT ${SUMMARY}, NULL AS "invitationId"
    FROM "Seat" own JOIN "Table" t ON t.id = own."tableId" JOIN "Player" h ON h.id = t."hostId"
    WHERE own."playerId" = ${playerId} AND t.status IN ('playing', 'finished') AND ${which}
    ORDER BY coalesce(t."finishedAt", t."movedAt", t."createdAt") DESC, t.id LIMIT ${MOST_GAMES}`;
  return rows.map((row) => summarise(services, row, readerId));
}
