import type { BenchHouse } from './bench-house.ts';
import { databaseUse } from './database-use.ts';
import { startWork } from './limited-by.ts';
import type { Figure } from './measure.ts';
import { outboxIdle } from './outbox-idle.ts';
import { openLanes, playLanes } from './play-lanes.ts';

const LANES = { lanes: 8, games: 3 };

/** What a submission of Iron Curtain costs PostgreSQL, all that is written and read for it included. */
export async function benchCommit(house: BenchHouse): Promise<readonly Figure[]> {
  const lanes = await openLanes(house, LANES);
  await outboxIdle(house);
  const { db } = house.services;
  const limitedBy = await startWork(house);
  const before = await databaseUse(db);
  const { submissions } = await playLanes([house], lanes);
  const limit = await limitedBy(submissions);
  const after = await databaseUse(db);
  const each = (what: keyof typeof after) => ((after[what] ?? Number.NaN) - (before[what] ?? Number.NaN)) / submissions;
  const name = 'PostgreSQL, a submission';
  return [
    { name: `${name}: processor time`, value: each('cpu'), unit: 'ms', target: { below: 0.35 }, limit },
    { name: `${name}: statements that end a transaction`, value: each('transactions'), unit: '' },
    { name: `${name}: bytes of WAL beside whole pages`, value: each('wal'), unit: 'bytes', target: { below: 2048 } },
    { name: `${name}: whole pages after a checkpoint`, value: each('pages'), unit: 'bytes' },
    { name: `${name}: records of WAL`, value: each('records'), unit: '' },
  ];
}
