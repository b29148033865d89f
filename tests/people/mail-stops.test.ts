import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { hasStops, isStopped, type LetterAbout, letLettersCome, stopLetters } from '../../src/people/mail-stops.ts';
import { findPlayerByEmail } from '../../src/people/player-by-email.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { testClock } from '../harness/test-clock.ts';
import { type TestServices, testServices } from './test-services.ts';

let database: FreshDatabase;
let s: TestServices;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  s = testServices(database.db, testClock());
  await s.db.$executeRaw`TRUNCATE "Player", "MailStop" CASCADE`;
});
afterAll(() => database.drop());

const about: LetterAbout = { email: 'v.i.c.tim+1@gmail.com', kind: 'dispute', sender: 'mallory@x.example' };
const other = { ...about, email: 'victim@googlemail.com' };

test('a kind is stopped for a mailbox, however its address is spelled', async () => {
  await stopLetters(s, about, 'kind');
  await stopLetters(s, about, 'kind');
  expect(await isStopped(s, other)).toBe(true);
  expect(await isStopped(s, { ...other, kind: 'appointed' })).toBe(false);
  expect(await isStopped(s, { ...other, email: 'somebody@gmail.com' })).toBe(false);
});

test('a person is stopped whatever they write about', async () => {
  await stopLetters(s, about, 'from');
  expect(await isStopped(s, { ...other, kind: 'nominee' })).toBe(true);
  expect(await isStopped(s, { ...other, sender: 'ann@x.example' })).toBe(false);
  expect(await isStopped(s, { ...other, sender: undefined })).toBe(false);
});

test('all is stopped, and comes again; no account is needed', async () => {
  await stopLetters(s, about, 'all');
  expect(await isStopped(s, { ...other, kind: 'cancelled', sender: undefined })).toBe(true);
  expect(await s.db.player.count()).toBe(0);
  expect(await hasStops(s, other.email)).toBe(true);
  await letLettersCome(s, other.email);
  expect(await isStopped(s, about)).toBe(false);
});

test('invitations of all sorts have one switch, which stands among the preferences', async () => {
  const invited: LetterAbout = { ...about, kind: 'invitation' };
  await stopLetters(s, { ...invited, kind: 'seat-offer' }, 'kind');
  expect((await findPlayerByEmail(s, about.email))?.mail.off).toEqual(['invitation']);
  expect(await isStopped(s, invited)).toBe(true);
  expect(await isStopped(s, { ...invited, kind: 'cancelled' })).toBe(true);
  expect(await isStopped(s, about)).toBe(false);
});

test('nobody is stopped where nobody had the mail sent', async () => {
  await stopLetters(s, { ...about, sender: undefined }, 'from');
  expect(await hasStops(s, about.email)).toBe(false);
});
