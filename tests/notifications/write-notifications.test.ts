import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { whenGathered, writeNotifications } from '../../src/notifications/write-notifications.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { type TestServices, testServices } from '../harness/services.ts';

let database: FreshDatabase;
let s: TestServices;
beforeAll(async () => {
  database = await freshDatabase();
  s = testServices(database.db);
});
afterAll(() => database.drop());

/**
 * After how many seconds a reader with these preferences is mailed, of news that is gathered and of news that is not.
 */
async function gatheredFor(id: string, mail: object) {
  await s.db.player.create({ data: { id, email: `${id}@people.example`, name: id, mail } });
  const to = { kind: 'seat-left', tableId: 't', playerId: id, data: { seat: 'us' } } as const;
  await writeNotifications(s.db, s, [{ ...to, dueAt: whenGathered(s) }, to]);
  const rows = await s.db.notification.findMany({ where: { playerId: id }, orderBy: { dueAt: 'desc' } });
  return rows.map(({ dueAt, createdAt }) => (dueAt.getTime() - createdAt.getTime()) / 1000);
}

test.each([
  ['usual', {}, 60],
  ['longer', { mergeSeconds: 300 }, 300],
  ['shorter', { mergeSeconds: 10 }, 10],
  ['never', { mergeSeconds: 0 }, 0],
  ['too-long', { mergeSeconds: 3601 }, 60],
  ['nonsense', { mergeSeconds: 'a while' }, 60],
])('news is gathered for as long as its reader wants: %s', async (id, mail, seconds) => {
  expect(await gatheredFor(id, mail)).toEqual([seconds, 0]);
});

test('people without an account are told as usual', async () => {
  const to = { kind: 'invitation', tableId: 't', email: 'guest@people.example', data: { invitation: 'i' } } as const;
  await writeNotifications(s.db, s, [{ ...to, dueAt: whenGathered(s) }]);
  const { dueAt } = await s.db.notification.findFirstOrThrow({ where: { email: to.email } });
  expect(dueAt).toEqual(whenGathered(s));
});
