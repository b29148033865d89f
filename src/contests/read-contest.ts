import { isReadable } from '../access/readable.ts';
import { seesPlayer } from '../access/sees-player.ts';
import { findClub } from '../clubs/find-club.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { msg } from '../i18n/msg.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { isId } from '../platform/is-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import type { TableStatus } from '../tables/table-row.ts';
import type { ContestGame, ContestLine, ContestView } from './contest.ts';
import { resting } from './pair.ts';
import { scoreContest, winnerOf } from './score-contest.ts';

type Asked = { readonly contestId: string; readonly playerId: string };

const taking = (playerId: string) => ({ OR: [{ hostId: playerId }, { players: { some: { playerId } } }] });

const ofMember = (playerId: string) => ({ members: { some: { playerId } } });

/** The contests of a player, and those that they host; the newest first, at most a hundred. */
export function listContests(services: Services, playerId: string): Promise<readonly ContestLine[]> {
  return readLines(services, taking(playerId));
}

/** The contests of a club, likewise. Refuses (`not-found`) everybody but its members. */
export async function listClubContests(
  services: Services,
  asked: { readonly clubId: string; readonly playerId: string },
): Promise<readonly ContestLine[]> {
  const { id: clubId } = await findClub(services.db, asked);
  return readLines(services, { clubId });
}

async function readLines(services: Services, where: Prisma.ContestWhereInput): Promise<readonly ContestLine[]> {
  const rows = await services.db.contest.findMany({
    where,
    include: { _count: { select: { players: true } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: 100,
  });
  const hosts = await services.db.player.findMany({ where: { id: { in: rows.map(({ hostId }) => hostId) } } });
  return rows.map(({ id, name, kind, game, hostId, status, _count }) => ({
    ...{ id, name, kind, status, players: _count.players, gameName: gameName(services, game) },
    hostName: hosts.find((one) => one.id === hostId)?.name ?? '',
  }));
}

/**
 * A contest with its players, drawn in their order. Refuses (`not-found`) everybody but those, its host, and the
 * members of its club.
 */
export async function findContest({ db }: Pick<Services, 'db'>, { contestId, playerId }: Asked) {
  const found = isId(contestId)
    ? await db.contest.findFirst({
        where: { id: contestId, OR: [taking(playerId), { club: ofMember(playerId) }] },
        include: { players: { orderBy: { number: 'asc' } }, club: { select: { id: true, name: true } } },
      })
    : undefined;
  if (!found) throw refuse('not-found', 'contests.not-found');
  return found;
}

type Row = {
  round: number;
  tableId: string;
  playerIds: string[];
  name: string;
  status: TableStatus;
  outcome: Outcome | null;
  readable: boolean;
  seats: readonly { seat: string; playerId: string | null }[];
};

/** The games of a contest, round by round. A substitute has the place of the player whose seat they took. */
export async function readGames({ db }: Pick<Services, 'db'>, { contestId, playerId }: Asked) {
  const rows = await db.$queryRaw<Row[]>`
    SELECT c.round, c."tableId", c."playerIds", t.name, t.status, t.outcome, ${isReadable(playerId)} AS readable,
      (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'playerId', s."playerId")), '[]')
        FROM "Seat" s WHERE s."tableId" = t.id) AS seats
    FROM "ContestTable" c JOIN "Table" t ON t.id = c."tableId"
    WHERE c."contestId" = ${contestId} ORDER BY c.round, c.number`;
  return rows.map(({ seats, outcome, playerIds, ...row }) => ({
    ...row,
    over: row.status === 'finished' || row.status === 'cancelled',
    players: playerIds.map((id) => {
      const seat = seats.find((one) => one.playerId === id)?.seat;
      return {
        playerId: id,
        joined: seat !== undefined,
        place: outcome?.standings.find((one) => one.seat === seat)?.place,
      };
    }),
  }));
}

type Games = Awaited<ReturnType<typeof readGames>>;

/** A contest as somebody sees it. Refuses (`not-found`) everybody but its players, its host and its club's members. */
export async function readContest(services: Services, asked: Asked): Promise<ContestView> {
  const contest = await findContest(services, asked);
  const games = await readGames(services, asked);
  const ids = contest.players.map((one) => one.playerId);
  const named = await readNames(services, asked.playerId, { ids, hostId: contest.hostId, games });
  const person = (playerId: string) => ({ playerId, name: named.get(playerId) });
  const toGame = ({ tableId, name, status, readable, players }: (typeof games)[number]): ContestGame => ({
    ...{ tableId, name, status, readable },
    players: players.map(({ playerId, place }) => ({ ...person(playerId), place })),
  });
  const last = games.filter(({ round }) => round === games.at(-1)?.round);
  const roundOver = contest.status === 'playing' && last.length > 0 && last.every(({ over }) => over);
  return {
    ...{ id: contest.id, name: contest.name, kind: contest.kind, status: contest.status, rounds: contest.rounds },
    ...{ players: ids.length, gameName: gameName(services, contest.game), hosting: contest.hostId === asked.playerId },
    hostName: named.get(contest.hostId) ?? '',
    club: contest.club && (await isMember(services, contest.club.id, asked.playerId)) ? contest.club : undefined,
    begun: [...Map.groupBy(games, ({ round }) => round)].map(([round, of]) => ({
      ...{ round, games: of.map(toGame) },
      resting: resting(contest.kind, ids, contest.size, round).map(person),
    })),
    scores: scoreContest(ids, games).map(({ playerId, ...score }) => ({ ...person(playerId), ...score })),
    roundOver,
    undecided:
      roundOver && contest.kind === 'knockOut' ? last.filter((one) => winnerOf(one) === undefined).map(toGame) : [],
  };
}

/** Nobody else learns of a club, not even who plays in its contest and has left it. */
async function isMember({ db }: Services, clubId: string, playerId: string): Promise<boolean> {
  return (await db.clubMember.count({ where: { clubId, playerId } })) > 0;
}

/** Names of those whom the reader may know anyhow, of the host, and of all who have sat down at one of the tables. */
async function readNames(
  { db }: Services,
  readerId: string,
  of: {
    readonly ids: readonly string[];
    readonly hostId: string;
    readonly games: Games;
  },
): Promise<ReadonlyMap<string, string>> {
  const joined = of.games.flatMap(({ players }) => players.flatMap((one) => (one.joined ? [one.playerId] : [])));
  const rows = await db.$queryRaw<{ id: string; name: string }[]>`
    SELECT p.id, p.name FROM "Player" p WHERE p.id = ANY(${[...of.ids, of.hostId]}::text[])
      AND (p.id = ANY(${[...joined, of.hostId]}::text[]) OR ${readerId === of.hostId}
        OR ${seesPlayer(readerId, 'name')})`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function gameName({ games }: Pick<Services, 'games'>, game: string) {
  return games.get(game)?.rules.name ?? msg('pages.game.value', { value: game });
}
