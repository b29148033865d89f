import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { issueFirstLink } from '../../../../src/administration/first-administrator.ts';
import { startTable } from '../../api/a-table.ts';
import { as, type Person, startServer, type TestServer } from '../../api/test-server.ts';
import { getPage, postForm, textOf } from '../reading.ts';

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

test('the link of the start log makes whoever is signed in administrator, once', async () => {
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
    '1 player who is here is hit.',
  );
  await as(server, ben, 'get', '/api/players/me').expect(401);
  await request(server.app).get('/preferences').set('Cookie', ben.cookie).expect(303);
  expect(await page('/administration/bans')).toMatch(/To be replaced: Ben as (US|USSR), at Tuesday Club/);
  expect(await page('/administration')).toMatch(/Tuesday Club .* is to be replaced: Ben is banned\./);
  expect(await send('/administration/bans/lift', { address: ben.player.email })).toContain('Lifted the ban');
  await as(server, ben, 'get', `/api/tables/${table.id}`).expect(200);
});

test('a failed mail is sent again, and an address gets no more mail', async () => {
  const { db } = server.services;
  const mail = { kind: 'sign-in', to: 'lost@club.example', createdAt: server.clock.now() };
  await db.mail.create({ data: { id: 'lost', ...mail, status: 'failed', error: 'no such host' } });
  const dueAt = server.clock.now();
  await db.notice.create({ data: { id: 'n', kind: 'sign-in', email: mail.to, mailId: 'lost', dueAt } });
  expect(await page('/administration/mails')).toContain('lost@club.example');
  expect(await send('/administration/mails/lost/resend', {})).toContain(
    'A new mail (sign-in) goes to lost@club.example',
  );
  expect(await db.notice.findUniqueOrThrow({ where: { id: 'n+' } })).toMatchObject({ mailId: null, email: mail.to });
  expect(await send('/administration/mails/lost/resend', {}, 409)).toContain('sent again already');
  expect(await send('/administration/mails/suppress', { address: mail.to, reason: 'Bounces' })).toContain(
    'No more mail to',
  );
  expect(await send('/administration/mails/lift', { address: mail.to })).toContain('go out again');
  await getPage(server, '/administration/mails?list=lost', ada).expect(400);
});
