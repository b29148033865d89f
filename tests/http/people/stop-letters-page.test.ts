import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { hasStops, isStopped } from '../../../src/people/mail-stops.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
import { startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const letter = (email: string) => ({ kind: 'dispute', email, sender: 'mallory@x.example' }) as const;
const linkFor = async (email: string) =>
  `/u/${await issueLink(server.services, { purpose: 'unsubscribe', unwanted: { of: 'letters', ...letter(email) } })}`;

test('the page asks how much is to be stopped, and looking at it stops nothing', async () => {
  const link = await linkFor('new@people.example');
  const { text } = await getPage(server, link).expect(200);
  expect(textOf(text)).toContain('Which mails should no longer come to new@people.example?');
  expect(textOf(text)).toContain('All mail from the person who caused this one');
  expect(text).not.toContain('mallory');
  expect(await hasStops(server.services, 'new@people.example')).toBe(false);
});

test('a choice is taken at once, and can be taken back on the same page', async () => {
  const email = 'other@people.example';
  const link = await linkFor(email);
  const { text } = await postForm(server, link, { stop: 'all' }).expect(200);
  expect(textOf(text)).toContain('Done. That mail comes no more.');
  expect(await isStopped(server.services, { ...letter(email), kind: 'cancelled' })).toBe(true);
  await postForm(server, link, { stop: 'none' }).expect(200);
  expect(await hasStops(server.services, email)).toBe(false);
});

test('one click of a mail program stops the kind alone', async () => {
  const email = 'third@people.example';
  await postForm(server, await linkFor(email), { 'List-Unsubscribe': 'One-Click' }).expect(200);
  expect(await isStopped(server.services, letter(email))).toBe(true);
  expect(await isStopped(server.services, { ...letter(email), kind: 'cancelled' })).toBe(false);
});

test('somebody with an account finds it among the preferences', async () => {
  const ada = await server.person('Ada');
  expect(textOf((await getPage(server, '/preferences', ada).expect(200)).text)).not.toContain('Stopped so far');
  await postForm(server, await linkFor(ada.player.email), { stop: 'from' }).expect(200);
  expect(textOf((await getPage(server, '/preferences', ada).expect(200)).text)).toContain('Stopped so far');
  await postForm(server, '/preferences/stopped-mail', {}, ada).expect(303);
  expect(await hasStops(server.services, ada.player.email)).toBe(false);
});

test('a link of a mail from before asks about invitations', async () => {
  const link = await linkFor('old@people.example');
  await server.services.db.linkToken.updateMany({
    where: { data: { path: ['unwanted', 'email'], equals: 'old@people.example' } },
    data: { data: { unwanted: { of: 'invitations', email: 'old@people.example' } } },
  });
  const { text } = await getPage(server, link).expect(200);
  expect(textOf(text)).toContain('Mails by which you are invited to play');
});
