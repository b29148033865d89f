import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MAIL_KINDS, wantsMail } from '../../src/people/mail-preferences.ts';
import type { Player } from '../../src/people/player.ts';
import { findPlayerByEmail, playerByEmail } from '../../src/people/player-by-email.ts';
import { muteTable, unsubscribe } from '../../src/people/unsubscribe.ts';
import { readPlayer, updatePlayer } from '../../src/people/update-player.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { testClock } from '../harness/test-clock.ts';
import { type TestServices, testServices } from './test-services.ts';

let database: FreshDatabase;
let s: TestServices;
let ada: Player;
let bob: Player;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  s = testServices(database.db, testClock());
  await s.db.$executeRaw`TRUNCATE "Player", "Pack", "Table", "Seat" CASCADE`;
  ada = (await playerByEmail(s, 'ada@x.example')).player;
  bob = (await playerByEmail(s, 'bob@x.example')).player;
  await s.db.pack.create({ data: { hash: 'p', game: 'g', content: {} } });
  for (const id of ['one', 'two']) {
    await s.db.table.create({
      data: {
        ...{
          id,
          name: id,
          game: 'g',
          ruleset: 1,
          options: {},
          packHash: 'p',
          hostId: ada.id,
          timeControl: {},
          seed: '',
          seedHash: '',
        },
        seats: {
          create: [
            { seat: 'x', playerId: ada.id },
            { seat: 'y', playerId: bob.id },
          ],
        },
      },
    });
  }
});
afterAll(() => database.drop());

const muted = async () =>
  (await s.db.seat.findMany({ where: { muted: true } })).map(({ tableId, seat }) => `${tableId} ${seat}`);
const wanted = async (playerId: string) => {
  const player = await readPlayer(s, playerId);
  return player ? MAIL_KINDS.filter((kind) => wantsMail(player.mail, kind)) : undefined;
};

test('one table is muted, for one player alone, and can be heard again', async () => {
  await unsubscribe(s, { of: 'table', playerId: ada.id, tableId: 'one' });
  await unsubscribe(s, { of: 'table', playerId: ada.id, tableId: 'one' });
  expect(await muted()).toEqual(['one x']);
  expect(await wanted(ada.id)).toEqual([...MAIL_KINDS]);
  await muteTable(s, { playerId: ada.id, tableId: 'one', muted: false });
  expect(await muted()).toEqual([]);
});

test('no table mail at all, but invitations still come and the rest of the wishes stays', async () => {
  await updatePlayer(s, { playerId: ada.id, mail: { off: ['turn'], format: 'plain', mergeSeconds: 30 } });
  await unsubscribe(s, { of: 'play', playerId: ada.id });
  await unsubscribe(s, { of: 'play', playerId: ada.id });
  expect(await wanted(ada.id)).toEqual(['invitation']);
  expect(await wanted(bob.id)).toEqual([...MAIL_KINDS]);
  expect((await readPlayer(s, ada.id))?.mail).toMatchObject({ format: 'plain', mergeSeconds: 30 });
  expect(await muted()).toEqual([]);
});

test('somebody who was never here can refuse invitations', async () => {
  await unsubscribe(s, { of: 'kind', kind: 'invitation', email: 'Eve@x.example' });
  const eve = await findPlayerByEmail(s, 'eve@x.example');
  expect(eve?.mail.off).toEqual(['invitation']);
});

test('a table without a seat of theirs, or a player who is not there, is not found', async () => {
  const { player: eve } = await playerByEmail(s, 'eve@x.example');
  await expect(unsubscribe(s, { of: 'table', playerId: eve.id, tableId: 'one' })).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(unsubscribe(s, { of: 'play', playerId: 'nobody' })).rejects.toMatchObject({ code: 'not-found' });
  expect(await muted()).toEqual([]);
});
