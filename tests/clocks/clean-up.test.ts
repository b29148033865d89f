import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { cleanUp } from '../../src/clocks/clean-up.ts';
import { issueSignInLink } from '../../src/people/issue-sign-in-link.ts';
import { playerByEmail } from '../../src/people/player-by-email.ts';
import { readSignIn } from '../../src/people/redeem-sign-in.ts';
import { requestSignIn } from '../../src/people/request-sign-in.ts';
import { openSession, playerOfSession } from '../../src/people/session.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { testClock, testNoon } from '../harness/test-clock.ts';
import { type TestServices, testServices } from '../people/test-services.ts';

const DAY = 86_400_000;
let database: FreshDatabase;
let s: TestServices;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(() => {
  s = testServices(database.db, testClock());
});
afterAll(() => database.drop());

const inDays = (days: number) => new Date(testNoon.getTime() + days * DAY);

test('what can no longer do anything goes, all else stays', async () => {
  const { player } = await playerByEmail(s, 'ada@x.example');
  await openSession(s, player.id);
  const old = await issueSignInLink(s, { email: player.email });
  await requestSignIn(s, { email: player.email });
  await s.db.cronRun.create({ data: { key: 'old', at: testNoon } });
  const link = { purpose: 'answer', playerId: player.id };
  await s.db.linkToken.createMany({
    data: [
      { ...link, hash: 'a', expiresAt: inDays(1) },
      { ...link, hash: 'b', expiresAt: inDays(95) },
      { ...link, hash: 'c' },
    ],
  });

  s.clock.set(inDays(89));
  const kept = await openSession(s, player.id);
  expect(await cleanUp(s)).toEqual({ signInLinks: 1, signInNotices: 1, sessions: 0, linkTokens: 0, cronRuns: 1 });
  await expect(readSignIn(s, old.token)).rejects.toMatchObject({ code: 'not-found' });

  s.clock.set(inDays(92));
  const fresh = await issueSignInLink(s, { email: player.email });
  await requestSignIn(s, { email: player.email });
  await s.db.cronRun.create({ data: { key: 'new', at: s.clock.now() } });
  expect(await cleanUp(s)).toEqual({ signInLinks: 0, signInNotices: 0, sessions: 1, linkTokens: 1, cronRuns: 0 });
  expect(await playerOfSession(s, kept.sessionToken)).toEqual(player);
  expect(await readSignIn(s, fresh.token)).toMatchObject({ email: player.email });
  expect((await s.db.linkToken.findMany({ orderBy: { hash: 'asc' } })).map(({ hash }) => hash)).toEqual(['b', 'c']);
  expect(await s.db.cronRun.count()).toBe(1);
  expect(await s.db.notice.count()).toBe(1);
});

test('a sign-in link that has just expired can still say so', async () => {
  const { token } = await issueSignInLink(s, { email: 'ada@x.example' });
  s.clock.advance(DAY);
  await cleanUp(s);
  await expect(readSignIn(s, token)).rejects.toMatchObject({ code: 'stale' });
});
