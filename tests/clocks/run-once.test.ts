import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runOnce } from '../../src/clocks/run-once.ts';
import { createPrisma } from '../../src/database/client.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { testClock } from '../harness/test-clock.ts';
import { testServices } from '../people/test-services.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('of twelve servers that ask at once, one runs each fire', async () => {
  const coordinator = runOnce(testServices(database.db, testClock()));
  for (const key of ['tick:1', 'tick:2', 'clean-up:1']) {
    const answers = await Promise.all(Array.from({ length: 12 }, () => coordinator.shouldRun(key, 1000)));
    expect(answers.filter((runs) => runs)).toHaveLength(1);
  }
});

test('a database that cannot be asked lets nobody run', async () => {
  const away = createPrisma('postgresql://nobody@127.0.0.1:1/none');
  await expect(runOnce(testServices(away, testClock())).shouldRun('tick:3', 1000)).rejects.toThrow();
  await away.$disconnect();
});
