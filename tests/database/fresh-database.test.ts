import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';

let one: FreshDatabase;
let other: FreshDatabase;
beforeAll(async () => {
  [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
});
afterAll(() => Promise.all([one.drop(), other.drop()]));

test('two copies of the migrated database know nothing of each other', async () => {
  const player = { id: 'p1', email: 'anna@example.org', name: 'Anna' };
  await one.db.player.create({ data: player });
  expect(await one.db.player.count()).toBe(1);
  expect(await other.db.player.count()).toBe(0);
});

test('a second row with the same key is refused as P2002', async () => {
  const run = { key: 'tick:1' };
  await one.db.cronRun.create({ data: run });
  await expect(one.db.cronRun.create({ data: run })).rejects.toMatchObject({ code: 'P2002' });
});

test('text of any script comes back as it was written', async () => {
  const name = 'Zoë Ωmega 周 \u{1F5FA}';
  await one.db.player.create({ data: { id: 'p2', email: 'zoe@example.org', name } });
  expect((await one.db.player.findUniqueOrThrow({ where: { id: 'p2' } })).name).toBe(name);
});
