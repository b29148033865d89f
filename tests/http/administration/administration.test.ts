import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import request from 'supertest';
import { issueFirstLink } from '../../../src/administration/first-administrator.ts';
import { restoreBackup } from '../../../src/database/backup/restore-backup.ts';
import { freshDatabase } from '../../harness/fresh-database.ts';
import { startTable } from '../harness/a-table.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  ben = await server.person('Ben');
});
afterAll(() => server.close());

const page = async (path: string) => textOf((await getPage(server, path, ada).expect(200)).text);
const send = async (path: string, fields: { readonly [name: string]: string }, status = 200) =>
  textOf((await postForm(server, path, fields, ada).expect(status)).text);

test('the link of the start log makes a signed-in player administrator, once', async () => {
  const link = new URL((await issueFirstLink(server.services)) ?? '').pathname;
  await getPage(server, link)
    .expect(303)
    .expect('Location', /^\/sign-in\?next=/);
  expect(await page(link)).toContain('Ada, you become the administrator of this server.');
  await getPage(server, '/administration', ada).expect(403);
  await postForm(server, link, {}, ada).expect(303).expect('Location', '/administration');
  expect(await page('/administration')).toContain('No game is stuck.');
  expect(textOf((await postForm(server, link, {}, ben).expect(409)).text)).toContain('has an administrator already');
  expect(server.logged.join('\n')).not.toContain(link.split('/').at(-1));
});

test('roles are given on a page; the last administrator stays', async () => {
  expect(await send('/administration/people', { email: ben.player.email, role: 'moderator' })).toContain(
    'Ben is a moderator now.',
  );
  expect(await send('/administration/people', { email: ada.player.email, role: 'player' }, 400)).toContain(
    'Ada is the last administrator.',
  );
  expect(await send('/administration/people', { email: ben.player.email, role: 'player' })).toContain(
    'Ben is a player',
  );
});

test('a ban works at once, names the seats to be replaced, and is lifted', async () => {
  const table = await startTable(server, ada, ben);
  await as(server, ben, 'get', '/api/players/me').expect(200);
  expect(await send('/administration/bans', { address: ben.player.email, reason: '' }, 400)).toContain('Say why');
  expect(await send('/administration/bans', { address: ben.player.email, reason: 'Insults' })).toContain(
    'That affects 1 player who is here.',
  );
  await as(server, ben, 'get', '/api/players/me').expect(401);
  await request(server.app).get('/preferences').set('Cookie', ben.cookie).expect(303);
  expect(await page('/administration/bans')).toMatch(/To be replaced: Ben as (US|USSR), at Tuesday Club/);
  expect(await page('/administration')).toMatch(/Tuesday Club .* is to be replaced: Ben is banned\./);
  expect(await send('/administration/bans/lift', { address: ben.player.email })).toContain('Lifted the ban');
  await as(server, ben, 'get', `/api/tables/${table.id}`).expect(200);
});

test('players and tables are listed, looked for by how they begin, and found by id', async () => {
  await startTable(server, ada, ben);
  expect(await page('/administration/players')).toContain('Ben ben@players.example , player');
  expect(await page('/administration/players?q=ADA%40')).toMatch(/Ada ada@players.example , administrator/);
  expect(await page('/administration/players?q=be')).not.toContain('ada@players');
  expect(await page('/administration/players?q=b%25n')).toContain('Nobody like that');
  expect(await page(`/administration/players?q=${ben.player.id}`)).toContain('ben@players.example');
  expect(await page('/administration/players?q=nobody')).toContain('Nobody like that');
  expect(await page(`/administration/players/${ben.player.id}`)).toMatch(/Tuesday Club , Iron Curtain is played/);
  await getPage(server, '/administration/players/nobody', ada).expect(404);
  const { id } = await server.services.db.table.findFirstOrThrow();
  expect(await page('/administration/tables?q=tue')).toMatch(/Tuesday Club , Iron Curtain is played.* set up by Ada/);
  expect(await page(`/administration/tables?q=http://despatch.example/t/${id}`)).toContain('Tuesday Club');
  expect(await page('/administration/tables?q=Club')).toContain('No table like that');
});

test('more than a page of players comes page by page, each once', async () => {
  const { db } = server.services;
  const many = Array.from({ length: 120 }, (_, i) => ({
    id: `many${i}`,
    ...{ email: `zoe@${i}.example`, name: `Zoe ${i % 7}` },
  }));
  await db.player.createMany({ data: many });
  for (const start of ['', '?q=zoe', '?q=zoe@'].map((q) => `/administration/players${q}`)) {
    const seen: string[] = [];
    for (let next: string | undefined = start; next !== undefined; ) {
      const $: ReturnType<typeof load> = load((await getPage(server, next, ada).expect(200)).text);
      seen.push(
        ...$('main li > a')
          .map((_, a) => $(a).attr('href') ?? '')
          .get(),
      );
      next = $('a[rel=next]').attr('href');
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((href) => href.includes('/many'))).toHaveLength(120);
  }
  await db.player.deleteMany({ where: { id: { startsWith: 'many' } } });
});

test('a test mail goes to the administrator who asks for it, five times an hour', async () => {
  for (let i = 0; i < 5; i += 1)
    expect(await send('/administration/mails/test', {})).toContain(`A test mail to ${ada.player.email} is on its way.`);
  expect(await send('/administration/mails/test', {})).toContain('There can be another in 60 minutes.');
  const where = { kind: 'test-mail', email: ada.player.email };
  expect(await server.services.db.notification.count({ where })).toBe(5);
});

test('notifications that this version cannot mail are shown, and are not lost', async () => {
  const { db } = server.services;
  expect(await page('/administration/mails')).not.toContain('cannot be mailed');
  await db.notification.create({ data: { id: 'gossip', kind: 'gossip', dueAt: server.clock.now() } });
  expect(await page('/administration/mails')).toContain('1 notification of the kind “gossip” cannot be mailed');
  await db.notification.delete({ where: { id: 'gossip' } });
});

test('a failed mail is sent again, and an address gets no more mail', async () => {
  const { db } = server.services;
  const mail = { kind: 'sign-in', to: 'lost@club.example', createdAt: server.clock.now() };
  await db.mail.create({ data: { id: 'lost', ...mail, status: 'failed', error: 'no such host' } });
  const dueAt = server.clock.now();
  await db.notification.create({ data: { id: 'n', kind: 'sign-in', email: mail.to, mailId: 'lost', dueAt } });
  expect(await page('/administration/mails')).toContain('lost@club.example');
  await db.mail.create({
    data: { id: 'muted', kind: 'turn', to: 'muted@club.example', status: 'dropped', reason: 'suppressed' },
  });
  expect(await page('/administration/mails?list=held')).toContain('No mail is sent to this address.');
  expect(await send('/administration/mails/lost/resend', {})).toContain(
    'A new mail (sign-in) goes to lost@club.example',
  );
  expect(await db.notification.findUniqueOrThrow({ where: { id: 'n+' } })).toMatchObject({
    mailId: null,
    email: mail.to,
  });
  expect(await send('/administration/mails/lost/resend', {}, 409)).toContain('sent again already');
  expect(await send('/administration/mails/suppress', { address: mail.to, reason: 'Bounces' })).toContain(
    'No more mail to',
  );
  expect(await send('/administration/mails/lift', { address: mail.to })).toContain('go out again');
  await getPage(server, '/administration/mails?list=lost', ada).expect(400);
});

test('the release gate runs from a page, which says how far it is and what it found', async () => {
  const { db } = server.services;
  const bea = await server.person('Bea');
  const table = await startTable(server, bea, await server.person('Cal'));
  expect(await page('/administration')).toContain('Verify all logs now');
  await postForm(server, '/administration/verify', {}, ada).expect(303).expect('Location', '/administration#verified');
  // It goes on when the answer has been given.
  expect(await finding('no log bad')).toMatch(/logs verified on .*: all good/);
  await db.$executeRaw`
    UPDATE "Entry" SET data = jsonb_set(data, '{hash}', '"00"') WHERE "tableId" = ${table.id} AND seq = 1`;
  await postForm(server, '/administration/verify', {}, ada).expect(303);
  const found = await finding('one log bad');
  expect(found).toContain('1 bad');
  expect(found).toContain('The log does not verify: the state after entry 1 has another hash.');
});

/** The page of the administration once nothing is being verified any more. */
async function finding(what: string): Promise<string> {
  for (let looks = 0; looks < 500; looks += 1) {
    const text = await page('/administration');
    if (!text.includes('are being verified')) return text;
    await new Promise((soon) => setTimeout(soon, 20));
  }
  throw new Error(`${what}: the logs are still being verified`);
}

test('everything is downloaded as one file, which restores', async () => {
  expect(await page('/administration/backups')).toContain('Your download is noted');
  const dora = await server.person('Dora');
  const sent = await postForm(server, '/administration/backups/all', {}, dora).expect(403);
  expect(textOf(sent.text)).toContain('Only administrators');
  await postForm(server, '/administration/people', { email: dora.player.email, role: 'administrator' }, ada).expect(
    200,
  );
  const { text, headers } = await postForm(server, '/administration/backups/all', {}, dora).expect(200);
  expect(headers['content-disposition']).toMatch(/^attachment; filename=\d{4}-\d\d-\d\d\.despatch$/);
  const target = await freshDatabase();
  await restoreBackup(target.url, linesOf(text));
  expect(await target.db.player.findMany({ select: { email: true }, orderBy: { id: 'asc' } })).toEqual(
    await server.services.db.player.findMany({ select: { email: true }, orderBy: { id: 'asc' } }),
  );
  await target.drop();
  expect(await page('/administration')).toContain('Downloaded a backup of everything. Dora');
});

async function* linesOf(text: string) {
  yield* text.split('\n').filter((line) => line !== '');
}

test('one table is downloaded as its record, and comes back as a new one', async () => {
  const [eve, flo] = [await server.person('Eve'), await server.person('Flo')];
  const table = await startTable(server, eve, flo);
  const taken = { table: `http://despatch.example/t/${table.id}?at=1` };
  const { body, headers } = await postForm(server, '/administration/backups/table', taken, ada).expect(200);
  expect(headers['content-disposition']).toBe(`attachment; filename=${table.id}.json`);
  expect(await send('/administration/backups/table', { table: 'nowhere' }, 404)).toContain('There is no such table');

  const fields = {
    record: JSON.stringify(body),
    host: eve.player.email,
    seats: `us=${eve.player.email}`,
    name: 'Back',
  };
  const made = await postForm(server, '/administration/backups/restore', fields, ada).expect(303);
  const back = await getPage(server, String(made.headers.location), eve).expect(200);
  expect(textOf(back.text)).toContain('Back');
  const wrong = await postForm(server, '/administration/backups/restore', { ...fields, seats: 'us' }, ada).expect(400);
  expect(textOf(wrong.text)).toContain('“us” is not of the form SEAT=ADDRESS');
  expect(wrong.text).toContain(`value="${eve.player.email}"`);
  const soup = await send(
    '/administration/backups/restore',
    { ...fields, record: '{"despatch": 1, "entries": 7}' },
    400,
  );
  expect(soup).toContain('This is not a record');
  expect(soup).toMatch(/entries ?: Here a list is expected/);
});
