import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Player } from '../../src/people/player.ts';
import { findPlayerByEmail, playerByEmail } from '../../src/people/player-by-email.ts';
import { readPlayer, updatePlayer } from '../../src/people/update-player.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { testClock } from '../harness/test-clock.ts';
import { type TestServices, testServices } from './test-services.ts';

let database: FreshDatabase;
let s: TestServices;
let ada: Player;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  s = testServices(database.db, testClock());
  await s.db.$executeRaw`TRUNCATE "Player" CASCADE`;
  ada = (await playerByEmail(s, 'ada@x.example')).player;
});
afterAll(() => database.drop());

test('a player changes what they name, and nothing else', async () => {
  const changed = await updatePlayer(s, { playerId: ada.id, timeZone: 'europe/madrid' });
  expect(changed).toEqual({ ...ada, timeZone: 'Europe/Madrid' });
  const mail = { off: ['over'], format: 'plain', mergeSeconds: 600 };
  expect(await updatePlayer(s, { playerId: ada.id, name: 'Countess', locale: 'de-at', mail })).toEqual({
    ...changed,
    name: 'Countess',
    locale: 'de-AT',
    mail,
  });
  expect(await readPlayer(s, ada.id)).toMatchObject({ name: 'Countess', mail });
});

test('one fault, and nothing is changed', async () => {
  for (const fault of [
    { timeZone: 'Nowhere' },
    { locale: '??' },
    { mail: { off: ['sign-in'], format: 'html' } },
    { name: 'Ada\r\nBcc: all@x.example' },
  ]) {
    await expect(updatePlayer(s, { playerId: ada.id, name: 'Countess', ...fault })).rejects.toMatchObject({
      code: 'bad-input',
    });
  }
  expect(await readPlayer(s, ada.id)).toEqual(ada);
});

test('all faults are told at once, each by its name', async () => {
  const mail = { off: ['sign-in'], format: 'rtf', mergeSeconds: 60 };
  const refusal = await updatePlayer(s, { playerId: ada.id, name: 'Ada\r\n', timeZone: 'Nowhere', mail }).catch(
    (error) => error,
  );
  expect(refusal).toMatchObject({ code: 'bad-input', reason: { args: { count: 3 } } });
  expect(refusal.details.map(({ at }: { at: string }) => at)).toEqual([
    'name',
    'timeZone',
    'mail',
    'mail.off.0',
    'mail.format',
  ]);
});

test('the address and the id cannot be slipped in', async () => {
  const change = { playerId: ada.id, name: 'Countess', email: 'bob@x.example', id: 'other', createdAt: new Date(0) };
  expect(await updatePlayer(s, change)).toEqual({ ...ada, name: 'Countess' });
});

test('an unknown player is not found', async () => {
  await expect(updatePlayer(s, { playerId: 'nobody', name: 'Countess' })).rejects.toMatchObject({ code: 'not-found' });
  expect(await readPlayer(s, 'nobody')).toBeUndefined();
  expect(await findPlayerByEmail(s, 'nobody@x.example')).toBeUndefined();
  expect(await findPlayerByEmail(s, 'ADA@x.example')).toEqual(ada);
});
