import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDemoTable } from '../../src/demo/demo-table.ts';
import { playBot } from '../../src/demo/play-bot.ts';
import { games } from '../../src/games/registry.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { testServices } from '../harness/services.ts';
import { type CommandLine, openCommandLine, runDespatch } from './harness/despatch.ts';

const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
const golden = fileURLToPath(new URL('../fixtures/records/', import.meta.url));
let database: FreshDatabase;
let commandLine: CommandLine;
let folder: string;
beforeAll(async () => {
  database = await freshDatabase();
  commandLine = openCommandLine();
  folder = await mkdtemp(join(tmpdir(), 'despatch-cli-'));
});
afterAll(async () => {
  await commandLine.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const despatch = (...args: readonly string[]) => commandLine.run(args, database.url);

test('replay tells the story as a seat may know it, and what was checked', async () => {
  const file = join(golden, 'iron-curtain.end.level.json');
  const us = await runDespatch(['replay', file, '--view', 'US'], database.url);
  expect(us).toMatchObject({ code: 0, err: '' });
  expect(us.out).toContain('you are dealt Cuba');
  expect(us.out).toContain('All 9 state hashes are right.');
  expect(us.out).toContain('The one draw follows from the seed and the salts.');
  const ussr = await despatch('replay', file, '--view', 'ussr', '--until', '20');
  expect(ussr.out).not.toContain('you are dealt Cuba');
  expect(ussr.out).toContain('Waiting for US: The US chooses where to place the card.');
  const json = await despatch('replay', file, '--json');
  expect(JSON.parse(json.out)).toMatchObject({ seq: 67, over: true, checks: { wrongHashes: [] } });
});

test('replay lists what can be written down next, to whoever may read it', async () => {
  const at = ['replay', join(golden, 'iron-curtain.end.level.json'), '--until', '20'];
  expect((await despatch(...at, '--view', 'ussr')).out).not.toContain('Possible:'); // that is for the US to read
  const { asked } = JSON.parse((await despatch(...at, '--view', 'us', '--json')).out);
  expect(asked).toMatchObject([{ seat: 'us', decision: '20.1', name: 'space', schema: { type: 'string' } }]);
  expect(asked[0].answers.map(({ answer }: { answer: string }) => JSON.parse(answer))).toEqual(asked[0].schema.enum);
});

test('a forged record is found out, and the process says so to its caller', async () => {
  const record = await readFile(join(golden, 'iron-curtain.end.flag.json'), 'utf8');
  const forged = join(folder, 'forged.json');
  await writeFile(forged, record.replace(/"seed": "[^"]*"/, '"seed": "another"'));
  const run = await runDespatch(['replay', forged], database.url);
  expect(run.code).toBe(1);
  expect(run.out).toContain('The seed is NOT the one whose hash was published at the start.');
  expect(run.out).toContain('do NOT follow from the seed: 1.');
});

test('verify goes over a folder of records and over all tables of the database', async () => {
  const records = await despatch('verify', '--records', golden);
  expect(records).toMatchObject({ code: 0 });
  expect(records.out).toContain('logs verified, 0 bad.');
  const services = testServices(database.db);
  const table = await openDemoTable(services, 'To verify');
  await playBot(services, { tableId: table.id, ...seatOf(table, 'ussr'), random: seededRandom('x') });
  const good = await despatch('verify', '--all');
  expect(good).toMatchObject({ code: 0 });
  expect(good.out).toContain(`good  ${table.id}  2 entries, 2 hashes`);
  await database.db.$executeRaw`UPDATE "Entry" SET data = jsonb_set(data, '{hash}', '"00"') WHERE seq = 2`;
  const bad = await despatch('verify', table.id);
  expect(bad).toMatchObject({ code: 1 });
  expect(bad.out).toContain('the state after entry 2 has another hash');
  expect(await despatch('verify', 'nowhere')).toMatchObject({ code: 1 });
});

function seatOf(table: Awaited<ReturnType<typeof openDemoTable>>, wanted: string) {
  const found = table.seats.find(({ seat }) => seat === wanted);
  if (!found) throw new Error(`no seat ${wanted}`);
  return found;
}

test('a record goes out of one table and into another', async () => {
  const services = testServices(database.db);
  const table = await openDemoTable(services, 'To export');
  const exported = await despatch('export', table.id);
  const file = join(folder, 'record.json');
  await writeFile(file, exported.out);
  const imported = await despatch(
    'import',
    file,
    '--host',
    'cy@club.example',
    '--seat',
    'us=ann@club.example',
    '--name',
    'Copy',
  );
  expect(imported).toMatchObject({ code: 0 });
  const [, id] = /\/t\/(\S+)/.exec(imported.out) ?? [];
  expect(await database.db.table.findUniqueOrThrow({ where: { id: id ?? '' } })).toMatchObject({
    name: 'Copy',
    seq: 1,
  });
  // The record holds everything hidden: that it was taken, and that it was put back, is kept.
  const acts = await database.db.audit.findMany({
    where: { tableId: { in: [table.id, id ?? ''] } },
    orderBy: { id: 'asc' },
  });
  expect(acts.map(({ playerId, what, tableId, data }) => [playerId, what, tableId, data])).toEqual([
    ['command-line', 'export', table.id, { table: 'To export' }],
    ['command-line', 'import', id, { table: 'Copy' }],
  ]);
});

test('fuzz plays, and keeps a record of each kind of end when asked', async () => {
  const run = await despatch('fuzz', 'iron-curtain', '--games', '5', '--seed', 'cli', '--keep', join(folder, 'kept'));
  expect(run).toMatchObject({ code: 0 });
  expect(run.out).toContain('5 games,');
  const alone = ['--games', '1', '--players', '1', '--keep', join(folder, 'kept')];
  expect((await despatch('fuzz', 'versailles-1919', ...alone)).out).toContain('versailles-1919-solitaire.lost.1 1');
  const all = await despatch('fuzz', 'all', '--entries', '1', '--players', '2');
  for (const [id, { rules }] of games)
    expect([id, all.out.includes(`${id}: 1 game,`)]).toEqual([id, rules.players.min <= 2]);
  expect((await despatch('verify', '--records', join(folder, 'kept'))).code).toBe(0);
});

test.each([
  [['replay', 'nowhere.json'], 'There is no such file'],
  [['replay', cli], 'This is not JSON'],
  [['replay', join(golden, 'iron-curtain.end.flag.json'), '--view', 'france'], '“france” is not a viewer of this game'],
  [['fuzz', 'chess'], 'There is no game “chess”'],
  [['fuzz', 'iron-curtain', '--games', 'many'], 'whole number'],
  [['fuzz', 'iron-curtain', '--set', 'campaign'], 'option=value is wanted'],
  [['fuzz', 'empires-in-arms', '--games', '1', '--set', 'campaign=eternal'], 'Possible are: grand and short'],
  [['fuzz', 'versailles-1919', '--players', '5'], 'versailles-1919 is for 1 to 4 players, not for 5'],
  [['export', 'nowhere'], 'There is no such table'],
  [['admin', 'grant', 'ann@club.example'], 'Usage: despatch admin grant'],
  [['verify'], 'Say what to verify'],
  [['verify', '--records', dirname(cli)], 'There are no records (*.json)'],
  [['backup', cli], 'is there already. Give another name'],
  [
    ['import', join(golden, 'iron-curtain.end.flag.json'), '--host', 'ann@club.example', '--seat', 'us'],
    'SEAT=ADDRESS',
  ],
])('%j is refused in a sentence', async (args, sentence) => {
  const run = await despatch(...args);
  expect(run.code).toBe(1);
  expect(run.err).toContain(sentence);
  expect(run.err).not.toContain('    at ');
});

test('mail lists what could not be sent and queues it again', async () => {
  const { db } = database;
  const mail = { kind: 'turn', to: 'ann@players.example', createdAt: new Date('2026-11-20T08:00:00Z') };
  await db.mail.createMany({
    data: [
      { ...mail, id: 'lost', status: 'failed', attempts: 28, error: 'connect\nECONNREFUSED' },
      { ...mail, id: 'gone', status: 'sent' },
    ],
  });
  expect(await despatch('mail')).toMatchObject({ code: 1, out: '' });
  expect(await despatch('mail', '--list-failed')).toEqual({
    code: 0,
    err: '',
    out:
      'lost  2026-11-20T08:00:00.000Z  turn  ann@players.example  28  connect ECONNREFUSED\n1 mail could not be ' +
      'sent.\n',
  });
  const retried = await despatch('mail', '--retry-failed');
  expect(retried).toMatchObject({ code: 0, out: '1 mail is queued again; the server sends it.\n' });
  const jobs = await db.$queryRaw`SELECT name, data, state::text FROM pgboss.job`;
  expect(jobs).toEqual([{ name: 'mail', data: { mailId: 'lost' }, state: 'created' }]);
  expect(await db.mail.findMany({ select: { id: true, status: true }, orderBy: { id: 'asc' } })).toEqual([
    { id: 'gone', status: 'sent' },
    { id: 'lost', status: 'queued' },
  ]);
  expect((await despatch('mail', '--retry-failed', '--list-failed')).out).toBe(
    'No mail has failed.\nThere was nothing to try again.\n',
  );
});
