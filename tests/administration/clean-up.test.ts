import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { cleanUp } from '../../src/administration/clean-up.ts';
import { foundClub } from '../../src/clubs/found-club.ts';
import { INVITATION_DAYS, inviteMember } from '../../src/clubs/invite-member.ts';
import { changeAddress } from '../../src/people/change-address.ts';
import { issueAddressLink } from '../../src/people/issue-address-link.ts';
import { issueSignInLink } from '../../src/people/issue-sign-in-link.ts';
import { playerByEmail } from '../../src/people/player-by-email.ts';
import { readSignIn } from '../../src/people/redeem-sign-in.ts';
import { requestAddressChange } from '../../src/people/request-address-change.ts';
import { requestSignIn } from '../../src/people/request-sign-in.ts';
import { openSession, playerOfSession } from '../../src/people/session.ts';
import { DAY_MS } from '../../src/platform/durations.ts';
import { reliabilityOf } from '../../src/time/reliability.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { testClock, testNoon } from '../harness/test-clock.ts';
import { type TestServices, testServices } from '../people/test-services.ts';

let database: FreshDatabase;
let s: TestServices;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(() => {
  s = testServices(database.db, testClock());
});
afterAll(() => database.drop());

const nothing = {
  computerTurns: 0,
  practices: 0,
  recounted: 0,
  signInLinks: 0,
  signInNotifications: 0,
  sessions: 0,
  linkTokens: 0,
  cronRuns: 0,
  submissions: 0,
  drafts: 0,
  caughtMails: 0,
  receivedMails: 0,
  notifications: 0,
  mails: 0,
  packs: 0,
  answerTimes: 0,
  clubInvitations: 0,
};
const inDays = (days: number) => new Date(testNoon.getTime() + days * DAY_MS);

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
  expect(await cleanUp(s)).toEqual({ ...nothing, signInLinks: 1, signInNotifications: 1, cronRuns: 1 });
  await expect(readSignIn(s, old.token)).rejects.toMatchObject({ code: 'not-found' });

  s.clock.set(inDays(92));
  const fresh = await issueSignInLink(s, { email: player.email });
  await requestSignIn(s, { email: player.email });
  await s.db.cronRun.create({ data: { key: 'new', at: s.clock.now() } });
  expect(await cleanUp(s)).toEqual({ ...nothing, sessions: 1, linkTokens: 1 });
  expect(await playerOfSession(s, kept.sessionToken)).toEqual(player);
  expect(await readSignIn(s, fresh.token)).toMatchObject({ email: player.email });
  expect((await s.db.linkToken.findMany({ orderBy: { hash: 'asc' } })).map(({ hash }) => hash)).toEqual(['b', 'c']);
  expect(await s.db.cronRun.count()).toBe(1);
  expect(await s.db.notification.count()).toBe(1);
});

test('links and notifications of a new address go with those of signing in', async () => {
  const { player } = await playerByEmail(s, 'mover@x.example');
  await s.db.notification.deleteMany();
  await requestAddressChange(s, { playerId: player.id, email: 'moved@x.example' });
  const { token } = await issueAddressLink(s, { playerId: player.id, email: 'moved@x.example' });
  await changeAddress(s, token);
  const links = await s.db.signInLink.count({ where: { playerId: player.id } });
  expect(links).toBe(1);
  s.clock.advance(8 * DAY_MS);
  expect(await cleanUp(s)).toMatchObject({ signInNotifications: 2 });
  expect(await s.db.signInLink.count({ where: { playerId: player.id } })).toBe(0);
});

test('a sign-in link that has just expired can still say so', async () => {
  const { token } = await issueSignInLink(s, { email: 'ada@x.example' });
  s.clock.advance(DAY_MS);
  await cleanUp(s);
  await expect(readSignIn(s, token)).rejects.toMatchObject({ code: 'stale' });
});

/** Rows of a table with a submission and a draft; the table ended a number of days after the test's noon. */
async function aTable(id: string, status: 'forming' | 'playing' | 'finished' | 'cancelled', endsIn?: number) {
  const { player } = await playerByEmail(s, 'host@x.example');
  await s.db.pack.createMany({ data: [{ hash: 'p', game: 'g', content: {} }], skipDuplicates: true });
  await s.db.table.create({
    data: {
      ...{ id, name: id, game: 'g', ruleset: 1, options: {}, packHash: 'p', hostId: player.id, seed: '', seedHash: '' },
      ...{ status, timeControl: {}, finishedAt: endsIn === undefined ? null : inDays(endsIn) },
      drafts: { create: { seat: 'x', decision: '1.1', name: 'ask', baseSeq: 1, answers: [] } },
    },
  });
  await s.db.submission.create({
    data: { tableId: id, key: 'k', seat: 'x', digest: '', fromSeq: 1, toSeq: 2, at: testNoon },
  });
}

test('the idempotency keys of a game go 90 days after its end, drafts with it, not before', async () => {
  await aTable('playing', 'playing');
  await aTable('old', 'finished', 0);
  await aTable('lately', 'finished', 2);
  s.clock.set(inDays(91));
  expect(await cleanUp(s)).toMatchObject({ submissions: 1, drafts: 2 });
  const left = { orderBy: { tableId: 'asc' }, select: { tableId: true } } as const;
  expect(await s.db.submission.findMany(left)).toEqual([{ tableId: 'lately' }, { tableId: 'playing' }]);
  expect(await s.db.draft.findMany(left)).toEqual([{ tableId: 'playing' }]);
});

test('an invitation to a club goes a month after its end; until then its host sees that it ended', async () => {
  const { player } = await playerByEmail(s, 'founder@x.example');
  const { clubId } = await foundClub(s, { playerId: player.id, name: 'Tuesdays' });
  await inviteMember(s, { clubId, playerId: player.id, who: 'silent@x.example' });
  s.clock.set(inDays(INVITATION_DAYS + 29));
  expect(await cleanUp(s)).toMatchObject({ clubInvitations: 0 });
  s.clock.set(inDays(INVITATION_DAYS + 31));
  expect(await cleanUp(s)).toMatchObject({ clubInvitations: 1 });
});

test('the built-in mailbox keeps its mails for 30 days', async () => {
  const raw = Buffer.from('mail');
  const mail = (id: string, days: number) => ({ id, to: 'ada@x.example', raw, at: inDays(days) });
  await s.db.caughtMail.createMany({ data: [mail('old', 0), mail('new', 2)] });
  s.clock.set(inDays(31));
  expect(await cleanUp(s)).toMatchObject({ caughtMails: 1 });
  expect(await s.db.caughtMail.findMany({ select: { id: true } })).toEqual([{ id: 'new' }]);
});

test('mails that were settled go after a year with their notifications; what failed or still waits stays', async () => {
  for (const status of ['sent', 'dropped', 'failed', 'queued'] as const) {
    for (const days of [0, 2]) {
      const id = `${status} ${days}`;
      await s.db.mail.create({ data: { id, kind: 'turn', to: 'ada@x.example', status, createdAt: inDays(days) } });
      await s.db.notification.create({
        data: { id, kind: 'turn', mailId: id, dueAt: testNoon, createdAt: inDays(days) },
      });
    }
  }
  await s.db.notification.create({ data: { id: 'waits', kind: 'turn', dueAt: testNoon, createdAt: testNoon } });
  s.clock.set(inDays(366));
  expect(await cleanUp(s)).toMatchObject({ mails: 2, notifications: 2 });
  const left = ['dropped 2', 'failed 0', 'failed 2', 'queued 0', 'queued 2', 'sent 2'];
  const ids = { orderBy: { id: 'asc' }, select: { id: true } } as const;
  expect((await s.db.mail.findMany(ids)).map(({ id }) => id)).toEqual(left);
  expect((await s.db.notification.findMany({ ...ids, where: { kind: 'turn' } })).map(({ id }) => id)).toEqual([
    ...left,
    'waits',
  ]);
});

test('how long answers took goes two years after the game, when no record counts it any more', async () => {
  const { player } = await playerByEmail(s, 'ada@x.example');
  const answer = (tableId: string, days: number) => ({
    ...{ playerId: player.id, tableId, seat: 'x', byPlayer: true, askedAt: testNoon, answeredAt: inDays(days) },
  });
  await aTable('ended', 'finished', 0);
  await aTable('ended-later', 'finished', 2);
  await aTable('still-played', 'playing');
  await s.db.answerTime.createMany({ data: [answer('ended', 0), answer('ended-later', 2), answer('still-played', 0)] });
  s.clock.set(inDays(733));
  expect(await reliabilityOf(s, [player.id])).toMatchObject([{ answers: 1 }]);
  expect(await cleanUp(s)).toMatchObject({ answerTimes: 1 });
  const left = { orderBy: { tableId: 'asc' }, select: { tableId: true } } as const;
  expect(await s.db.answerTime.findMany(left)).toEqual([{ tableId: 'ended-later' }, { tableId: 'still-played' }]);
  expect(await reliabilityOf(s, [player.id])).toMatchObject([{ answers: 1 }]);
});
