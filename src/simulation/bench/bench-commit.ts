import type { BenchHouse } from './bench-house.ts';
import { type BenchTable, openBenchTable } from './bench-table.ts';
import { databaseUse } from './database-use.ts';
import type { Figure } from './measure.ts';
import { playTable } from './play-table.ts';

const LANES = 8;
const GAMES = 3;

/** What a submission of Iron Curtain costs PostgreSQL, all that is written with it included. */
export async function benchCommit(house: BenchHouse): Promise<readonly Figure[]> {
  const tables: BenchTable[] = [];
  for (let n = 0; n < LANES * GAMES; n += 1)
    tables.push(await openBenchTable(house, { game: 'iron-curtain', players: 2, n }));
  const { db } = house.services;
  let submissions = 0;
  const before = await databaseUse(db);
  await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      for (let game = lane; game < tables.length; game += LANES) {
        const table = tables[game];
        if (table) submissions += (await playTable(house, table)).length;
      }
    }),
  );
  const after = await databaseUse(db);
  const each = (what: keyof typeof after) => ((after[what] ?? Number.NaN) - (before[what] ?? Number.NaN)) / submissions;
  const name = 'PostgreSQL, a submission';
  return [
    { name: `${name}: processor time`, value: each('cpu'), unit: 'ms', target: { below: 0.35 } },
    { name: `${name}: bytes of WAL`, value: each('wal'), unit: 'bytes', target: { below: 2048 } },
    { name: `${name}: of them whole pages`, value: each('pages'), unit: 'bytes' },
    { name: `${name}: records of WAL`, value: each('records'), unit: '' },
  ];
}
