import { setTimeout as sleep } from 'node:timers/promises';
import { USUAL_BUDGET } from '../../computer/budget.ts';
import { createTable } from '../../lobby/create-table.ts';
import { giveSeat } from '../../seats/give-seat.ts';
import { USUAL_TIME_CONTROL } from '../../time/time-control.ts';
import type { BenchHouse } from './bench-house.ts';
import { type Figure, percentile } from './measure.ts';

type Played = { readonly game: string; readonly players: number };
const GAMES: readonly Played[] = [
  { game: 'iron-curtain', players: 2 },
  { game: 'versailles-1919', players: 3 },
];
/** Answers that are measured in each game, one after the other. */
const TIMES = 20;

/** Computers of the server play each other: how long an answer takes, and how long it holds requests up. */
export async function benchComputer(house: BenchHouse): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const table of GAMES) figures.push(...(await benchGame(house, table)));
  return figures;
}

async function benchGame(house: BenchHouse, { game, players }: Played): Promise<readonly Figure[]> {
  const { services } = house;
  const tableId = await tableOfComputers(house, { game, players });
  const answers = () =>
    services.db.entry.findMany({
      where: { tableId, kind: 'answered', data: { path: ['how'], equals: 'computer' } },
      orderBy: { seq: 'asc' },
      select: { at: true },
    });
  await house.strain();
  let found = await answers();
  while (found.length <= TIMES) {
    await sleep(100);
    found = await answers();
  }
  const { longest } = await house.strain();
  const times = found.map(({ at }) => at.getTime());
  const took = times.slice(1).map((at, i) => at - (times[i] ?? at));
  // The next game's answers are to be its own.
  await services.db.table.updateMany({ where: { id: tableId }, data: { pausedAt: services.clock.now() } });
  return [
    {
      name: `a computer player's answer in ${game}: p95`,
      value: percentile(took, 0.95),
      unit: 'ms',
      target: { below: USUAL_BUDGET.ms + 200 },
    },
    { name: '  half within', value: percentile(took, 0.5), unit: 'ms' },
    {
      name: '  the longest that the event loop is held up meanwhile',
      value: longest,
      unit: 'ms',
      target: { below: 50 },
    },
  ];
}

/** Somebody has to play at a table that starts; their seat is given to a computer player afterwards. */
async function tableOfComputers(
  { services, players: [host, moderator] }: BenchHouse,
  { game, players }: Played,
): Promise<string> {
  const hostId = host?.id ?? '';
  const { tableId } = await createTable(services, {
    ...{ hostId, game, name: 'Computers', players, options: {}, invitations: [], hostSeat: 'any' },
    computers: Array.from({ length: players - 1 }, () => ({})),
    ...{ timeControl: USUAL_TIME_CONTROL, timeZone: 'UTC', public: true },
  });
  const { seat } = await services.db.seat.findFirstOrThrow({ where: { tableId, playerId: hostId } });
  await giveSeat(services, { tableId, seat, to: 'computer', by: moderator?.id ?? '', reason: 'Measured.' });
  return tableId;
}
