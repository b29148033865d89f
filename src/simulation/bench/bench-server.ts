import type { BenchHouse } from './bench-house.ts';
import { type BenchTable, openBenchTable } from './bench-table.ts';
import { call } from './http-client.ts';
import { startWork } from './limited-by.ts';
import { type Figure, percentile } from './measure.ts';
import { outboxIdle } from './outbox-idle.ts';
import { playTable } from './play-table.ts';

const TABLES = 20;
const LONG = 2000;
const COUNTING = { game: 'counting', players: 2 };

/** Many tables of one game at once: how many games each plays one after the other, and what is expected. */
type Load = {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  /** Of each game; all when not given. */
  readonly answers?: number;
  readonly atLeast: number;
  /** Milliseconds, of 95 and of 99 in a hundred. */
  readonly below: { readonly p95: number; readonly p99?: number };
};
const LOADS: readonly Load[] = [
  { game: 'iron-curtain', players: 2, games: 6, atLeast: 1600, below: { p95: 25, p99: 40 } },
  { game: 'versailles-1919', players: 4, games: 2, answers: 300, atLeast: 400, below: { p95: 70 } },
];

/** Submissions over HTTP: sent, written to a database with fsync, the view after it read back. */
export async function benchServer(house: BenchHouse): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const load of LOADS) figures.push(...(await manyTables(house, load)));
  return [...figures, ...(await oneTable(house)), ...(await coldTables(house)), ...(await longTable(house))];
}

async function manyTables(house: BenchHouse, load: Load): Promise<readonly Figure[]> {
  const { games, atLeast, below, ...wanted } = load;
  await playTable(house, await openBenchTable(house, { ...wanted, n: 0 })); // warm up
  const tables: BenchTable[] = [];
  for (let n = 0; n < TABLES * games; n += 1) tables.push(await openBenchTable(house, { ...wanted, n }));
  await outboxIdle(house);
  const times: number[] = [];
  const limitedBy = await startWork(house);
  const began = performance.now();
  await Promise.all(
    Array.from({ length: TABLES }, async (_, lane) => {
      for (let game = lane; game < tables.length; game += TABLES) {
        const table = tables[game];
        if (table) times.push(...(await playTable(house, table)));
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const limit = await limitedBy(times.length);
  const name = `${TABLES} tables at once, ${load.game}`;
  return [
    { name: `server, ${name}: submissions`, value: times.length / seconds, unit: '/s', target: { atLeast }, limit },
    { name: `server, ${name}: p50`, value: percentile(times, 0.5), unit: 'ms' },
    { name: `server, ${name}: p95`, value: percentile(times, 0.95), unit: 'ms', target: { below: below.p95 } },
    {
      name: `server, ${name}: p99`,
      value: percentile(times, 0.99),
      unit: 'ms',
      ...(below.p99 === undefined ? {} : { target: { below: below.p99 } }),
    },
  ];
}

async function oneTable(house: BenchHouse): Promise<readonly Figure[]> {
  const tables: BenchTable[] = [];
  for (let n = 0; n < 5; n += 1) tables.push(await openIronCurtain(house, n));
  const times: number[] = [];
  const limitedBy = await startWork(house);
  for (const table of tables) times.push(...(await playTable(house, table)));
  const limit = await limitedBy(times.length);
  return [
    { name: 'server, one table: p50', value: percentile(times, 0.5), unit: 'ms', target: { below: 1.1 }, limit },
    { name: 'server, one table: p95', value: percentile(times, 0.95), unit: 'ms' },
  ];
}

/** Submissions to tables that the server does not have at hand, in turns with such to tables that it has. */
async function coldTables(house: BenchHouse): Promise<readonly Figure[]> {
  const limitedBy = await startWork(house);
  const warm: number[] = [];
  const cold: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const tables = [await openIronCurtain(house, 2 * n), await openIronCurtain(house, 2 * n + 1)];
    const [one, other] = tables;
    if (!one || !other) throw new Error('no tables');
    for (let i = 0; i < Math.min(one.moves.length, other.moves.length); i += 1) {
      await house.forget();
      cold.push(...(await playTable(house, { ...one, moves: one.moves.slice(i, i + 1) })));
      // The other one was forgotten with it.
      await call('GET', `${house.url}/api/tables/${other.id}`, other.moves[i]?.key ?? '');
      warm.push(...(await playTable(house, { ...other, moves: other.moves.slice(i, i + 1) })));
    }
  }
  const limit = await limitedBy(warm.length + cold.length);
  const ratio = percentile(warm, 0.5) / percentile(cold, 0.5);
  return [
    { name: 'server, a table at hand: p50', value: percentile(warm, 0.5), unit: 'ms' },
    { name: 'server, a table not at hand: p50', value: percentile(cold, 0.5), unit: 'ms' },
    { name: 'server, a table not at hand: p99', value: percentile(cold, 0.99), unit: 'ms' },
    { name: 'server, cold against warm', value: ratio, unit: 'times', target: { atLeast: 0.75 }, limit },
  ];
}

const openIronCurtain = (house: BenchHouse, n: number) =>
  openBenchTable(house, { game: 'iron-curtain', players: 2, n });

/** A log of 2,000 entries: what a submission costs at its end, and a read by a server that has never seen it. */
async function longTable(house: BenchHouse): Promise<readonly Figure[]> {
  const table = await openBenchTable(house, { ...COUNTING, n: 0, answers: LONG });
  const times = await playTable(house, table);
  const early = percentile(times.slice(100, 400), 0.5);
  const late = percentile(times.slice(-300), 0.5);
  const key = table.moves[0]?.key ?? '';
  await house.forget();
  const began = performance.now();
  const { status } = await call('GET', `${house.url}/api/tables/${table.id}`, key);
  if (status !== 200) throw new Error(`cold read: ${status}`);
  const cold = performance.now() - began;
  return [
    { name: `server, ${LONG.toLocaleString('en-GB')} entries: p50 of entries 100 to 400`, value: early, unit: 'ms' },
    { name: `server, ${LONG.toLocaleString('en-GB')} entries: p50 of the last 300`, value: late, unit: 'ms' },
    {
      name: `server, ${LONG.toLocaleString('en-GB')} entries: cold read`,
      value: cold,
      unit: 'ms',
      target: { below: 150 },
    },
  ];
}
