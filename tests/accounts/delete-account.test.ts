import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import pg from 'pg';
import request from 'supertest';
import { deleteAccount } from '../../src/accounts/delete-account.ts';
import { deletePersonsAccount } from '../../src/accounts/delete-persons-account.ts';
import { PERSONAL_DATA } from '../../src/accounts/personal-data.ts';
import { foundClub } from '../../src/clubs/found-club.ts';
import { writeBackup } from '../../src/database/backup/write-backup.ts';
import { openDispute } from '../../src/disputes/open-dispute.ts';
import { smtpTransport } from '../../src/mail/transports/smtp-transport.ts';
import { beginFirstGame } from '../../src/practice/begin-first-game.ts';
import { sendLetter } from '../../src/press/send-letter.ts';
import { type PlayedTable, startTable } from '../http/harness/a-table.ts';
import { as, type Person, startServer, type TestServer } from '../http/harness/test-server.ts';

const ADDRESS = 'zenobia@players.example';

let server: TestServer;
let zenobia: Person;
let ben: Person;
let table: PlayedTable;
beforeAll(async () => {
  server = await startServer({ builtInMailbox: true });
  zenobia = await server.person('Zenobia');
  ben = await server.person('Ben');
  table = await startTable(server, zenobia, ben);
  await leaveTraces();
});
afterAll(() => server.close());

/** Whatever has an address in it: what she does, what is done to her, and what others write. */
async function leaveTraces(): Promise<void> {
  const { services: s } = server;
  const { id } = zenobia.player;
  const now = s.clock.now();
  const at = { tableId: table.id, createdAt: now };
  await beginFirstGame(s, 'iron-curtain', { kind: 'player', playerId: id });
  await s.db.absence.create({ data: { id: 'a', playerId: id, from: now, to: now, days: 2 } });
  await as(server, zenobia, 'post', '/api/tables')
    .send({ game: 'iron-curtain', name: 'Hers', players: 2, hostSeat: 'any', public: true })
    .expect(201);
  for (const public_ of [true, false])
    await as(server, ben, 'post', '/api/tables')
      .send({
        ...{ game: 'iron-curtain', name: 'His', players: 2, hostSeat: 'any', public: public_ },
        invitations: [{ email: ADDRESS }],
      })
      .expect(201);
  const text = `Write to Zenobia@Players.example!`;
  const dispute = await openDispute(s, { tableId: table.id, playerId: ben.player.id, type: 'other', text });
  await s.db.dispute.update({ where: { id: dispute.id }, data: { resolution: text } });
  const seatOf = (person: Person) => Object.entries(table.people).find(([, one]) => one === person)?.[0] ?? '';
  const letter = { tableId: table.id, playerId: ben.player.id, to: [seatOf(zenobia)], text, how: 'page' } as const;
  await sendLetter(s, letter);
  await s.db.disputeMessage.create({ data: { id: 'm', disputeId: dispute.id, playerId: ben.player.id, text } });
  await s.db.nomination.create({ data: { id: 'n', ...at, email: ADDRESS, byId: ben.player.id } });
  await s.db.substituteRequest.create({
    data: { id: 's', ...at, seat: seatOf(ben), email: ADDRESS, byId: ben.player.id, reason: text },
  });
  await s.db.takeback.create({
    data: {
      ...{ id: 't', ...at, seat: seatOf(ben), playerId: ben.player.id },
      toSeq: 1,
      atSeq: 1,
      reason: text,
      asked: [],
      expiresAt: now,
    },
  });
  await s.db.signInLink.create({ data: { tokenHash: 'l', email: ADDRESS, expiresAt: now } });
  await s.db.linkToken.create({ data: { hash: 'k', purpose: 'invitation', data: { email: ADDRESS } } });
  await s.db.mailStop.create({ data: { mailbox: 'x@y.example', what: `from:${ADDRESS}` } });
  await s.db.mail.create({ data: { id: 'old', kind: 'turn', to: ADDRESS, tableId: table.id } });
  await s.db.mail.create({ data: { id: 'other', kind: 'turn', to: ben.player.email, subject: text, error: text } });
  await s.db.notification.create({ data: { id: 'q', kind: 'turn', mailId: 'old', playerId: id, dueAt: now } });
  await s.db.caughtMail.create({ data: { id: 'c', to: ben.player.email, raw: Buffer.from(`To: ${ADDRESS}`) } });
  await s.db.suppression.create({ data: { address: ADDRESS, reason: 'full', byId: ben.player.id } });
  await s.db.audit.create({ data: { playerId: id, what: 'resend', data: { mail: 'old', kind: 'turn', to: ADDRESS } } });
  await s.db.calendarFeed.create({ data: { playerId: id, tokenHash: 'f' } });
  await s.db.webhook.create({
    data: {
      ...{ id: 'w', tableId: table.id, shape: 'json', secret: 's', seq: 1, nextAt: now },
      url: `https://h.example/${ADDRESS}`,
    },
  });
  await s.db.planningBoard.create({
    data: {
      tableId: table.id,
      seat: seatOf(ben),
      marks: [{ kind: 'note', at: 'x', text }],
      version: 1,
      updatedAt: now,
    },
  });
  await s.db.table.update({ where: { id: table.id }, data: { word: text } });
  const { clubId } = await foundClub(s, { playerId: ben.player.id, name: 'Club', about: text });
  const ended = { createdAt: now, expiresAt: now };
  await s.db.clubInvitation.create({ data: { id: 'i', clubId, email: 'x@y.example', word: text, ...ended } });
  const entry = { kind: 'ruling', reason: text };
  await s.db.entry.create({ data: { tableId: table.id, seq: 0, secret: 9, kind: 'ruling', data: entry } });
}

/** Every column of every table that has a text in it, as `Table.column`. */
async function whereIs(text: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  try {
    const { rows: columns } = await client.query<{ table: string; column: string; type: string }>(
      `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS table, quote_ident(column_name) AS column,
         data_type AS type
       FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { table: name, column, type } of columns) {
      const value = type === 'bytea' ? `encode(${column}, 'escape')` : `${column}::text`;
      const { rowCount } = await client.query(`SELECT 1 FROM ${name} WHERE ${value} ILIKE '%' || $1 || '%'`, [text]);
      if (rowCount) found.push(`${name}.${column}`);
    }
    return found;
  } finally {
    await client.end();
  }
}

async function backup(): Promise<string> {
  let text = '';
  await writeBackup(server.database.url, async (lines) => {
    text += lines;
  });
  return text;
}

const look = (person: Person, path: string) => request(server.app).get(path).set('Cookie', person.cookie);
const post = (person: Person, path: string, fields: object) =>
  request(server.app).post(path).set('Cookie', person.cookie).type('form').send(fields);

describe('the data of an account', () => {
  test('come as one JSON file with all that is theirs, and nothing that is a secret', async () => {
    const page = await look(zenobia, '/preferences/account/data.json').expect(200);
    expect(page.headers['content-disposition']).toContain('despatch-account.json');
    const data = JSON.parse(page.text);
    expect(data).toMatchObject({
      despatchAccount: 1,
      player: [{ email: ADDRESS, name: 'Zenobia' }],
      apiKeys: [{ name: 'tests' }],
      absences: [{ days: 2 }],
      letters: [{ tableId: table.id, text: expect.any(String) }],
      invitations: [{ email: ADDRESS }, { email: ADDRESS }],
      invitationsWritten: [{ email: ben.player.email }],
    });
    expect(data.tables.map(({ name }: { name: string }) => name).sort()).toEqual(['Hers', 'Tuesday Club']);
    expect(page.text).not.toMatch(/tokenHash|"seed"|serverSalt/);
    const api = await request(server.app).get('/api/players/me/data').set('Cookie', zenobia.cookie).expect(200);
    expect(JSON.parse(api.text).player).toEqual(data.player);
    await as(server, zenobia, 'get', '/api/players/me/data').expect(403);
  });

  test('are not read without end: after five times in an hour there is a sentence, and when to try again', async () => {
    let refused = await look(ben, '/preferences/account/data.json');
    for (let n = 0; n < 5; n += 1) refused = await look(ben, '/preferences/account/data.json');
    expect([refused.status, load(refused.text)('main').text()]).toEqual([
      429,
      expect.stringContaining('Please wait 60'),
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    await look(zenobia, '/preferences/account/data.json').expect(200);
  });

  test('name every table of the database that knows of players', async () => {
    const rows = await server.services.db.$queryRaw<{ name: string }[]>`
      SELECT DISTINCT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public'
        AND column_name IN ('playerId', 'email', 'mailbox', 'hostId', 'byId', 'openedById', 'takenById')`;
    // A ban's reason is for its administrators: who is banned cannot ask.
    const others = ['Ban'];
    const told = PERSONAL_DATA.map(({ from }) => from).join(' ');
    for (const { name } of rows) if (!others.includes(name)) expect(told).toContain(`"${name}"`);
  });
});

describe('an account that is deleted', () => {
  test('must be confirmed with its address, by somebody who signed in', async () => {
    const refused = await post(zenobia, '/preferences/account/delete', { confirm: 'yes' }).expect(400);
    expect(refused.text).toContain('Nothing is deleted yet');
    expect(load(refused.text)('#confirm').val()).toBe('yes');
    await as(server, zenobia, 'delete', '/api/players/me').send({ confirm: ADDRESS }).expect(403);
    const page = load((await look(zenobia, '/preferences/account').expect(200)).text);
    expect(page('main').text()).toContain('You resign from your running game. Your table that has not begun is called');
  });

  test('is not one of an administrator, nor one that is banned', async () => {
    const { db } = server.services;
    const where = { id: zenobia.player.id };
    const tried = () => deleteAccount(server.services, { playerId: where.id, by: where.id });
    await db.player.update({ where, data: { role: 'administrator' } });
    await expect(tried()).rejects.toMatchObject({ code: 'bad-input', reason: { key: 'accounts.administrator' } });
    await db.player.update({ where, data: { role: 'player' } });
    await db.ban.create({ data: { address: ADDRESS, reason: 'Spam', byId: ben.player.id } });
    await expect(tried()).rejects.toMatchObject({ code: 'bad-input', reason: { key: 'accounts.banned' } });
    await db.ban.deleteMany();
    expect(await db.seat.count({ where: { playerId: where.id, resigned: true } })).toBe(0);
  });

  test('leaves its address in no column of any table, no backup and no line of the log', async () => {
    expect((await whereIs(ADDRESS)).length).toBeGreaterThan(20);
    const logged = server.logged.length;
    const gone = await post(zenobia, '/preferences/account/delete', { confirm: ADDRESS }).expect(303);
    expect(gone.headers.location).toBe('/account-deleted');
    expect(await whereIs(ADDRESS)).toEqual([]);
    expect(await whereIs('Zenobia')).toEqual([]);
    expect((await backup()).toLowerCase()).not.toContain('zenobia');
    expect(server.logged.slice(logged).join('\n').toLowerCase()).not.toContain('zenobia');
  });

  test('keeps its games: the seat is resigned, another player is host, and the name is a dash', async () => {
    const { body } = await as(server, ben, 'get', `/api/tables/${table.id}`).expect(200);
    expect(body.status).toBe('finished');
    expect(body.seats.map(({ playerName }: { playerName: string }) => playerName).sort()).toEqual(['Ben', '—']);
    const page = await look(ben, `/t/${table.id}`).expect(200);
    expect(page.text).not.toContain('Zenobia');
    const hers = await server.services.db.table.findFirstOrThrow({ where: { name: 'Hers' } });
    expect(hers.status).toBe('cancelled');
    await as(server, ben, 'get', `/api/players/${zenobia.player.id}`).expect(404);
    await as(server, ben, 'get', '/api/fellows').expect(200, { fellows: [] });
    expect(await server.services.db.practice.count({ where: { playerId: zenobia.player.id } })).toBe(0);
  });

  test('signs in no more, and its address is somebody new', async () => {
    await look(zenobia, '/preferences').expect(303);
    await as(server, zenobia, 'get', '/api/players/me').expect(401);
    const again = await server.person('Zenobia');
    expect(again.player.id).not.toBe(zenobia.player.id);
    await expect(
      deleteAccount(server.services, { playerId: zenobia.player.id, by: ben.player.id }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('an administrator', () => {
  let mia: Person;
  let xena: Person;
  const its = (part: string) => `/administration/players/${xena.player.id}/${part}`;
  beforeAll(async () => {
    [mia, xena] = [await server.person('Mia'), await server.person('Xena')];
    await server.services.db.player.update({ where: { id: mia.player.id }, data: { role: 'administrator' } });
  });

  test('downloads all that is somebody’s: it is noted and mailed to them, and no key does it', async () => {
    const page = load((await look(mia, its('data')).expect(200)).text);
    expect(page('main').text()).toContain('a mail tells xena@players.example that you downloaded it');
    const { text } = await post(mia, its('data'), {}).expect(200);
    expect(JSON.parse(text)).toMatchObject({ player: [{ name: 'Xena' }] });
    const { db } = server.services;
    expect(await db.audit.findFirst({ where: { what: 'export-account' } })).toMatchObject({
      playerId: mia.player.id,
      data: { player: xena.player.id },
    });
    const told = { kind: 'account-copied', email: xena.player.email };
    expect(await db.notification.count({ where: told })).toBe(1);
    const api = `/api/administration/players/${xena.player.id}`;
    await request(server.app).post(`${api}/export`).set('Cookie', mia.cookie).expect(200);
    await as(server, mia, 'post', `${api}/export`).expect(403);
    await as(server, mia, 'delete', api).send({ confirm: xena.player.email, reason: 'Asked' }).expect(403);
    await post(xena, its('data'), {}).expect(403);
  });

  test('deletes an account with its address and a reason, which go into a mail and nowhere else', async () => {
    const refused = await post(mia, its('delete'), { confirm: 'xena', reason: 'As you asked us to' }).expect(400);
    const form = load(refused.text);
    expect([form('#reason').val(), form('#confirm').val()]).toEqual(['As you asked us to', 'xena']);
    expect(form('main').text()).toContain('Nothing is deleted yet');
    const none = await post(mia, its('delete'), { confirm: xena.player.email, reason: ' ' }).expect(400);
    expect(load(none.text)('#reason-problem').text()).toContain('Say why');

    const logged = server.logged.length;
    const fields = { confirm: 'Xena@players.example', reason: 'As you asked us to' };
    const done = await post(mia, its('delete'), fields).expect(303);
    const after = load((await look(mia, done.headers.location ?? '').expect(200)).text);
    expect(after('[role=status]').text()).toBe('The account is deleted, and a mail has told its player so.');
    // The built-in mailbox is where the person reads it.
    expect(new Set(await whereIs('xena@players'))).toEqual(
      new Set(['public."CaughtMail"."to"', 'public."CaughtMail".raw']),
    );
    expect(await whereIs('As you asked us to')).toEqual(['public."CaughtMail".raw']);
    expect(server.logged.slice(logged).join('\n')).not.toContain('xena');
    const { raw } = await server.services.db.caughtMail.findFirstOrThrow({ where: { to: xena.player.email } });
    expect(Buffer.from(raw).toString()).toContain('Subject: Your account is deleted');
    const act = { playerId: mia.player.id, what: 'delete-account', data: { equals: { player: xena.player.id } } };
    expect(await server.services.db.audit.count({ where: act })).toBe(1);
    await look(mia, its('delete')).expect(404);
    const line = load((await look(mia, `/administration/players/${xena.player.id}`).expect(200)).text);
    expect(line('#account')).toHaveLength(0);
  });

  test('is told where nobody could be mailed, and that an administrator’s account stays', async () => {
    const { services } = server;
    const yara = await server.person('Yara');
    const nowhere = smtpTransport('smtp://127.0.0.1:1');
    const asked = { playerId: yara.player.id, by: mia.player.id, confirm: yara.player.email, reason: 'Spam' };
    expect(await deletePersonsAccount(services, nowhere, asked)).toEqual({ told: false });
    await nowhere.close();
    expect(await whereIs('yara')).toEqual([]);
    const own = load((await look(mia, `/administration/players/${mia.player.id}/delete`).expect(200)).text);
    expect(own('main').text()).toContain('Who administers this server cannot be deleted');
    expect(own('main form')).toHaveLength(0);
  });
});
