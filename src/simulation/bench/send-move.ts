import { randomUUID } from 'node:crypto';
import type { BenchHouse } from './bench-house.ts';
import type { BenchTable, Move } from './bench-table.ts';
import { call } from './http-client.ts';

/** Sends one move of a foreseen game over HTTP; the milliseconds until it is answered. */
export async function sendMove(
  { url }: Pick<BenchHouse, 'url'>,
  { id }: Pick<BenchTable, 'id'>,
  { key, after, decision, answer }: Move,
): Promise<number> {
  const began = performance.now();
  const body = { expectedSeq: after, answers: [{ decision, answer }] };
  const reply = await call('POST', `${url}/api/tables/${id}/submissions`, key, body, randomUUID());
  if (reply.status !== 200) throw new Error(`submission after ${after} of ${id}: ${reply.status} ${reply.body}`);
  return performance.now() - began;
}
