import type { Answer } from '../kernel/choice.ts';
import { hmacChance } from '../kernel/hmac-chance.ts';
import { playAtRandom } from '../kernel/play-at-random.ts';
import { seededRandom } from '../kernel/random.ts';
import { answerInvitation } from '../tables/answer-invitation.ts';
import { createTable } from '../tables/create-table.ts';
import { loadHead } from '../tables/load-head.ts';
import { USUAL_PACE } from '../tables/pace.ts';
import { readEntries } from '../tables/read-entries.ts';
import type { BenchHouse, BenchPlayer } from './bench-house.ts';

export type Move = { readonly key: string; readonly decision: string; readonly answer: Answer };

/** A table that is ready to be played, and the whole game that will be: chance can be foreseen by who knows the seed. */
export type BenchTable = { readonly id: string; readonly moves: readonly Move[] };

/** A new table of two players, started. */
export async function openBenchTable(
  house: BenchHouse,
  game: string,
  n: number,
  answers?: number,
): Promise<BenchTable> {
  const { services, players } = house;
  const host = playerAt(players, 2 * n);
  const guest = playerAt(players, 2 * n + 1);
  const { tableId } = await createTable(services, {
    hostId: host.id,
    game,
    name: `Bench ${n}`,
    players: 2,
    options: {},
    hostSeat: 'any',
    invitations: [{ email: guest.email }],
    pace: USUAL_PACE,
    timeZone: 'UTC',
    public: false,
  });
  const invitation = await services.db.invitation.findFirstOrThrow({ where: { tableId } });
  await answerInvitation(services, { invitationId: invitation.id, playerId: guest.id, accept: true });
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
  return log.flatMap((entry) =>
    entry.kind === 'answered' ? [{ key: keyOf(entry.seat), decision: entry.decision, answer: entry.answer }] : [],
  );
}

function playerAt(players: readonly BenchPlayer[], n: number): BenchPlayer {
  const player = players[n % players.length];
  if (!player) throw new Error('no players');
  return player;
}
