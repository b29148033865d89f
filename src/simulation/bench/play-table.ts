import { randomUUID } from 'node:crypto';
import type { BenchHouse } from './bench-house.ts';
import type { BenchTable } from './bench-table.ts';
import { call } from './http-client.ts';

/** Plays a foreseen game to its end; the milliseconds of each submission. */
export async function playTable(house: BenchHouse, table: BenchTable): Promise<number[]> {
  const times: number[] = [];
  for (const { key, after, decision, answer } of table.moves) {
    const began = performance.now();
    const body = { expectedSeq: after, answers: [{ decision, answer }] };
    const reply = await call('POST', `${house.url}/api/tables/${table.id}/submissions`, key, body, randomUUID());
    if (reply.status !== 200)
      throw new Error(`submission after ${after} of ${table.id}: ${reply.status} ${reply.body}`);
    times.push(performance.now() - began);
  }
  return times;
}
