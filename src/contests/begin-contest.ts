import { randomInt } from 'node:crypto';
import { findClub } from '../clubs/find-club.ts';
import type { GameModule } from '../kernel/rules.ts';
import { readTableName } from '../lobby/new-table.ts';
import type { Policy } from '../lobby/policy.ts';
import { newId } from '../platform/new-id.ts';
import { partsReader } from '../platform/read-parts.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { listFellows } from '../profiles/list-fellows.ts';
import { readTimeControl } from '../time/read-time-control.ts';
import type { TimeControl } from '../time/time-control.ts';
import type { ContestKind } from './contest.ts';
import { makeRound } from './make-round.ts';
import { countGroups, knockOutRounds, MOST_TABLES, roundRobin } from './pair.ts';

/** Games of one series. */
const MOST_GAMES = 20;
const MOST_PLAYERS = 32;

export type NewContest = {
  readonly hostId: string;
  readonly name: string;
  readonly kind: ContestKind;
  readonly game: string;
  /** People of the host's address book, by their names there or by their ids. */
  readonly players: readonly string[];
  /** The host plays, too. */
  readonly hostPlays: boolean;
  /** How many play at a table; at a series all do. */
  readonly size: number;
  /** How many games a series has. */
  readonly games: number;
  readonly options: { readonly [option: string]: string | boolean | number };
  readonly timeControl: TimeControl;
  readonly timeZone: string;
  /** What is allowed beside the game; as usual where it is not said. */
  readonly policy?: Policy | undefined;
  /** A club of the host's, whose members play; its page shows the contest, and its results count there. */
  readonly clubId?: string | undefined;
};

/**
 * Draws the players of a contest and makes the tables of its first round, to which they are invited like to any other.
 * Refuses (`bad-input`) a bad name, a game, options, players or numbers that cannot be, each with its fault, and what
 * `createTable` refuses; and (`not-found`) a club of which the host is no member.
 */
export async function beginContest(services: Services, input: NewContest): Promise<{ readonly contestId: string }> {
  const { hostId, kind } = input;
  const fellows = await listFellows(services, hostId);
  const members = await readMembers(services, input);
  const { read, finish } = partsReader();
  const name = read('name', () => readTableName(input.name));
  const module = read('game', () => readGame(services, input.game));
  const others = read('players', () => readPlayers(input.players, fellows, members));
  read('options', () => module().rules.parseOptions(input.options));
  const timeControl = read('timeControl', () => readTimeControl(input.timeControl));
  const players = read('players', () => draw(input.hostPlays ? [hostId, ...others()] : others()));
  const size = read('size', () => readSize(module(), kind === 'series' ? players().length : input.size));
  const rounds = read('players', () => countRounds({ ...input, players: players(), size: size() }));
  finish();

  const id = newId();
  await services.db.contest.create({
    data: {
      ...{ id, name: name(), kind, game: input.game, hostId, size: size(), rounds: rounds() },
      clubId: input.clubId ?? null,
      setting: { options: input.options, timeControl: timeControl(), timeZone: input.timeZone, policy: input.policy },
      createdAt: services.clock.now(),
      players: { create: players().map((playerId, i) => ({ playerId, number: i + 1 })) },
    },
  });
  try {
    await makeRound(services, { contestId: id, playerId: hostId }, 1, new Map());
  } catch (error) {
    // Nothing of it is left but tables that had been made; where they are, the contest stays and can go on.
    await services.db.contest.deleteMany({ where: { id, tables: { none: {} } } });
    throw error;
  }
  return { contestId: id };
}

function readGame({ games }: Services, game: string): GameModule {
  const module = games.get(game);
  if (module) return module;
  throw refuse('bad-input', 'tables.no-such-game', { game: game.slice(0, 60), games: [...games.keys()] });
}

/** Those who may play where a club plays; undefined: anybody whom the host knows. */
async function readMembers({ db }: Services, { clubId, hostId }: NewContest): Promise<ReadonlySet<string> | undefined> {
  if (clubId === undefined) return undefined;
  await findClub(db, { clubId, playerId: hostId });
  const members = await db.clubMember.findMany({ where: { clubId }, select: { playerId: true } });
  return new Set(members.map(({ playerId }) => playerId));
}

function readPlayers(
  wanted: readonly string[],
  fellows: Awaited<ReturnType<typeof listFellows>>,
  members: ReadonlySet<string> | undefined,
): readonly string[] {
  const ids = wanted.map((who) => {
    const called = who.trim().toLowerCase();
    const fellow = fellows.find((one) => one.id === who || one.called.toLowerCase() === called);
    if (!fellow) throw refuse('bad-input', 'contests.not-known', { name: who.slice(0, 60) });
    if (members?.has(fellow.id) === false) throw refuse('bad-input', 'contests.not-member', { name: fellow.called });
    return fellow.id;
  });
  if (new Set(ids).size < ids.length) throw refuse('bad-input', 'contests.twice');
  if (ids.length > MOST_PLAYERS) throw refuse('bad-input', 'contests.too-many-players', { most: MOST_PLAYERS });
  return ids;
}

/** The system's own lots. */
function draw(players: readonly string[]): readonly string[] {
  const left = [...players];
  return players.flatMap(() => left.splice(randomInt(left.length), 1));
}

function readSize({ rules }: GameModule, size: number): number {
  const least = Math.max(2, rules.players.min);
  const { max } = rules.players;
  if (Number.isInteger(size) && size >= least && size <= max) return size;
  throw refuse('bad-input', 'contests.wrong-size', { game: rules.name, min: least, max });
}

type Counted = Pick<NewContest, 'kind' | 'games' | 'size'> & { readonly players: readonly string[] };

function countRounds({ kind, games, size, players }: Counted): number {
  if (players.length < size) throw refuse('bad-input', 'contests.too-few', { count: players.length, size });
  switch (kind) {
    case 'series':
      if (Number.isInteger(games) && games >= 2 && games <= MOST_GAMES) return games;
      throw refuse('bad-input', 'contests.wrong-games', { most: MOST_GAMES });
    case 'roundRobin': {
      const tables = countGroups(players.length, size);
      if (tables > MOST_TABLES) throw refuse('bad-input', 'contests.too-many-tables', { tables, most: MOST_TABLES });
      return roundRobin(players, size).length;
    }
    case 'knockOut': {
      const rounds = knockOutRounds(players.length, size);
      if (rounds === undefined) throw refuse('bad-input', 'contests.knock-out-number', { size, second: size * size });
      return rounds;
    }
  }
}
