import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { issueSignInLink } from '../../src/people/issue-sign-in-link.ts';
import type { Player } from '../../src/people/player.ts';
import { playerByEmail } from '../../src/people/player-by-email.ts';
import { redeemSignIn } from '../../src/people/redeem-sign-in.ts';
import { openSession, playerOfSession, signOut, signOutEverywhere } from '../../src/people/session.ts';
import { DAY_MS } from '../../src/platform/durations.ts';
import { hashSecret } from '../../src/platform/secret.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { testClock } from '../harness/test-clock.ts';
import { type TestServices, testServices } from './test-services.ts';

let database: FreshDatabase;
let s: TestServices;
let ada: Player;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  s = testServices(database.db, testClock());
  await s.db.$executeRaw`TRUNCATE "Player", "SignInLink", "Session" CASCADE`;
  ada = (await playerByEmail(s, 'ada@x.example')).player;
});
afterAll(() => database.drop());

const expiry = async (token: string) =>
  (await s.db.session.findUniqueOrThrow({ where: { tokenHash: hashSecret(token) } })).expiresAt;
const daysFromNow = (days: number) => new Date(s.clock.now().getTime() + days * DAY_MS);

test('a session is its player’s for 90 days', async () => {
  const { sessionToken } = await openSession(s, ada.id);
  expect(await expiry(sessionToken)).toEqual(daysFromNow(90));
  expect(await playerOfSession(s, sessionToken)).toEqual(ada);
  s.clock.advance(90 * DAY_MS);
  expect(await playerOfSession(s, sessionToken)).toBeUndefined();
});

test('use renews it, at most once a day', async () => {
  const { sessionToken } = await openSession(s, ada.id);
  const first = await expiry(sessionToken);
  s.clock.advance(DAY_MS - 1);
  await playerOfSession(s, sessionToken);
  expect(await expiry(sessionToken)).toEqual(first);
  s.clock.advance(1);
  await playerOfSession(s, sessionToken);
  expect(await expiry(sessionToken)).toEqual(daysFromNow(90));
  const renewed = await expiry(sessionToken);
  s.clock.advance(DAY_MS / 2);
  await playerOfSession(s, sessionToken);
  expect(await expiry(sessionToken)).toEqual(renewed);
});

test('a player who comes every month stays signed in for years', async () => {
  const { sessionToken } = await openSession(s, ada.id);
  for (let month = 0; month < 36; month++) {
    s.clock.advance(30 * DAY_MS);
    expect(await playerOfSession(s, sessionToken)).toEqual(ada);
  }
});

test('signing out ends one session, and doing it twice is no fault', async () => {
  const here = await openSession(s, ada.id);
  const there = await openSession(s, ada.id);
  await signOut(s, here.sessionToken);
  await signOut(s, here.sessionToken);
  expect(await playerOfSession(s, here.sessionToken)).toBeUndefined();
  expect(await playerOfSession(s, there.sessionToken)).toEqual(ada);
});

test('signing out everywhere ends all of a player’s sessions and open links, and nobody else’s', async () => {
  const { player: bob } = await playerByEmail(s, 'bob@x.example');
  const mine = [await openSession(s, ada.id), await openSession(s, ada.id)];
  const others = await openSession(s, bob.id);
  const link = await issueSignInLink(s, { email: ada.email });
  const othersLink = await issueSignInLink(s, { email: bob.email });
  await signOutEverywhere(s, ada.id);
  for (const { sessionToken } of mine) expect(await playerOfSession(s, sessionToken)).toBeUndefined();
  await expect(redeemSignIn(s, link.token)).rejects.toMatchObject({ code: 'stale' });
  expect(await playerOfSession(s, others.sessionToken)).toEqual(bob);
  expect((await redeemSignIn(s, othersLink.token)).player).toEqual(bob);
});

test('forged and cut tokens are nobody', async () => {
  const { sessionToken } = await openSession(s, ada.id);
  const wrong = [
    sessionToken.slice(1),
    `${sessionToken}=`,
    hashSecret(sessionToken),
    '',
    'undefined',
    '\u0000',
    'A'.repeat(43),
  ];
  for (const token of wrong) expect(await playerOfSession(s, token)).toBeUndefined();
});
