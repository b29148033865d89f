import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { issueSignInLink } from '../../src/people/issue-sign-in-link.ts';
import { playerByEmail } from '../../src/people/player-by-email.ts';
import { readSignIn, redeemSignIn } from '../../src/people/redeem-sign-in.ts';
import { requestSignIn } from '../../src/people/request-sign-in.ts';
import { hashSecret } from '../../src/platform/secret.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { testClock } from '../harness/test-clock.ts';
import { type TestServices, testServices } from './test-services.ts';

const MINUTE = 60_000;
let database: FreshDatabase;
let s: TestServices;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  s = testServices(database.db, testClock());
  await s.db.$executeRaw`TRUNCATE "Player", "SignInLink", "Session", "Notification" CASCADE`;
});
afterAll(() => database.drop());

const rejection = (code: string, key: string) => ({ code, reason: expect.objectContaining({ key }) });
const counts = async () => ({
  players: await s.db.player.count(),
  links: await s.db.signInLink.findMany(),
  sessions: await s.db.session.count(),
  notifications: await s.db.notification.count(),
});

test('a request becomes a notification to be sent at once, without any secret in it', async () => {
  await requestSignIn(s, { email: ' Ada@X.example', next: '/t/abc?at=3' });
  expect(await s.db.notification.findMany()).toEqual([
    expect.objectContaining({
      kind: 'sign-in',
      email: 'ada@x.example',
      playerId: null,
      data: { next: '/t/abc?at=3' },
      dueAt: s.clock.now(),
    }),
  ]);
  expect(await s.db.signInLink.count()).toBe(0);
  expect(s.woken()).toBe(1);
});

test('the answer is the same for an address that is known and one that is not', async () => {
  await playerByEmail(s, 'ada@x.example');
  const known = await requestSignIn(s, { email: 'ada@x.example' });
  const unknown = await requestSignIn(s, { email: 'bob@x.example' });
  expect(known).toEqual(unknown);
  const [ada, bob] = await s.db.notification.findMany({ orderBy: { email: 'asc' } });
  const blank = { id: '', email: '', mailbox: '' };
  expect({ ...ada, ...blank }).toEqual({ ...bob, ...blank });
  expect(await s.db.player.count()).toBe(1);
});

test('a bad address is refused before anything is written', async () => {
  await expect(requestSignIn(s, { email: 'ada@x.example\r\nBcc: b@x.example' })).rejects.toMatchObject(
    rejection('bad-input', 'tables.bad-address'),
  );
  expect(await s.db.notification.count()).toBe(0);
  expect(s.woken()).toBe(0);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a\r\nSet-Cookie: x',
  '',
  undefined,
  7,
  ['/a'],
])('a link never leads on to %j', async (next) => {
  const { token } = await issueSignInLink(s, { email: 'ada@x.example', next });
  expect((await readSignIn(s, token)).next).toBe('/');
});

test('one address gets five mails an hour, known or not; another address is not touched by that', async () => {
  for (let i = 0; i < 5; i++) {
    await requestSignIn(s, { email: 'ada@x.example' });
    s.clock.advance(5 * MINUTE);
  }
  await expect(requestSignIn(s, { email: 'ADA@x.example' })).rejects.toMatchObject({
    code: 'too-many',
    reason: { key: 'people.too-many-sign-ins', args: { most: 5, minutes: 35 } },
  });
  await requestSignIn(s, { email: 'bob@x.example' });
  s.clock.advance(35 * MINUTE);
  await requestSignIn(s, { email: 'ada@x.example' });
  await expect(requestSignIn(s, { email: 'ada@x.example' })).rejects.toMatchObject({ code: 'too-many' });
  expect(await s.db.notification.count({ where: { email: 'ada@x.example' } })).toBe(6);
});

test('forty requests at once are still five mails', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, () => requestSignIn(s, { email: 'ada@x.example' })),
  );
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(5);
  expect(await s.db.notification.count()).toBe(5);
});

test('only the hash of a link is kept, and a new player comes of it', async () => {
  const { token, path, expiresAt } = await issueSignInLink(s, {
    email: 'ada.lovelace@x.example',
    next: '/preferences',
  });
  expect(path).toBe(`/sign-in/${token}`);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(expiresAt.getTime() - s.clock.now().getTime()).toBe(30 * MINUTE);
  const [link] = await s.db.signInLink.findMany();
  expect(link?.tokenHash).toBe(hashSecret(token));
  expect(JSON.stringify(link)).not.toContain(token);

  const signedIn = await redeemSignIn(s, token, { timeZone: 'Europe/Madrid', locale: 'en-GB' });
  expect(signedIn).toMatchObject({
    created: true,
    next: '/preferences',
    player: { email: 'ada.lovelace@x.example', name: 'Ada Lovelace', timeZone: 'Europe/Madrid', locale: 'en-GB' },
  });
  const [session] = await s.db.session.findMany();
  expect(session?.tokenHash).toBe(hashSecret(signedIn.sessionToken));
  expect(JSON.stringify(session)).not.toContain(signedIn.sessionToken);
});

test('a player who comes again stays the same player', async () => {
  const { player } = await playerByEmail(s, 'ada@x.example', { name: 'Countess', timeZone: 'Asia/Kathmandu' });
  const { token } = await issueSignInLink(s, { email: 'ada@x.example' });
  const again = await redeemSignIn(s, token, { timeZone: 'UTC' });
  expect(again).toMatchObject({ created: false, player });
});

test('looking at a link changes nothing, however often a scanner does it', async () => {
  const { token } = await issueSignInLink(s, { email: 'ada@x.example' });
  const before = await counts();
  for (let i = 0; i < 20; i++) expect(await readSignIn(s, token)).toEqual({ email: 'ada@x.example', next: '/' });
  expect(await counts()).toEqual(before);
  expect((await redeemSignIn(s, token)).player.email).toBe('ada@x.example');
});

test('a link works once', async () => {
  const { token } = await issueSignInLink(s, { email: 'ada@x.example' });
  await redeemSignIn(s, token);
  await expect(redeemSignIn(s, token)).rejects.toMatchObject(rejection('stale', 'people.sign-in-used'));
  await expect(readSignIn(s, token)).rejects.toMatchObject(rejection('stale', 'people.sign-in-used'));
  expect(await s.db.session.count()).toBe(1);
});

test('of twenty uses at once, one gets in', async () => {
  const { token } = await issueSignInLink(s, { email: 'ada@x.example' });
  const uses = await Promise.allSettled(Array.from({ length: 20 }, () => redeemSignIn(s, token)));
  expect(uses.filter((use) => use.status === 'fulfilled')).toHaveLength(1);
  for (const use of uses) if (use.status === 'rejected') expect(use.reason).toMatchObject({ code: 'stale' });
  expect(await s.db.session.count()).toBe(1);
  expect(await s.db.player.count()).toBe(1);
});

test('a link is good until 30 minutes are over', async () => {
  const first = await issueSignInLink(s, { email: 'ada@x.example' });
  const second = await issueSignInLink(s, { email: 'ada@x.example' });
  s.clock.advance(30 * MINUTE - 1);
  await redeemSignIn(s, first.token);
  s.clock.advance(1);
  await expect(redeemSignIn(s, second.token)).rejects.toMatchObject(rejection('stale', 'people.sign-in-expired'));
  expect(await s.db.session.count()).toBe(1);
});

test('forged, cut and lengthened links are refused and change nothing', async () => {
  const { token } = await issueSignInLink(s, { email: 'ada@x.example' });
  const before = await counts();
  const flipped = (token[0] === 'A' ? 'B' : 'A') + token.slice(1);
  const forged = [
    flipped,
    token.slice(0, -1),
    token.slice(0, 20),
    `${token}A`,
    `${token} `,
    token.toLowerCase(),
    '',
    "' OR 1=1 --",
    '\u0000',
    hashSecret(token),
    'A'.repeat(1e6),
  ];
  for (const wrong of forged) {
    await expect(redeemSignIn(s, wrong)).rejects.toMatchObject(rejection('not-found', 'people.sign-in-unknown'));
    await expect(readSignIn(s, wrong)).rejects.toMatchObject(rejection('not-found', 'people.sign-in-unknown'));
  }
  expect(await counts()).toEqual(before);
});

test('five thousand guesses open nothing', async () => {
  await issueSignInLink(s, { email: 'ada@x.example' });
  const guesses = Array.from({ length: 5000 }, (_, i) => hashSecret(String(i)).slice(0, 43));
  const answers = await Promise.allSettled(guesses.map((guess) => redeemSignIn(s, guess)));
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toEqual([]);
  expect(await s.db.session.count()).toBe(0);
});

test('two first visits at once make one player', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => playerByEmail(s, 'new@x.example')));
  expect(new Set(made.map(({ player }) => player.id)).size).toBe(1);
  expect(made.filter(({ created }) => created)).toHaveLength(1);
});
