import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { issueSignInLink } from '../../../src/people/issue-sign-in-link.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startServer({ builtInMailbox: true });
  ada = await server.person('Ada');
});
afterAll(() => server.close());

describe('the front page', () => {
  test('says to strangers what this is, with the form to begin', async () => {
    const { text } = await getPage(server, '/').expect(200);
    expect(textOf(text)).toContain('one move at a time');
    expect(text).toContain('action="/sign-in"');
    expect(text).toContain('<main id="main"');
  });
  test('says to a player without tables what to do next', async () => {
    const { text } = await getPage(server, '/', ada).expect(200);
    expect(textOf(text)).toContain('You sit at no table yet');
    expect(text).toContain('href="/tables/new"');
  });
});

describe('signing in', () => {
  test('a bad address keeps the form filled in and leads to its field', async () => {
    const { text } = await postForm(server, '/sign-in', { email: 'ada at home', next: '/preferences' }).expect(400);
    expect(fieldValue(text, 'email')).toBe('ada at home');
    expect(fieldValue(text, 'next')).toBe('/preferences');
    expect(text).toContain('<a href="#email">');
    expect(text).toContain('aria-invalid="true"');
  });
  test('a good one is answered with where to look, known or not', async () => {
    const { text } = await postForm(server, '/sign-in', { email: 'new@players.example', next: '/' }).expect(200);
    expect(textOf(text)).toContain('on its way to new@players.example');
    expect(text).toContain('href="/mailbox"');
  });
  test('a link shows a button on GET and signs in on POST, once', async () => {
    const { path } = await issueSignInLink(server.services, { email: 'eve@players.example', next: '/preferences' });
    await getPage(server, path).expect(200);
    const { text } = await getPage(server, path).expect(200);
    expect(textOf(text)).toContain('sign in as eve@players.example');
    const signedIn = await postForm(server, path, {}).expect(303);
    expect(signedIn.headers.location).toBe('/welcome?next=%2Fpreferences');
    expect(signedIn.headers['set-cookie']?.[0]).toMatch(/^despatch=.*HttpOnly.*SameSite=Lax/);
    const again = await postForm(server, path, {}).expect(409);
    expect(textOf(again.text)).toContain('has been used already');
    const gone = await getPage(server, path).expect(409);
    expect(gone.text).toContain('href="/sign-in"');
  });
  test('a cut link explains itself', async () => {
    const { text } = await getPage(server, '/sign-in/abc').expect(404);
    expect(textOf(text)).toContain('is not known');
  });
  test('a page for players leads to signing in and back; a form does not', async () => {
    const { headers } = await getPage(server, '/preferences?saved').expect(303);
    expect(headers.location).toBe('/sign-in?next=%2Fpreferences%3Fsaved');
    const { text } = await postForm(server, '/preferences', { name: 'x' }).expect(401);
    expect(textOf(text)).toContain('Please sign in');
  });
  test('another site cannot make a form act', async () => {
    const { text } = await postForm(server, '/sign-out', {}, ada).set('Sec-Fetch-Site', 'cross-site').expect(403);
    expect(textOf(text)).toContain('another site');
  });
  test('signing out ends the session', async () => {
    const ben = await server.person('Ben');
    await postForm(server, '/sign-out', {}, ben).expect(303);
    await getPage(server, '/preferences', ben).expect(303);
  });
});

describe('the first visit', () => {
  test('asks for name and time zone, keeps faulty ones, and goes on to where the player wanted', async () => {
    const { text } = await getPage(server, '/welcome?next=%2Fhelp', ada).expect(200);
    expect(fieldValue(text, 'name')).toBe('Ada');
    const faulty = await postForm(
      server,
      '/welcome',
      { name: '<b>', timeZone: 'Mars/Base', next: '/help' },
      ada,
    ).expect(400);
    expect(faulty.text).toContain('value="&lt;b&gt;"');
    expect(faulty.text).toContain('href="#name"');
    expect(faulty.text).toContain('href="#timeZone"');
    const done = await postForm(
      server,
      '/welcome',
      { name: 'Ada', timeZone: 'Europe/Madrid', next: '/help' },
      ada,
    ).expect(303);
    expect(done.headers.location).toBe('/help');
  });
  test('never leads to another site', async () => {
    const fields = { name: 'Ada', timeZone: 'Europe/Madrid', next: 'https://elsewhere.example/' };
    const { headers } = await postForm(server, '/welcome', fields, ada).expect(303);
    expect(headers.location).toBe('/');
  });
});

describe('preferences', () => {
  const usual = { name: 'Ada', timeZone: 'Europe/Madrid', mail: ['turn', 'over'], format: 'plain', mergeSeconds: '' };
  test('are saved as they were chosen', async () => {
    await postForm(server, '/preferences', usual, ada).expect(303);
    const { text } = await getPage(server, '/preferences?saved', ada).expect(200);
    expect(textOf(text)).toContain('Saved.');
    expect(text).toMatch(/id="mail-turn"[^>]*checked/);
    expect(text).not.toMatch(/id="mail-start"[^>]*checked/);
    expect(text).toMatch(/id="format-plain"[^>]*checked/);
  });
  test('faults are shown beside their fields, with all that was filled in, and nothing is saved', async () => {
    const fields = { ...usual, name: '', mergeSeconds: '99999', mail: ['start'] };
    const { text } = await postForm(server, '/preferences', fields, ada).expect(400);
    expect(fieldValue(text, 'mergeSeconds')).toBe('99999');
    expect(text).toMatch(/id="mail-start"[^>]*checked/);
    expect(text).toContain('id="name-problem"');
    expect(text).toContain('id="mergeSeconds-problem"');
    const { text: kept } = await getPage(server, '/preferences', ada);
    expect(fieldValue(kept, 'name')).toBe('Ada');
  });
  test('an API key is shown once and can be revoked', async () => {
    const { text } = await postForm(server, '/preferences/keys', { keyName: 'Bot' }, ada).expect(200);
    const key = /dsp_[\w-]{43}/.exec(text)?.[0];
    expect(key).toBeDefined();
    const { text: later } = await getPage(server, '/preferences', ada);
    expect(later).not.toContain(key ?? 'no key');
    const id = /Bot<\/strong>[\s\S]*?keys\/([^/]+)\/revoke/.exec(later)?.[1];
    await postForm(server, `/preferences/keys/${id}/revoke`, {}, ada).expect(303);
    const { text: gone } = await getPage(server, '/preferences', ada);
    expect(textOf(gone)).not.toContain('Bot');
  });
  test('a key needs a name', async () => {
    const { text } = await postForm(server, '/preferences/keys', { keyName: ' ' }, ada).expect(400);
    expect(text).toContain('href="#keyName"');
  });
  test('signing out everywhere ends this session too', async () => {
    const carl = await server.person('Carl');
    await postForm(server, '/preferences/sign-out-everywhere', {}, carl).expect(303);
    await getPage(server, '/preferences', carl).expect(303);
  });
});

describe('pages that say why not', () => {
  test('an address where nothing is', async () => {
    const { text } = await getPage(server, '/nowhere').expect(404);
    expect(textOf(text)).toContain('There is nothing at this address');
    expect(text).toContain('<main id="main"');
  });
  test('a game that is not here', async () => {
    const { text } = await getPage(server, '/games/chess').expect(404);
    expect(textOf(text)).toContain('no such game');
  });
});

test('how-to and game pages', async () => {
  const { text: help } = await getPage(server, '/help').expect(200);
  expect(textOf(help)).toContain('Answering by reply');
  const { text: game } = await getPage(server, '/games/iron-curtain').expect(200);
  expect(textOf(game)).toContain('Options and rulings');
  const { body } = await getPage(server, '/games/iron-curtain/pack.json').expect(200);
  expect(body).toHaveProperty('cards');
});
