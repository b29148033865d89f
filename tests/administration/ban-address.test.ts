import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { banAddress, liftBan } from '../../src/administration/ban-address.ts';
import { listBans } from '../../src/administration/list-bans.ts';
import { readActs } from '../../src/administration/read-acts.ts';
import { stuckTables } from '../../src/administration/stuck-tables.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { invitePlayer } from '../../src/lobby/invite-player.ts';
import { issueLink } from '../../src/mail/links/issue-link.ts';
import { readLink } from '../../src/mail/links/read-link.ts';
import { createApiKey, playerOfApiKey } from '../../src/people/api-key.ts';
import { issueSignInLink } from '../../src/people/issue-sign-in-link.ts';
import { redeemSignIn } from '../../src/people/redeem-sign-in.ts';
import { openSession, playerOfSession } from '../../src/people/session.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { administeredWorld, aGame, refusal, somebody } from './world.ts';

let world: Awaited<ReturnType<typeof administeredWorld>>;
beforeAll(async () => {
  world = await administeredWorld();
});
afterAll(() => world.close());

const ban = (address: string, reason = 'Insults') => banAddress(world.services, { by: world.ada.id, address, reason });
const lift = (address: string) => liftBan(world.services, { by: world.ada.id, address });

test('a banned player is out at once: sessions, keys, links, signing in; lifting lets them in again', async () => {
  const { services, ada } = world;
  const bob = await somebody(services, 'Bob');
  const tableId = await aGame(services, ada, bob);
  const { sessionToken } = await openSession(services, bob.id);
  const { key } = await createApiKey(services, { playerId: bob.id, name: 'bot' });
  const { token: before } = await issueSignInLink(services, { email: bob.email });
  const decision = await services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
  const link = await issueLink(services, {
    purpose: 'compose',
    playerId: bob.id,
    tableId,
    seat: 'ussr',
    decision: decision.decision,
    seq: decision.since,
  });
  await ban('Bob@club.example');
  expect(await playerOfSession(services, sessionToken)).toBeUndefined();
  expect(await playerOfApiKey(services, key)).toBeUndefined();
  await expect(readLink(services, 'compose', link)).rejects.toEqual(refusal('forbidden', 'people.banned'));
  await expect(redeemSignIn(services, before)).rejects.toEqual(refusal('stale', 'people.sign-in-used'));
  const { token: after } = await issueSignInLink(services, { email: bob.email });
  await expect(redeemSignIn(services, after)).rejects.toEqual(refusal('forbidden', 'people.banned'));

  expect((await listBans(services)).bans).toMatchObject([
    { address: 'bob@club.example', reason: 'Insults', players: [{ name: 'Bob' }], seats: [{ tableId, seat: 'ussr' }] },
  ]);
  expect(await stuckTables(services)).toMatchObject([
    { id: tableId, reasons: [{ why: 'banned', seat: 'ussr', name: 'Bob' }] },
  ]);

  await lift('bob@club.example');
  expect(await playerOfApiKey(services, key)).toMatchObject({ id: bob.id });
  expect(await playerOfSession(services, sessionToken)).toBeUndefined();
  expect((await redeemSignIn(services, after)).player.id).toBe(bob.id);
  expect(await stuckTables(services)).toEqual([]);
  expect((await readActs(services)).map(({ what }) => what.key)).toEqual([
    'administration.act-lift-ban',
    'administration.act-ban',
  ]);
});

test('a banned domain hits everybody there, also who comes later, and nobody elsewhere', async () => {
  const { services } = world;
  const { db } = services;
  await db.player.create({ data: { id: 'zed', email: 'zed@spam.example', name: 'Zed' } });
  await db.player.create({ data: { id: 'yan', email: 'yan@notspam.example', name: 'Yan' } });
  expect((await ban('@spam.example')).players).toEqual([{ id: 'zed', name: 'Zed' }]);
  const { token } = await issueSignInLink(services, { email: 'new@spam.example' });
  await expect(redeemSignIn(services, token)).rejects.toEqual(refusal('forbidden', 'people.banned'));
  expect((await db.player.findUniqueOrThrow({ where: { id: 'yan' } })).bannedAt).toBeNull();
  await ban('zed@spam.example');
  await lift('@spam.example');
  expect((await db.player.findUniqueOrThrow({ where: { id: 'zed' } })).bannedAt).not.toBeNull();
  await lift('zed@spam.example');
  expect((await db.player.findUniqueOrThrow({ where: { id: 'zed' } })).bannedAt).toBeNull();
});

test('somebody banned cannot be invited, and their open invitation is withdrawn', async () => {
  const { services, ada } = world;
  const { tableId } = await createTable(services, {
    hostId: ada.id,
    game: 'iron-curtain',
    name: 'Thursday Club',
    players: 2,
    options: {},
    hostSeat: 'us',
    invitations: [{ email: 'cy@club.example' }],
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: false,
  });
  await ban('cy@club.example');
  expect(await services.db.invitation.findFirstOrThrow({ where: { tableId } })).toMatchObject({ status: 'withdrawn' });
  const again = invitePlayer(services, { tableId, playerId: ada.id, email: 'cy@club.example' });
  await expect(again).rejects.toEqual(refusal('bad-input', 'tables.barred-address'));
});

test.each([
  ['nonsense', 'Why not', 'administration.bad-ban-address'],
  ['@nonsense', 'Why not', 'administration.bad-ban-address'],
  ['dan@club.example', ' ', 'administration.no-reason'],
  ['dan@club.example', 'x'.repeat(501), 'administration.long-reason'],
  ['ada@club.example', 'Me?', 'administration.ban-administrator'],
  ['@club.example', 'All', 'administration.ban-administrator'],
])('a ban of %j for %j is refused', async (address, reason, key) => {
  await expect(ban(address, reason)).rejects.toEqual(refusal('bad-input', key));
});

test('what is not banned cannot be lifted', async () => {
  await expect(lift('dan@club.example')).rejects.toEqual(refusal('not-found', 'administration.no-such-ban'));
});
