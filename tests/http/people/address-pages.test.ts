import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { issueAddressLink } from '../../../src/people/issue-address-link.ts';
import { issueSignInLink } from '../../../src/people/issue-sign-in-link.ts';
import { tableFor } from '../harness/a-table.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  server = await startServer({ builtInMailbox: true });
  ada = await server.person('Ada');
  ben = await server.person('Ben');
});
afterAll(() => server.close());

const linkFor = (person: Person, email: string) =>
  issueAddressLink(server.services, { playerId: person.player.id, email });

describe('asking for another address', () => {
  test('the form shows the present one', async () => {
    const { text } = await getPage(server, '/preferences', ada).expect(200);
    expect(fieldValue(text, 'email')).toBe('ada@players.example');
    expect(text).toContain('action="/preferences/address"');
  });
  test('a bad one keeps the form filled in and leads to its field; nothing else of the page is lost', async () => {
    const { text } = await postForm(server, '/preferences/address', { email: 'ada at home' }, ada).expect(400);
    expect(fieldValue(text, 'email')).toBe('ada at home');
    expect(text).toContain('<a href="#email">');
    expect(text).toContain('id="email-problem"');
    expect(fieldValue(text, 'name')).toBe('Ada');
    expect(text).toMatch(/id="mail-turn"[^>]*checked/);
  });
  test('the present one is refused with a sentence', async () => {
    const { text } = await postForm(server, '/preferences/address', { email: 'Ada@players.example' }, ada).expect(400);
    expect(textOf(text)).toContain('ada@players.example is your address already.');
  });
  test('a good one is answered with where to look, whether or not it is somebody’s', async () => {
    const answers = new Set<string>();
    for (const email of ['ben@players.example', 'nobody@players.example']) {
      const { text } = await postForm(server, '/preferences/address', { email }, ada).expect(200);
      expect(textOf(text)).toContain(`Look in the mailbox of ${email}:`);
      expect(fieldValue(text, 'email')).toBe('ada@players.example');
      answers.add(text.replaceAll(email, ''));
    }
    expect(answers.size).toBe(1);
  });
  test('the sixth in an hour is refused, with the form as it was filled in', async () => {
    const email = 'often@players.example';
    for (let i = 0; i < 5; i += 1) await postForm(server, '/preferences/address', { email }, ada).expect(200);
    const { text } = await postForm(server, '/preferences/address', { email }, ada).expect(429);
    expect(fieldValue(text, 'email')).toBe(email);
  });
  test('strangers are asked to sign in', async () => {
    await postForm(server, '/preferences/address', { email: 'x@players.example' }).expect(401);
  });
});

describe('the link', () => {
  test('shows what will happen on GET, as often as it is opened, and does it on POST, once', async () => {
    const carl = await server.person('Carl');
    const { path } = await linkFor(carl, 'carl@new.example');
    for (let i = 0; i < 3; i += 1) {
      const { text } = await getPage(server, path).expect(200);
      expect(textOf(text)).toContain('carl@new.example becomes the e-mail address of Carl.');
    }
    await getPage(server, '/preferences', carl).expect(200); // known with the old address
    const done = await postForm(server, path, {}, carl).expect(200);
    expect(textOf(done.text)).toContain('carl@new.example is now the e-mail address of Carl.');
    const { text } = await getPage(server, '/preferences', carl).expect(200);
    expect(fieldValue(text, 'email')).toBe('carl@new.example');
    expect(textOf((await postForm(server, path, {}).expect(409)).text)).toContain('has been used already');
    await getPage(server, path).expect(409);
  });
  test('works where its player is not signed in, and signs nobody in', async () => {
    const dora = await server.person('Dora');
    const { path } = await linkFor(dora, 'dora@new.example');
    const { headers, text } = await postForm(server, path, {}).expect(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).toContain('href="/"');
  });
  test('explains itself when it is cut, of another kind, or when the address is somebody else’s', async () => {
    expect(textOf((await getPage(server, '/address/abc').expect(404)).text)).toContain('is not known');
    const signIn = await issueSignInLink(server.services, { email: 'x@players.example' });
    await postForm(server, `/address/${signIn.token}`, {}).expect(404);
    const { token, path } = await linkFor(ada, 'ben@players.example');
    await postForm(server, `/sign-in/${token}`, {}).expect(404);
    for (const asked of [getPage(server, path), postForm(server, path, {})])
      expect(textOf((await asked.expect(409)).text)).toContain('ben@players.example belongs to another player here');
    expect((await as(server, ben, 'get', '/api/players/me')).body.email).toBe('ben@players.example');
  });
});

test('invitations to the old address and to the new one can be accepted after the change', async () => {
  const eve = await server.person('Eve');
  const invite = async (email: string) =>
    (await as(server, ben, 'post', '/api/tables').send(tableFor(email))).body.tableId;
  const tables = [await invite('eve@players.example'), await invite('eve@new.example')];
  await postForm(server, (await linkFor(eve, 'eve@new.example')).path, {}, eve).expect(200);
  const { body } = await as(server, eve, 'get', '/api/invitations').expect(200);
  const open: { id: string; table: { id: string } }[] = body.invitations;
  expect(open.map(({ table }) => table.id).sort()).toEqual([...tables].sort());

  // The mail that lies in the old mailbox: signed in, the player is the same and not a new one of the old address.
  const [old, now] = tables.map((table) => open.find((one) => one.table.id === table)?.id ?? '');
  const token = await issueLink(server.services, {
    purpose: 'invitation',
    invitationId: old ?? '',
    tableId: tables[0],
    email: 'eve@players.example',
  });
  await postForm(server, `/i/${token}`, { do: 'accept' }, eve).expect(303);
  await as(server, eve, 'post', `/api/invitations/${now}/accept`).send({}).expect(200);
  expect(await server.services.db.seat.count({ where: { playerId: eve.player.id } })).toBe(2);
  expect(await server.services.db.player.count({ where: { email: 'eve@players.example' } })).toBe(0);
});
