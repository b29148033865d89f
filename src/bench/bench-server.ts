import { randomUUID } from 'node:crypto';
import type { BenchHouse } from './bench-house.ts';
import { type BenchTable, openBenchTable } from './bench-table.ts';
import { call } from './http-client.ts';
import { type Figure, percentile } from './measure.ts';

const TABLES = 20;
/** Games of each of the tables, one after the other. */
const GAMES = 6;
const LONG = 2000;

/** Submissions over HTTP: sent, written to a database with fsync, the view after it read back. */
export async function benchServer(house: BenchHouse): Promise<readonly Figure[]> {
  await play(house, await openBenchTable(house, 'iron-curtain', 0)); // warm up
  return [...(await manyTables(house)), ...(await oneTable(house)), ...(await longTable(house))];
}

async function manyTables(house: BenchHouse): Promise<readonly Figure[]> {
  const tables: BenchTable[] = [];
  for (let n = 0; n < TABLES * GAMES; n += 1) tables.push(await openBenchTable(house, 'iron-curtain', n));
  const times: number[] = [];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: TABLES }, async (_, lane) => {
      for (let game = lane; game < tables.length; game += TABLES) {
        const table = tables[game];
        if (table) times.push(...(await play(house, table)));
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const name = `${TABLES} tables at once`;
  return [
    { name: `server, ${name}: submissions`, value: times.length / seconds, unit: '/s', target: { atLeast: 500 } },
    { name: `server, ${name}: p50`, value: percentile(times, 0.5), unit: 'ms' },
    { name: `server, ${name}: p95`, value: percentile(times, 0.95), unit: 'ms', target: { below: 60 } },
  ];
}

async function oneTable(house: BenchHouse): Promise<readonly Figure[]> {
  const times: number[] = [];
  for (let n = 0; n < 5; n += 1) times.push(...(await play(house, await openBenchTable(house, 'iron-curtain', n))));
  return [
    { name: 'server, one table: p50', value: percentile(times, 0.5), unit: 'ms', target: { below: 5 } },
    { name: 'server, one table: p95', value: percentile(times, 0.95), unit: 'ms' },
  ];
}

/** A log of 2,000 entries: what a submission costs at its end, and a read by a server that has never seen it. */
async function longTable(house: BenchHouse): Promise<readonly Figure[]> {
  const table = await openBenchTable(house, 'counting', 0, LONG);
  const times = await play(house, table);
  const early = percentile(times.slice(100, 400), 0.5);
  const late = percentile(times.slice(-300), 0.5);
  const key = table.moves[0]?.key ?? '';
  await forget(house);
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

/** Push a table out of the server's memory by reading as many others as it keeps. */
async function forget(house: BenchHouse): Promise<void> {
  for (let n = 0; n < 210; n += 1) {
    const { id, moves } = await openBenchTable(house, 'counting', n, 1);
    await call('GET', `${house.url}/api/tables/${id}`, moves[0]?.key ?? '');
  }
}

/** Plays a foreseen game to its end; the milliseconds of each submission. */
async function play(house: BenchHouse, table: BenchTable): Promise<number[]> {
  const times: number[] = [];
  for (const [i, { key, decision, answer }] of table.moves.entries()) {
    const began = performance.now();
    const body = { expectedSeq: i + 1, answers: [{ decision, answer }] };
    const reply = await call('POST', `${house.url}/api/tables/${table.id}/submissions`, key, body, randomUUID());
    if (reply.status !== 200) throw new Error(`submission ${i + 1} of ${table.id}: ${reply.status} ${reply.body}`);
    times.push(performance.now() - began);
  }
  return times;
}
