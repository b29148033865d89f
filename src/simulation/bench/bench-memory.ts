import type { BenchHouse } from './bench-house.ts';
import { openBenchTable } from './bench-table.ts';
import { call } from './http-client.ts';
import type { Figure } from './measure.ts';

/** The server's memory after it has served 300 and then 1,000 tables, three submissions and a view each. */
export async function benchMemory(house: BenchHouse): Promise<readonly Figure[]> {
  await serve(house, 0, 300);
  const before = await house.memory();
  await serve(house, 300, 1000);
  const after = await house.memory();
  return [
    { name: 'memory of the server after 300 tables: heap', value: before.heap, unit: 'MiB' },
    { name: 'memory of the server after 300 tables: resident', value: before.resident, unit: 'MiB' },
    {
      name: 'memory of the server after 1,000 tables: heap',
      value: after.heap,
      unit: 'MiB',
      target: { below: Math.ceil(before.heap * 1.25) },
    },
    {
      name: 'memory of the server after 1,000 tables: resident',
      value: after.resident,
      unit: 'MiB',
      target: { below: Math.ceil(before.resident * 1.25) },
    },
  ];
}

async function serve(house: BenchHouse, from: number, to: number): Promise<void> {
  for (let n = from; n < to; n += 1) {
    const { id, moves } = await openBenchTable(house, { game: 'iron-curtain', players: 2, n, answers: 3 });
    for (const [i, { key, after, decision, answer }] of moves.entries()) {
      const body = { expectedSeq: after, answers: [{ decision, answer }] };
      const { status } = await call('POST', `${house.url}/api/tables/${id}/submissions`, key, body, `m${n}-${i}`);
      if (status !== 200) throw new Error(`table ${n}: ${status}`);
    }
  }
}
