import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import { makeRound } from './make-round.ts';
import { type Drawn, knockOut } from './pair.ts';
import { findContest, readGames } from './read-contest.ts';
import { winnerOf } from './score-contest.ts';

export type NextRound = {
  readonly contestId: string;
  /** The host. */
  readonly playerId: string;
  /** Who goes on from games of a knock-out that nobody has won alone, by table. */
  readonly goOn?: { readonly [tableId: string]: string } | undefined;
};

/**
 * The host begins the next round, once all games of the one before are over; after the last round the contest is over.
 * Refuses others (`forbidden`), games that are not over and a contest that is (`stale`), and (`bad-input`) a game of a
 * knock-out from which nobody goes on.
 */
export async function nextRound(services: Services, { contestId, playerId, goOn = {} }: NextRound): Promise<void> {
  const contest = await findOwn(services, { contestId, playerId });
  const games = await readGames(services, { contestId, playerId });
  const round = games.at(-1)?.round ?? 0;
  if (games.some(({ over }) => !over)) throw refuse('stale', 'contests.not-over');

  const left = contest.kind === 'knockOut' ? goingOn(contest, games, goOn) : new Map<number, Drawn>();
  if (round < contest.rounds) return makeRound(services, { contestId, playerId }, round + 1, left);
  await services.db.contest.updateMany({
    where: { id: contestId, status: 'playing' },
    data: { status: 'finished', finishedAt: services.clock.now() },
  });
}

/** The host calls a contest off; its tables go on as they are. Refuses like `nextRound`. */
export async function cancelContest(services: Services, asked: Omit<NextRound, 'goOn'>): Promise<void> {
  const { id } = await findOwn(services, asked);
  const data = { status: 'cancelled', finishedAt: services.clock.now() } as const;
  await services.db.contest.updateMany({ where: { id, status: 'playing' }, data });
}

/** Contests that the player of a deleted account hosts go on no more. */
export async function forgetPerson(tx: Tx, { id }: { readonly id: string }, now: Date): Promise<void> {
  await tx.contest.updateMany({
    where: { hostId: id, status: 'playing' },
    data: { status: 'cancelled', finishedAt: now },
  });
}

async function findOwn(services: Services, asked: Omit<NextRound, 'goOn'>) {
  const contest = await findContest(services, asked);
  if (contest.hostId !== asked.playerId) throw refuse('forbidden', 'contests.not-host');
  if (contest.status !== 'playing') throw refuse('stale', 'contests.over');
  return contest;
}

type Games = Awaited<ReturnType<typeof readGames>>;

/** Who is left in each round: those with a bye, and whoever won a table, or was chosen where nobody did. */
function goingOn(
  { players, size, rounds }: Awaited<ReturnType<typeof findContest>>,
  games: Games,
  goOn: { readonly [tableId: string]: string },
): ReadonlyMap<number, Drawn> {
  const left = new Map<number, Drawn>([[1, players.map(({ playerId }) => playerId)]]);
  for (let round = 1; round < rounds; round++) {
    const played = games.filter((one) => one.round === round);
    if (played.length === 0) break;
    const { byes } = knockOut(left.get(round) ?? [], size);
    // Whom the host chose is known by where they play in the next round.
    const next = games.filter((one) => one.round === round + 1).flatMap((one) => one.players);
    const winners = played.map((game) => {
      const chosen = winnerOf(game) ?? goOn[game.tableId];
      const known = game.players.find(({ playerId }) => next.some((one) => one.playerId === playerId))?.playerId;
      const winner = game.players.find(({ playerId }) => playerId === (known ?? chosen))?.playerId;
      if (winner === undefined) throw refuse('bad-input', 'contests.undecided', { table: game.name });
      return winner;
    });
    left.set(round + 1, [...byes, ...winners]);
  }
  return left;
}
