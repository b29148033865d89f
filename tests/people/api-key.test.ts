import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createApiKey, listApiKeys, playerOfApiKey, revokeApiKey } from '../../src/people/api-key.ts';
import type { Player } from '../../src/people/player.ts';
import { playerByEmail } from '../../src/people/player-by-email.ts';
import { hashSecret } from '../../src/platform/secret.ts';
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
  await s.db.$executeRaw`TRUNCATE "Player", "ApiKey" CASCADE`;
  ada = (await playerByEmail(s, 'ada@x.example')).player;
  bob = (await playerByEmail(s, 'bob@x.example')).player;
});
afterAll(() => database.drop());

test('a key is shown once; only its hash is kept', async () => {
  const { key, name } = await createApiKey(s, { playerId: ada.id, name: ' My  bot ' });
  expect(name).toBe('My bot');
  expect(key).toMatch(/^dsp_[\w-]{43}$/);
  const [row] = await s.db.apiKey.findMany();
  expect(row?.tokenHash).toBe(hashSecret(key));
  expect(JSON.stringify([row, await listApiKeys(s, ada.id)])).not.toContain(key.slice(4));
  expect(await playerOfApiKey(s, key)).toEqual(ada);
});

test('its use is noted at most once a minute', async () => {
  const { key } = await createApiKey(s, { playerId: ada.id, name: 'bot' });
  const lastUsed = async () => (await listApiKeys(s, ada.id))[0]?.lastUsedAt;
  expect(await lastUsed()).toBeUndefined();
  const first = s.clock.now();
  await playerOfApiKey(s, key);
  expect(await lastUsed()).toEqual(first);
  s.clock.advance(59_999);
  await playerOfApiKey(s, key);
  expect(await lastUsed()).toEqual(first);
  s.clock.advance(1);
  await playerOfApiKey(s, key);
  expect(await lastUsed()).toEqual(s.clock.now());
});

test('a revoked key is nobody’s', async () => {
  const kept = await createApiKey(s, { playerId: ada.id, name: 'kept' });
  const { id, key } = await createApiKey(s, { playerId: ada.id, name: 'lost' });
  await revokeApiKey(s, { playerId: ada.id, keyId: id });
  expect(await playerOfApiKey(s, key)).toBeUndefined();
  expect(await playerOfApiKey(s, kept.key)).toEqual(ada);
  await expect(revokeApiKey(s, { playerId: ada.id, keyId: id })).rejects.toMatchObject({ code: 'not-found' });
});

test('nobody revokes another’s key', async () => {
  const { id, key } = await createApiKey(s, { playerId: ada.id, name: 'bot' });
  await expect(revokeApiKey(s, { playerId: bob.id, keyId: id })).rejects.toMatchObject({ code: 'not-found' });
  expect(await playerOfApiKey(s, key)).toEqual(ada);
  expect(await listApiKeys(s, bob.id)).toEqual([]);
});

test('a key needs a plain name', async () => {
  await expect(createApiKey(s, { playerId: ada.id, name: 'bot\r\nX: y' })).rejects.toMatchObject({ code: 'bad-input' });
  await expect(createApiKey(s, { playerId: ada.id, name: '' })).rejects.toMatchObject({ code: 'bad-input' });
  expect(await listApiKeys(s, ada.id)).toEqual([]);
});

test('a player has at most 20 keys', async () => {
  for (let i = 1; i <= 20; i++) await createApiKey(s, { playerId: ada.id, name: `bot ${i}` });
  await expect(createApiKey(s, { playerId: ada.id, name: 'bot 21' })).rejects.toMatchObject({ code: 'too-many' });
  expect(await createApiKey(s, { playerId: bob.id, name: 'bot 1' })).toMatchObject({ name: 'bot 1' });
});

test('forged and cut keys are nobody’s', async () => {
  const { key } = await createApiKey(s, { playerId: ada.id, name: 'bot' });
  const wrong = [
    key.slice(4),
    key.slice(0, -1),
    `${key}A`,
    `DSP_${key.slice(4)}`,
    hashSecret(key),
    'dsp_',
    '',
    '\u0000',
  ];
  for (const other of wrong) expect(await playerOfApiKey(s, other)).toBeUndefined();
});
