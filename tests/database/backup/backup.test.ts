import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { banAddress } from '../../../src/administration/ban-address.ts';
import { requeueMails } from '../../../src/administration/requeue-mails.ts';
import { restoreBackup } from '../../../src/database/backup/restore-backup.ts';
import { writeBackup } from '../../../src/database/backup/write-backup.ts';
import { verifyTable } from '../../../src/records/verify-table.ts';
import { administeredWorld, aGame, refusal, somebody } from '../../administration/world.ts';
import { type FreshDatabase, freshDatabase } from '../../harness/fresh-database.ts';
import { testServices } from '../../harness/services.ts';
import { playOn } from '../../mail/harness/mail-world.ts';

let world: Awaited<ReturnType<typeof administeredWorld>>;
let target: FreshDatabase;
let tableId: string;
beforeAll(async () => {
  world = await administeredWorld();
  target = await freshDatabase();
  const { services, ada } = world;
  tableId = await aGame(services, ada, await somebody(services, 'Bob'));
  await playOn(services, tableId, 6);
  await services.db.caughtMail.create({ data: { id: 'raw', to: ada.email, raw: Buffer.from([0, 255, 10, 92]) } });
  await services.db.mail.create({ data: { id: 'waits', kind: 'turn', to: ada.email } });
});
afterAll(async () => {
  await world.close();
  await target.drop();
});

async function backup(url: string): Promise<string[]> {
  let text = '';
  await writeBackup(url, async (lines) => {
    text += lines;
  });
  return text.split('\n').filter((line) => line !== '');
}

async function* each(lines: readonly string[]) {
  yield* lines;
}

test('what is restored is the same, row by row, and the game goes on', async () => {
  const lines = await backup(world.url);
  expect(lines.at(-1)).toBe(`end ${lines.length - 2}`);
  await restoreBackup(target.url, each(lines));
  expect([...(await backup(target.url))].sort()).toEqual([...lines].sort());

  const there = testServices(target.db);
  expect(await verifyTable(there, tableId)).toMatchObject({ faults: [] });
  expect(await playOn(there, tableId, 3)).toHaveLength(3);
  const queued: string[] = [];
  expect(await requeueMails(there, { add: async (_tx, ids) => void queued.push(...ids) })).toBe(1);
  expect(queued).toEqual(['waits']);
  // What counts itself goes on after the last row.
  await banAddress(world.services, { by: world.ada.id, address: '@a.example', reason: 'Spam' });
  await banAddress(there, { by: world.ada.id, address: '@a.example', reason: 'Spam' });
});

test('a database that is not empty is not filled', async () => {
  const lines = await backup(world.url);
  await expect(restoreBackup(world.url, each(lines))).rejects.toEqual(refusal('bad-input', 'cli.restore-not-empty'));
});

test('a backup that is cut short, of another version, or none at all leaves the database empty', async () => {
  const lines = await backup(world.url);
  const empty = await freshDatabase();
  const restore = (some: readonly string[]) => restoreBackup(empty.url, each(some));
  await expect(restore(lines.slice(0, -1))).rejects.toEqual(refusal('bad-input', 'cli.restore-cut'));
  await expect(restore([...lines.slice(0, -2), ...lines.slice(-1)])).rejects.toEqual(
    refusal('bad-input', 'cli.restore-cut'),
  );
  await expect(restore(['despatch-backup 1 2020_init', ...lines.slice(1)])).rejects.toEqual(
    refusal('bad-input', 'cli.restore-other-schema'),
  );
  await expect(restore(['{}'])).rejects.toEqual(refusal('bad-input', 'cli.restore-not-backup'));
  await expect(restore([])).rejects.toEqual(refusal('bad-input', 'cli.restore-not-backup'));
  expect(await empty.db.player.count()).toBe(0);
  await empty.drop();
});
