import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { changeAddress, readAddressChange } from '../../src/people/change-address.ts';
import { issueAddressLink } from '../../src/people/issue-address-link.ts';
import { issueSignInLink } from '../../src/people/issue-sign-in-link.ts';
import type { Player } from '../../src/people/player.ts';
import { playerByEmail } from '../../src/people/player-by-email.ts';
import { readSignIn, redeemSignIn } from '../../src/people/redeem-sign-in.ts';
import { requestAddressChange } from '../../src/people/request-address-change.ts';
import { requestSignIn } from '../../src/people/request-sign-in.ts';
import { openSession, playerOfSession, signOutEverywhere } from '../../src/people/session.ts';
import { readPlayer } from '../../src/people/update-player.ts';
import { hashSecret } from '../../src/platform/secret.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { testClock } from '../harness/test-clock.ts';
import { type TestServices, testServices } from './test-services.ts';

const MINUTE = 60_000;
const NEW = 'ada@new.example';
let database: FreshDatabase;
let s: TestServices;
let ada: Player;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  s = testServices(database.db, testClock());
  await s.db.$executeRaw`TRUNCATE "Player", "SignInLink", "Session", "Notification", "Pack" CASCADE`;
  ada = (await playerByEmail(s, 'ada@old.example')).player;
});
afterAll(() => database.drop());

const rejection = (code: string, key: string) => ({ code, reason: expect.objectContaining({ key }) });
const ask = (email: unknown) => requestAddressChange(s, { playerId: ada.id, email });
const link = (email = NEW) => issueAddressLink(s, { playerId: ada.id, email });
const addressNow = async () => (await readPlayer(s, ada.id))?.email;
const everything = async () => [
  await s.db.player.findMany({ orderBy: { id: 'asc' } }),
  await s.db.signInLink.findMany({ orderBy: { tokenHash: 'asc' } }),
  await s.db.session.count(),
  await s.db.notification.count(),
];

test('a request becomes a notification to the new address, at once and without any secret', async () => {
  expect(await ask(' Ada@New.example')).toEqual({ email: NEW });
  expect(await s.db.notification.findMany()).toEqual([
    expect.objectContaining({ kind: 'address', email: NEW, playerId: null, data: { playerId: ada.id } }),
  ]);
  expect(await s.db.signInLink.count()).toBe(0);
  expect(s.woken()).toBe(1);
  expect(await addressNow()).toBe('ada@old.example');
});

test('the answer is the same for an address that is somebody’s and one that is not', async () => {
  await playerByEmail(s, 'bob@x.example');
  expect(await ask('bob@x.example')).toEqual({ email: 'bob@x.example' });
  expect(await ask('new@x.example')).toEqual({ email: 'new@x.example' });
  const [bob, other] = await s.db.notification.findMany({ orderBy: { email: 'asc' } });
  const nameless = { id: '', email: '', mailbox: '' };
  expect([bob?.mailbox, other?.mailbox]).toEqual(['bob@x.example', 'new@x.example']);
  expect({ ...bob, ...nameless }).toEqual({ ...other, ...nameless });
});

test('a bad address and the present one are refused before anything is written', async () => {
  await expect(ask('ada@x.example\r\nBcc: b@x.example')).rejects.toMatchObject({ code: 'bad-input' });
  await expect(ask(undefined)).rejects.toMatchObject({ code: 'bad-input' });
  await expect(ask('ADA@old.example')).rejects.toMatchObject(rejection('bad-input', 'people.same-address'));
  expect(await s.db.notification.count()).toBe(0);
  expect(s.woken()).toBe(0);
});

test('one address gets five such mails an hour, whoever asks; signing in is not touched by that', async () => {
  const bob = (await playerByEmail(s, 'bob@x.example')).player;
  const asked = await Promise.allSettled(
    Array.from({ length: 12 }, (_, i) => requestAddressChange(s, { playerId: i % 2 ? ada.id : bob.id, email: NEW })),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await expect(ask(NEW)).rejects.toMatchObject({
    code: 'too-many',
    reason: { key: 'people.too-many-address-changes', args: { most: 5, minutes: 60 } },
  });
  await requestSignIn(s, { email: NEW });
  s.clock.advance(60 * MINUTE);
  await ask(NEW);
});

test('only the hash of a link is kept; it changes the address, keeps sessions, and tells the old one', async () => {
  const { sessionToken } = await openSession(s, ada.id);
  const { token, path, expiresAt } = await link();
  expect(path).toBe(`/address/${token}`);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(expiresAt.getTime() - s.clock.now().getTime()).toBe(30 * MINUTE);
  const row = await s.db.signInLink.findFirstOrThrow();
  expect(row).toMatchObject({ tokenHash: hashSecret(token), playerId: ada.id, email: NEW });
  expect(JSON.stringify(row)).not.toContain(token);

  expect(await changeAddress(s, token)).toEqual({ playerId: ada.id, name: ada.name, email: NEW });
  expect(await playerOfSession(s, sessionToken)).toEqual({ ...ada, email: NEW });
  expect(await s.db.notification.findMany()).toEqual([
    expect.objectContaining({
      kind: 'address-changed',
      email: 'ada@old.example',
      playerId: null,
      data: { playerId: ada.id, at: s.clock.now().toISOString() },
    }),
  ]);
  expect(s.woken()).toBe(1);
  const { token: signIn } = await issueSignInLink(s, { email: NEW });
  expect((await redeemSignIn(s, signIn)).player.id).toBe(ada.id);
});

test('looking at a link changes nothing, however often a scanner does it', async () => {
  const { token } = await link();
  const before = await everything();
  for (let i = 0; i < 20; i++)
    expect(await readAddressChange(s, token)).toEqual({ playerId: ada.id, name: ada.name, email: NEW });
  expect(await everything()).toEqual(before);
});

test('a link works once, and of twenty uses at once one counts', async () => {
  const { token } = await link();
  const uses = await Promise.allSettled(Array.from({ length: 20 }, () => changeAddress(s, token)));
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const use of uses) if (use.status === 'rejected') expect(use.reason).toMatchObject({ code: 'stale' });
  await expect(changeAddress(s, token)).rejects.toMatchObject(rejection('stale', 'people.address-used'));
  await expect(readAddressChange(s, token)).rejects.toMatchObject(rejection('stale', 'people.address-used'));
  expect(await s.db.notification.count()).toBe(1);
});

test('a link is good until 30 minutes are over', async () => {
  const { token } = await link();
  s.clock.advance(30 * MINUTE - 1);
  await readAddressChange(s, token);
  s.clock.advance(1);
  await expect(changeAddress(s, token)).rejects.toMatchObject(rejection('stale', 'people.address-expired'));
  expect(await addressNow()).toBe('ada@old.example');
});

test('forged and cut links are refused and change nothing', async () => {
  const { token } = await link();
  const before = await everything();
  const flipped = (token[0] === 'A' ? 'B' : 'A') + token.slice(1);
  for (const wrong of [flipped, token.slice(0, -1), `${token}A`, '', "' OR 1=1 --", '\u0000', hashSecret(token)]) {
    await expect(changeAddress(s, wrong)).rejects.toMatchObject(rejection('not-found', 'people.address-unknown'));
    await expect(readAddressChange(s, wrong)).rejects.toMatchObject(rejection('not-found', 'people.address-unknown'));
  }
  expect(await everything()).toEqual(before);
});

test('a sign-in link changes no address, and an address link signs nobody in', async () => {
  const signIn = await issueSignInLink(s, { email: NEW });
  const address = await link();
  const before = await everything();
  for (const use of [readAddressChange, changeAddress])
    await expect(use(s, signIn.token)).rejects.toMatchObject(rejection('not-found', 'people.address-unknown'));
  for (const use of [readSignIn, redeemSignIn])
    await expect(use(s, address.token)).rejects.toMatchObject(rejection('not-found', 'people.sign-in-unknown'));
  expect(await everything()).toEqual(before);
});

test('an address that has become somebody else’s is refused; that account and the link stay as they are', async () => {
  const { token } = await link();
  const { player: bob } = await playerByEmail(s, NEW);
  const before = await everything();
  for (const use of [readAddressChange, changeAddress])
    await expect(use(s, token)).rejects.toMatchObject(rejection('stale', 'people.address-taken'));
  expect(await everything()).toEqual(before);
  expect(await readPlayer(s, bob.id)).toEqual(bob);
});

test('of two players who confirm one address at the same time, one gets it', async () => {
  for (let round = 0; round < 5; round++) {
    const email = `both-${round}@x.example`;
    const { player: bob } = await playerByEmail(s, `bob-${round}@x.example`);
    const { player: eve } = await playerByEmail(s, `eve-${round}@x.example`);
    const links = await Promise.all([bob, eve].map(({ id }) => issueAddressLink(s, { playerId: id, email })));
    const uses = await Promise.allSettled(links.map(({ token }) => changeAddress(s, token)));
    expect(uses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const use of uses)
      if (use.status === 'rejected') expect(use.reason).toMatchObject(rejection('stale', 'people.address-taken'));
  }
});

test('a change ends earlier links: to sign in at the old address, or for another new one', async () => {
  const old = await issueSignInLink(s, { email: ada.email });
  const other = await link('ada@third.example');
  const foreign = await issueSignInLink(s, { email: 'bob@x.example' });
  await changeAddress(s, (await link()).token);
  await expect(redeemSignIn(s, old.token)).rejects.toMatchObject({ code: 'stale' });
  await expect(changeAddress(s, other.token)).rejects.toMatchObject({ code: 'stale' });
  expect(await readSignIn(s, foreign.token)).toMatchObject({ email: 'bob@x.example' });
  expect(await s.db.player.count()).toBe(1);
});

test('signing out everywhere takes back a change that is not confirmed, mailed or not', async () => {
  const { token } = await link();
  await ask('ada@third.example');
  await requestAddressChange(s, { playerId: (await playerByEmail(s, 'bob@x.example')).player.id, email: NEW });
  await signOutEverywhere(s, ada.id);
  await expect(changeAddress(s, token)).rejects.toMatchObject(rejection('stale', 'people.address-used'));
  const notifications = await s.db.notification.findMany({ orderBy: { email: 'desc' } });
  expect(notifications.map(({ email, data }) => [email, data])).toEqual([
    ['ada@third.example', {}],
    [NEW, { playerId: expect.any(String) }],
  ]);
});

test('open invitations to either address are theirs; answered ones stay as they are', async () => {
  const { player: host } = await playerByEmail(s, 'host@x.example');
  await s.db.pack.create({ data: { hash: 'p', game: 'g', content: {} } });
  const invite = async (id: string, email: string, status: 'open' | 'declined') => {
    await s.db.table.create({
      data: {
        ...{ id, name: id, game: 'g', ruleset: 1, options: {}, packHash: 'p', hostId: host.id, seed: '', seedHash: '' },
        timeControl: {},
        invitations: { create: { id, email, status } },
      },
    });
  };
  await invite('to-old', ada.email, 'open');
  await invite('to-new', NEW, 'open');
  await invite('declined', NEW, 'declined');
  await invite('foreign', 'bob@x.example', 'open');
  await changeAddress(s, (await link()).token);
  const own = await s.db.invitation.findMany({ where: { playerId: ada.id }, orderBy: { id: 'asc' } });
  expect(own.map(({ id, email }) => [id, email])).toEqual([
    ['to-new', NEW],
    ['to-old', 'ada@old.example'],
  ]);
});
