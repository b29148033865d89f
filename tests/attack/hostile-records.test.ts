import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { postForm, textOf } from '../http/harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../http/harness/test-server.ts';
import { honestRecord, hostileRecords } from './harness/hostile-records.ts';
import { tally } from './harness/tally.ts';

const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
const names = Object.keys(hostileRecords);
let server: TestServer;
let ada: Person;
let requests = 0;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  await server.services.db.player.update({ where: { id: ada.player.id }, data: { role: 'administrator' } });
});
afterAll(async () => {
  tally('hostile records', { requests, lost: 0, doubled: 0, foreseen: 0, leaked: 0 });
  await server.close();
});

/** Nothing of the program shows: no stack, no file of the source, no message's key. */
const notASentence = /\n\s+at |\.ts:\d|RangeError|TypeError|ZodError|invalid_|records\.[a-z]/;

describe('an administrator is given a hostile record', () => {
  const restore = (record: string) => {
    requests += 1;
    return postForm(server, '/administration/backups/restore', { record, host: ada.player.email, seats: '' }, ada);
  };

  test('an honest one becomes a table', async () => {
    await restore(honestRecord).expect(303);
  });

  test.each(names)('%s: refused in a sentence, and no table is made', async (name) => {
    const before = await server.services.db.table.count();
    const { status, text } = await restore(hostileRecords[name] ?? '');
    expect([400, 409, 413, 422]).toContain(status);
    const said = textOf(text);
    expect(said).not.toMatch(notASentence);
    expect(said).not.toContain('Something went wrong');
    expect(await server.services.db.table.count()).toBe(before);
  });
});

test('the command line refuses each of them in a sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'despatch-hostile-'));
  try {
    for (const [i, name] of names.entries()) await writeFile(join(folder, `${i}.json`), hostileRecords[name] ?? '');
    await writeFile(join(folder, 'honest.json'), honestRecord);
    const run = promisify(execFile)(process.execPath, [cli, 'verify', '--records', folder], { maxBuffer: 2 ** 26 });
    const { code, stdout, stderr } = await run.then(
      (done) => ({ ...done, code: 0 }),
      (failed) => Object(failed),
    );
    requests += names.length;
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toContain(`${names.length + 1} logs verified, ${names.length} bad.`);
    expect(stdout).toContain('good  honest.json');
    expect(stdout).not.toMatch(notASentence);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a data pack that nests deeply is refused as well, by the form and by the API', async () => {
  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const form = { game: 'iron-curtain', name: 'Deep', players: '2', pack: deep };
  const page = await postForm(server, '/tables/new', form, ada);
  const body = `{"game":"iron-curtain","name":"Deep","players":2,"invitations":[],"pack":${deep}}`;
  const api = await as(server, ada, 'post', '/api/tables').type('json').send(body);
  requests += 2;
  expect([page.status, api.status]).toEqual([400, 400]);
  expect(textOf(page.text)).toContain('data may not be nested deeper than 40 levels');
  expect(api.body.detail).toContain('data may not be nested deeper than 40 levels');
});
