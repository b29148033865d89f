import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDemoTable } from '../../src/demo/demo-table.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { testServices } from '../harness/services.ts';
import { type CommandLine, openCommandLine, runDespatch } from './harness/despatch.ts';

let database: FreshDatabase;
let commandLine: CommandLine;
let folder: string;
beforeAll(async () => {
  database = await freshDatabase();
  commandLine = openCommandLine();
  folder = await mkdtemp(join(tmpdir(), 'despatch-admin-'));
});
afterAll(async () => {
  await commandLine.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const despatch = (args: readonly string[], url = database.url) => commandLine.run(args, url);
const admin = (...args: readonly string[]) => despatch(['admin', ...args]);

test('the first administrator is made at the command line, and is the last one too', async () => {
  expect((await admin('list')).out).toBe('Everybody is a player: there is no administrator yet.\n');
  expect((await admin('link')).out).toMatch(/\/first-administrator\/[\w-]{43}\n$/);
  expect((await admin('grant', 'ada@club.example', 'administrator')).out).toBe(
    'Ada (ada@club.example) is an administrator now.\n',
  );
  expect((await admin('link')).out).toBe('There is an administrator already, who can make others.\n');
  const taken = await admin('grant', 'ada@club.example', 'player');
  expect(taken).toMatchObject({ code: 1, out: '' });
  expect(taken.err).toBe('Ada is the last administrator. Make somebody else administrator first.\n');
  expect((await admin('list')).out).toBe('administrator  ada@club.example  Ada\n1 person.\n');
});

test('bans, stopped mail and stuck games are listed', async () => {
  expect((await admin('ban', '@spam.example', '--reason', 'Spam')).out).toBe('@spam.example is banned.\n');
  expect((await admin('bans')).out).toMatch(/^@spam\.example {2}\S+ {2}Spam\n1 ban\.\n$/);
  expect((await admin('suppress', 'bo@club.example', '--reason', 'Bounces')).code).toBe(0);
  expect((await admin('suppressed')).out).toContain('Bounces\n1 address.\n');
  expect((await admin('mails', 'lost')).err).toBe('There is no list “lost”. The lists are failed, queued and held.\n');
  expect((await admin('resend', 'none')).err).toBe('There is no such mail.\n');
  expect((await admin('stuck')).out).toBe('No game is stuck.\n');
});

test('a whole database goes into a file and out of it, and verifies', async () => {
  await openDemoTable(testServices(database.db), 'To keep');
  const file = join(folder, 'all.despatch');
  expect((await despatch(['backup', file])).err).toMatch(/rows of \d+ tables written/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const first = (await readFile(file, 'utf8')).split('\n');
  // The second holds one row more, that the first was made, and so another count.
  const more = (await runDespatch(['backup', '-'], database.url)).out
    .split('\n')
    .filter((line) => !first.includes(line));
  expect(more).toEqual([expect.stringMatching(/^Audit .*"backup"/), `end ${first.length - 2}`]);
  // A database that cannot be reached leaves no half of a file behind.
  const failed = join(folder, 'failed.despatch');
  expect((await despatch(['backup', failed], 'postgresql://nobody@127.0.0.1:1/nothing')).code).toBe(1);
  await expect(stat(failed)).rejects.toMatchObject({ code: 'ENOENT' });
  expect((await despatch(['restore', file])).err).toMatch(/^The database is not empty/);
  const other = await freshDatabase();
  expect((await despatch(['restore', file], other.url)).out).toContain('restored. Now run: despatch verify --all');
  expect(await despatch(['verify', '--all'], other.url)).toMatchObject({ code: 0 });
  await other.drop();
});
