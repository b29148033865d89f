import type { Answer } from '../../kernel/choice.ts';
import { hmacChance } from '../../kernel/hmac-chance.ts';
import { playAtRandom } from '../../kernel/play-at-random.ts';
import { seededRandom } from '../../kernel/random.ts';
import { answerInvitation } from '../../lobby/answer-invitation.ts';
import { createTable } from '../../lobby/create-table.ts';
import { loadHead } from '../../log/load-head.ts';
import { readEntries } from '../../log/read-entries.ts';
import { USUAL_TIME_CONTROL } from '../../time/time-control.ts';
import type { BenchHouse, BenchPlayer } from './bench-house.ts';

/** What a player sends after log entry `after`. */
export type Move = {
  readonly key: string;
  readonly after: number;
  readonly decision: string;
  readonly answer: Answer;
};

/** Which table: its number, game and players, and how many answers of the game are foreseen (all when not given). */
export type WantedTable = {
  readonly n: number;
  readonly game: string;
  readonly players: number;
  readonly answers?: number;
};

/**
 * A table that is ready to be played, and the whole game that will be: chance can be foreseen by anybody who knows the
 * seed.
 */
export type BenchTable = { readonly id: string; readonly moves: readonly Move[] };

/** A new table, started. */
export async function openBenchTable(
  house: BenchHouse,
  { n, game, players: seats, answers }: WantedTable,
): Promise<BenchTable> {
  const { services, players } = house;
  const host = playerAt(players, seats * n);
  const guests = Array.from({ length: seats - 1 }, (_, i) => playerAt(players, seats * n + 1 + i));
  const { tableId } = await createTable(services, {
    hostId: host.id,
    game,
    name: `Bench ${n}`,
    players: seats,
    options: {},
    hostSeat: 'any',
    invitations: guests.map(({ email }) => ({ email })),
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: false,
  });
  for (const { id, email } of guests) {
    const invitation = await services.db.invitation.findFirstOrThrow({ where: { tableId, email } });
    await answerInvitation(services, { invitationId: invitation.id, playerId: id, accept: true });
  }
  return { id: tableId, moves: await foreseen(house, tableId, answers) };
}

async function foreseen(
  { services, players }: BenchHouse,
  tableId: string,
  answers: number | undefined,
): Promise<readonly Move[]> {
  const [setup] = await readEntries(services, tableId, { after: 0, upTo: 1 });
  const table = await services.db.table.findUniqueOrThrow({ where: { id: tableId }, include: { seats: true } });
  if (setup?.kind !== 'setup') throw new Error('no setup entry');
  const { game } = await loadHead(services, tableId);
  const keyOf = (seat: string) => {
    const holder = table.seats.find((row) => row.seat === seat)?.playerId;
    return players.find((player) => player.id === holder)?.key ?? '';
  };
  const { chance: _, ...fresh } = setup;
  const { log } = playAtRandom({
    game,
    setup: fresh,
    chance: hmacChance(table.seed, { game: tableId, salts: setup.salts }),
    random: seededRandom(tableId),
    ...(answers === undefined ? {} : { answers }),
  });
  return log.flatMap(({ seq, ...entry }) =>
    // What standing orders answer the server writes by itself.
    entry.kind === 'answered' && entry.how !== 'standing-order'
      ? [
          {
            key: keyOf(entry.seat),
            after: entry.secret === undefined ? seq - 1 : seq,
            decision: entry.decision,
            answer: entry.answer,
          },
        ]
      : [],
  );
}

function playerAt(players: readonly BenchPlayer[], n: number): BenchPlayer {
  const player = players[n % players.length];
  if (!player) throw new Error('no players');
  return player;
}
