import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import { cancelTable } from '../../../src/lobby/cancel-table.ts';
import { createTable } from '../../../src/lobby/create-table.ts';
import { joinTable } from '../../../src/lobby/join-table.ts';
import { hashSalt } from '../../../src/lobby/salts/hash-salt.ts';
import { openWords } from '../../../src/lobby/salts/open-words.ts';
import { newSaltEnding } from '../../../src/lobby/salts/salt-ending.ts';
import { readLog } from '../../../src/log/read-log.ts';
import { listCaughtMails } from '../../../src/mail/mailbox/list-caught-mails.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { exportRecord } from '../../../src/records/export-record.ts';
import { readRecord } from '../../../src/records/read-record.ts';
import { replayRecord } from '../../../src/records/replay-record.ts';
import { somebody } from '../../disputes/moderated-table.ts';
import { flush, type MailWorld, mailWorld, newestMail, TIME_CONTROL } from '../../mail/harness/mail-world.ts';
import { refused } from '../../tables/fixtures/refused.ts';

type Person = { readonly id: string; readonly email: string };
let world: MailWorld;
let ann: Person;
let bob: Person;
let eve: Person;
beforeAll(async () => {
  world = await mailWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ann = await somebody(world.services, 'Ann');
  bob = await somebody(world.services, 'Bob');
  eve = await somebody(world.services, 'Eve');
});

const ANNS = 'rain on the roof k7f2m9xq4w8r3t5z';
const BOBS = 'a wet dog in the hall p3n6v8y2c4b7m9x5';

/** Ann plays the US with words, and Bob may join with some. */
async function tableWith(annSalt: string | undefined, bobs: { readonly salt?: string; readonly saltHash?: string }) {
  const { tableId } = await createTable(world.services, {
    hostId: ann.id,
    game: 'iron-curtain',
    name: 'Words',
    players: 2,
    options: {},
    hostSeat: 'us',
    hostSalt: annSalt,
    invitations: [],
    timeControl: TIME_CONTROL,
    timeZone: 'UTC',
    public: true,
  });
  const joined = await joinTable(world.services, { tableId, playerId: bob.id, ...bobs });
  return { tableId, joined };
}
const open = (tableId: string, { id }: Person, words: string | undefined) =>
  openWords(world.services, { tableId, playerId: id, words });
const setupOf = async (tableId: string) => {
  const { data } = await world.services.db.entry.findFirstOrThrow({ where: { tableId, seq: 1 } });
  return Object(data);
};

test('the hash is SHA-256 over a fixed beginning and the words', () => {
  expect(hashSalt(ANNS)).toBe(createHash('sha256').update(`despatch-salt:${ANNS}`, 'utf8').digest('hex'));
});

test('an ending has eighty random bits, each time others', () => {
  const endings = Array.from({ length: 200 }, newSaltEnding);
  expect(new Set(endings).size).toBe(200);
  for (const ending of endings) expect(ending).toMatch(/^[a-km-np-z2-9]{16}$/);
});

test('only the hash of words is kept; both are asked when all have joined; with the last it begins', async () => {
  const { tableId, joined } = await tableWith(ANNS, { saltHash: hashSalt(BOBS) });
  expect(joined).toEqual({ started: false });
  expect(JSON.stringify(await world.services.db.seat.findMany({ where: { tableId } }))).not.toContain('rain');
  const table = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
  expect(table).toMatchObject({ status: 'forming', serverSalt: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await flush(world);
  for (const { email } of [ann, bob]) {
    const mail = await newestMail(world, email);
    expect(mail.subject).toBe('[Words] open your words, and the game begins');
    expect(mail.text.replace(/\s+/g, '')).toContain(table.seedHash);
    expect(mail.text.replace(/\s+/g, '')).toContain(table.serverSalt);
    expect(mail.text).toContain(`https://despatch.test/t/${tableId}`);
  }
  expect(await open(tableId, ann, `  ${ANNS.replace(' ', '   ')} `)).toEqual({ started: false });
  expect(await open(tableId, ann, ANNS)).toEqual({ started: false });

  // Bob sees that Ann's are open, and not what they are.
  const shown = await viewTable(world.services, tableId, 'spectator', undefined, bob.id);
  expect(shown.lobby?.words).toEqual({ serverSalt: table.serverSalt, owing: ['Bob'], mine: hashSalt(BOBS) });
  expect(JSON.stringify(shown)).not.toContain('rain');

  expect(await open(tableId, bob, BOBS)).toEqual({ started: true });
  expect(await open(tableId, bob, BOBS)).toEqual({ started: true });
  expect(await setupOf(tableId)).toMatchObject({
    salts: { us: ANNS, ussr: BOBS, '~server': table.serverSalt },
    saltHashes: { us: hashSalt(ANNS), ussr: hashSalt(BOBS) },
  });
});

test('a game with words can be checked afterwards, and words that were changed are found', async () => {
  const { tableId } = await tableWith(ANNS, { salt: BOBS });
  await open(tableId, ann, ANNS);
  await open(tableId, bob, BOBS);
  await world.services.db.table.update({ where: { id: tableId }, data: { status: 'finished' } });
  const record = await exportRecord(world.services, tableId);
  const replayed = replayRecord(record, world.services.games);
  expect(replayed).toMatchObject({ wrongHashes: [], words: { wrong: [], unopened: [] } });
  expect(replayed.rolls).toMatchObject({ differing: [], seedFits: true });
  const forged = JSON.stringify(record).replaceAll(ANNS, 'other words');
  expect(replayRecord(readRecord(JSON.parse(forged)), world.services.games).words.wrong).toEqual(['us']);
});

test('a player who has lost their words says so alone, and everybody reads it', async () => {
  const { tableId } = await tableWith(ANNS, {});
  expect((await refused(() => open(tableId, bob, undefined))).code).toBe('stale');
  expect((await refused(() => open(tableId, eve, undefined))).code).toBe('forbidden');
  expect(await open(tableId, ann, undefined)).toEqual({ started: true });
  expect((await setupOf(tableId)).salts.us).toBe('');
  const [first] = await readLog(world.services, tableId, 'spectator', { from: 1, to: 1 });
  const told = (first?.messages ?? []).map(translator('en', 'UTC').t);
  expect(told).toContain('US has not opened the words promised for chance.');
  const record = await exportRecord(world.services, tableId);
  expect(replayRecord(record, world.services.games).words).toEqual({ wrong: [], unopened: ['us'] });
});

test('without words a table begins at once, and nobody is asked anything', async () => {
  const { tableId, joined } = await tableWith(undefined, {});
  expect(joined).toEqual({ started: true });
  const setup = await setupOf(tableId);
  expect([setup.salts, setup.saltHashes]).toEqual([{ us: '', ussr: '' }, undefined]);
  await flush(world);
  expect((await listCaughtMails(world.services, { to: bob.email })).map(({ subject }) => subject)).toEqual([]);
});

test('words given in the old way, which lie open in the database, count as opened', async () => {
  const { tableId } = await createTable(world.services, {
    ...{ hostId: ann.id, game: 'iron-curtain', name: 'Old', players: 2, options: {}, hostSeat: 'us', invitations: [] },
    ...{ timeControl: TIME_CONTROL, timeZone: 'UTC', public: true },
  });
  await world.services.db.seat.updateMany({ where: { tableId, seat: 'us' }, data: { salt: 'pepper' } });
  expect(await joinTable(world.services, { tableId, playerId: bob.id })).toEqual({ started: true });
  expect((await setupOf(tableId)).salts).toEqual({ us: 'pepper', ussr: '' });
});

test('words are refused that are too short, too early, or others than those promised', async () => {
  const says = async (work: () => Promise<unknown>) => (await refused(work)).says;
  expect(await says(() => tableWith('rain', {}))).toContain('fewer than 16 characters');
  expect(await says(() => tableWith(undefined, { saltHash: 'soup' }))).toContain('64 hexadecimal digits');
  const { tableId } = await createTable(world.services, {
    ...{ hostId: ann.id, game: 'iron-curtain', name: 'Early', players: 2, options: {}, hostSeat: 'us', hostSalt: ANNS },
    ...{ invitations: [], timeControl: TIME_CONTROL, timeZone: 'UTC', public: true },
  });
  expect(await says(() => open(tableId, ann, ANNS))).toContain('Not everybody has sat down yet.');
  await joinTable(world.services, { tableId, playerId: bob.id });
  for (const wrong of [`${ANNS}x`, ANNS.toUpperCase(), '', BOBS])
    expect(await says(() => open(tableId, ann, wrong))).toContain('These are not the words that you chose');
  await cancelTable(world.services, { tableId, playerId: ann.id });
  expect((await refused(() => open(tableId, ann, ANNS))).code).toBe('stale');
});

test('opened at the same time, the game begins once', async () => {
  const { tableId } = await tableWith(ANNS, { salt: BOBS });
  const began = await Promise.all([open(tableId, ann, ANNS), open(tableId, bob, BOBS)]);
  expect(began.filter(({ started }) => started)).toHaveLength(1);
  expect(await world.services.db.entry.count({ where: { tableId } })).toBe(1);
});
