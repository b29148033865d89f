import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tick } from '../../src/clocks/tick.ts';
import { answerInvitation } from '../../src/lobby/answer-invitation.ts';
import { cancelTable } from '../../src/lobby/cancel-table.ts';
import { changeTable } from '../../src/lobby/change-table.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { invitePlayer } from '../../src/lobby/invite-player.ts';
import { createJoinLink, endJoinLink, listJoinLinks, readJoinLink } from '../../src/lobby/join-links.ts';
import { joinTable } from '../../src/lobby/join-table.ts';
import { leaveTable, removePlayer } from '../../src/lobby/leave-table.ts';
import type { NewTableInput } from '../../src/lobby/new-table.ts';
import { remindByHand } from '../../src/lobby/remind-invited.ts';
import { withdrawInvitation } from '../../src/lobby/withdraw-invitation.ts';
import { listTables } from '../../src/play/list-tables.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { tableWorld, type World } from '../tables/fixtures/table-world.ts';

type Person = { readonly id: string; readonly email: string };
let world: World;
let host: Person;
let guest: Person;
let other: Person;
beforeAll(async () => {
  world = await tableWorld();
  [host, guest, other] = [await world.person('Host'), await world.person('Guest'), await world.person('Other')];
});
afterAll(() => world.close());

/** A forming table for three: the host is Ann, the guest is invited, and one more. */
async function forming(more: Partial<NewTableInput> = {}) {
  const { tableId } = await createTable(world.services, {
    hostId: host.id,
    game: 'relay',
    name: 'Tuesday Club',
    players: 3,
    options: {},
    hostSeat: 'Ann',
    invitations: [{ email: guest.email }, { email: other.email, seat: 'Cid' }],
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: false,
    ...more,
  });
  const invitations = await world.services.db.invitation.findMany({ where: { tableId } });
  const idFor = (person: Person) => invitations.find(({ email }) => email === person.email)?.id ?? '';
  return { tableId, idFor };
}
const accept = (invitationId: string, person: Person, seat?: string) =>
  answerInvitation(world.services, { invitationId, playerId: person.id, accept: true, seat });
const decline = (invitationId: string, person: Person) =>
  answerInvitation(world.services, { invitationId, playerId: person.id, accept: false });
const statuses = async (tableId: string) =>
  (
    await world.services.db.invitation.findMany({
      where: { tableId },
      orderBy: [{ createdAt: 'asc' }, { email: 'asc' }],
    })
  ).map(({ email, status }) => `${email.split('-')[0]} ${status}`);

test('the last to accept starts the table; accepting twice changes nothing', async () => {
  const { tableId, idFor } = await forming();
  expect(await accept(idFor(guest), guest)).toEqual({ tableId, started: false });
  expect(await accept(idFor(guest), guest)).toEqual({ tableId, started: false });
  expect(await accept(idFor(other), other)).toEqual({ tableId, started: true });
  expect(await accept(idFor(other), other)).toEqual({ tableId, started: true });
  const { seats, status } = await viewTable(world.services, tableId, 'spectator');
  expect(status).toBe('playing');
  expect(seats.map(({ playerName }) => playerName)).toEqual(['Host', 'Guest', 'Other']);
});

test('two who accept at once both sit, and the table starts once', async () => {
  const { tableId, idFor } = await forming();
  const results = await Promise.all([accept(idFor(guest), guest), accept(idFor(other), other)]);
  expect(results.filter(({ started }) => started)).toHaveLength(1);
  expect(await world.services.db.entry.count({ where: { tableId } })).toBe(1);
});

test('somebody invited to any seat may wish for one that is free', async () => {
  const { idFor } = await forming();
  expect(await refused(() => accept(idFor(guest), guest, 'Cid'))).toEqual({
    code: 'bad-input',
    says: 'The seat “Cid” is not free. Free: “Bob”.',
  });
  expect(await refused(() => accept(idFor(other), other, 'Bob'))).toMatchObject({ code: 'bad-input' });
  expect((await accept(idFor(guest), guest, 'Bob')).started).toBe(false);
});

test('declined, the place is open again, and the host invites somebody else, or the same again', async () => {
  const { tableId, idFor } = await forming();
  await decline(idFor(guest), guest);
  await decline(idFor(guest), guest);
  expect(await statuses(tableId)).toEqual(['guest declined', 'other open']);
  expect(await refused(() => accept(idFor(guest), guest))).toMatchObject({ code: 'stale' });
  const { invitationId } = await invitePlayer(world.services, { tableId, playerId: host.id, email: guest.email });
  expect(invitationId).toBe(idFor(guest));
  expect(
    await refused(() => invitePlayer(world.services, { tableId, playerId: host.id, email: 'x@y.example' })),
  ).toEqual({
    code: 'bad-input',
    says: 'There is no open place at this table.',
  });
  expect((await accept(invitationId, guest)).started).toBe(false);
  expect(await world.services.db.notification.count({ where: { tableId, kind: 'invitation' } })).toBe(3);
});

test('the host withdraws an invitation; its link says so', async () => {
  const { tableId, idFor } = await forming();
  await withdrawInvitation(world.services, { tableId, playerId: host.id, invitationId: idFor(guest) });
  await withdrawInvitation(world.services, { tableId, playerId: host.id, invitationId: idFor(guest) });
  expect(await refused(() => accept(idFor(guest), guest))).toEqual({
    code: 'stale',
    says: 'This invitation was withdrawn by the host.',
  });
  await accept(idFor(other), other);
  const taken = { tableId, playerId: host.id, invitationId: idFor(other) };
  expect(await refused(() => withdrawInvitation(world.services, taken))).toMatchObject({ code: 'stale' });
});

test('an invitation is for the one it went to', async () => {
  const { tableId, idFor } = await forming();
  expect(await refused(() => accept(idFor(guest), other))).toEqual({
    code: 'forbidden',
    says: 'This invitation went to another address.',
  });
  expect(await refused(() => accept('no-such', guest))).toMatchObject({ code: 'not-found' });
  expect(await refused(() => accept('\u0000', guest))).toMatchObject({ code: 'not-found' });
  expect(await statuses(tableId)).toEqual(['guest open', 'other open']);
});

test('only the host invites, withdraws and calls off', async () => {
  const { tableId, idFor } = await forming();
  const asGuest = { tableId, playerId: guest.id };
  for (const doing of [
    () => invitePlayer(world.services, { ...asGuest, email: 'x@y.example' }),
    () => withdrawInvitation(world.services, { ...asGuest, invitationId: idFor(other) }),
    () => cancelTable(world.services, asGuest),
  ])
    expect(await refused(doing)).toEqual({ code: 'forbidden', says: 'Only the host of the table can do this.' });
});

test('a table that is called off takes nobody any more', async () => {
  const { tableId, idFor } = await forming({ public: true });
  await cancelTable(world.services, { tableId, playerId: host.id });
  expect(await statuses(tableId)).toEqual(['guest withdrawn', 'other withdrawn']);
  expect(await refused(() => accept(idFor(guest), guest))).toMatchObject({ code: 'stale' });
  expect(await refused(() => joinTable(world.services, { tableId, playerId: guest.id }))).toEqual({
    code: 'stale',
    says: 'This table was called off by its host.',
  });
  expect(await refused(() => cancelTable(world.services, { tableId, playerId: host.id }))).toMatchObject({
    code: 'stale',
  });
  expect(await viewTable(world.services, tableId, 'spectator')).toMatchObject({
    status: 'cancelled',
    lobby: undefined,
  });
});

test('a game that is played is not called off', async () => {
  const { tableId } = await forming({ players: 1, hostSeat: 'any', invitations: [] });
  expect(await refused(() => cancelTable(world.services, { tableId, playerId: host.id }))).toMatchObject({
    code: 'stale',
    says: 'The game at this table has started already.',
  });
});

test('anybody joins a public table while there is a place, once', async () => {
  const { tableId } = await forming({ public: true, players: 2, invitations: [] });
  expect(await refused(() => joinTable(world.services, { tableId, playerId: host.id }))).toMatchObject({
    code: 'bad-input',
  });
  expect(await refused(() => joinTable(world.services, { tableId, playerId: guest.id, seat: 'Ann' }))).toMatchObject({
    code: 'bad-input',
  });
  const results = await Promise.allSettled(
    [guest, other].map(({ id }) => joinTable(world.services, { tableId, playerId: id })),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await refused(() => joinTable(world.services, { tableId, playerId: 'nobody' }))).toMatchObject({
    code: 'sign-in-needed',
  });
});

test('places kept for those invited are not open to others; joining accepts an invitation', async () => {
  const { tableId } = await forming({ public: true, players: 2, invitations: [{ email: guest.email }] });
  expect(await refused(() => joinTable(world.services, { tableId, playerId: other.id }))).toEqual({
    code: 'stale',
    says: 'There is no open place at this table.',
  });
  expect(await joinTable(world.services, { tableId, playerId: guest.id })).toMatchObject({ started: true });
  expect(await statuses(tableId)).toEqual(['guest accepted']);
});

test('a private table cannot be joined, nor found', async () => {
  const { tableId } = await forming({ players: 2, invitations: [{ email: guest.email }] });
  const stranger = await world.person('Stranger');
  for (const id of [tableId, 'no-such-table', '\u0000'])
    expect(await refused(() => joinTable(world.services, { tableId: id, playerId: stranger.id }))).toEqual({
      code: 'not-found',
      says: 'There is no such table, or it is not yours to see.',
    });
});

test('an invitation is listed with its table until it is answered', async () => {
  const guest2 = await world.person('Second');
  const { tableId, idFor } = await forming({ players: 2, invitations: [{ email: guest2.email }] });
  expect(await listTables(world.services, guest2.id)).toMatchObject([
    { id: tableId, status: 'forming', invitationId: idFor(guest2), missing: 1, seat: undefined, myTurn: false },
  ]);
  await decline(idFor(guest2), guest2);
  expect(await listTables(world.services, guest2.id)).toEqual([]);
});

const told = async (tableId: string) =>
  (await world.services.db.notification.findMany({ where: { tableId }, orderBy: { createdAt: 'asc' } })).map(
    ({ kind, playerId }) => `${kind} to ${playerId === host.id ? 'host' : playerId === guest.id ? 'guest' : 'other'}`,
  );
const joined = async (tableId: string) =>
  (await viewTable(world.services, tableId, 'spectator')).lobby?.places
    .filter(({ status }) => status === 'joined')
    .map(({ playerName }) => playerName);

describe('before the start', () => {
  test('who has joined leaves again: the place is free, the host is told, and they can be asked anew', async () => {
    const { tableId, idFor } = await forming();
    await accept(idFor(guest), guest);
    await leaveTable(world.services, { tableId, playerId: guest.id });
    expect(await joined(tableId)).toEqual(['Host']);
    expect(await statuses(tableId)).toEqual(['guest declined', 'other open']);
    expect(await told(tableId)).toContain('left-table to host');
    const again = () => leaveTable(world.services, { tableId, playerId: guest.id });
    expect(await refused(again)).toMatchObject({ code: 'not-found' });
    const { invitationId } = await invitePlayer(world.services, { tableId, playerId: host.id, email: guest.email });
    expect(await accept(invitationId, guest, 'Bob')).toMatchObject({ started: false });
  });

  test('hosts leave their seat and stay hosts; nobody leaves a game that is played', async () => {
    const { tableId } = await forming();
    await leaveTable(world.services, { tableId, playerId: host.id });
    expect(await joined(tableId)).toEqual([]);
    expect((await told(tableId)).filter((line) => line.startsWith('left'))).toEqual([]);
    expect(await refused(() => leaveTable(world.services, { tableId, playerId: host.id }))).toMatchObject({
      code: 'forbidden',
    });
    const alone = await forming({ players: 1, hostSeat: 'any', invitations: [] });
    const late = () => leaveTable(world.services, { tableId: alone.tableId, playerId: host.id });
    expect(await refused(late)).toMatchObject({ code: 'stale' });
  });

  test('the host takes somebody out, who comes back only when invited, even at a public table', async () => {
    const { tableId } = await forming({ public: true, invitations: [] });
    await joinTable(world.services, { tableId, playerId: guest.id, seat: 'Bob' });
    const out = { tableId, playerId: host.id, removed: guest.id };
    expect(await refused(() => removePlayer(world.services, { ...out, playerId: guest.id }))).toMatchObject({
      code: 'forbidden',
    });
    expect(await refused(() => removePlayer(world.services, { ...out, removed: host.id }))).toMatchObject({
      code: 'bad-input',
    });
    await removePlayer(world.services, out);
    await removePlayer(world.services, out);
    expect(await joined(tableId)).toEqual(['Host']);
    expect((await told(tableId)).filter((line) => line === 'removed to guest')).toHaveLength(1);
    expect(await refused(() => joinTable(world.services, { tableId, playerId: guest.id }))).toEqual({
      code: 'forbidden',
      says: 'The host has taken you out of this table. You can join again when they invite you.',
    });
    const { invitationId } = await invitePlayer(world.services, { tableId, playerId: host.id, email: guest.email });
    expect(await accept(invitationId, guest)).toMatchObject({ started: false });
  });

  test('nobody comes or goes while words are opened', async () => {
    const { tableId } = await forming({ players: 2, invitations: [], public: true, hostSalt: 'a word of sixteen' });
    await joinTable(world.services, { tableId, playerId: guest.id });
    const stays = { code: 'stale', says: expect.stringContaining('words for chance are being opened') };
    expect(await refused(() => leaveTable(world.services, { tableId, playerId: guest.id }))).toEqual(stays);
    const out = { tableId, playerId: host.id, removed: guest.id };
    expect(await refused(() => removePlayer(world.services, out))).toEqual(stays);
    const change = { options: {}, timeControl: { ...USUAL_TIME_CONTROL, hours: 24 } };
    expect(await refused(() => changeTable(world.services, { tableId, playerId: host.id, change }))).toEqual(stays);
  });
});

describe('the host changes the table', () => {
  const changing = (tableId: string, change: Parameters<typeof changeTable>[1]['change'], by = host) =>
    changeTable(world.services, { tableId, playerId: by.id, change });

  test('its pace: those who joined are told once, and who agrees to what it was is asked to look again', async () => {
    const { tableId, idFor } = await forming();
    await accept(idFor(guest), guest);
    await changing(tableId, { timeControl: { ...USUAL_TIME_CONTROL, hours: 24 } });
    await changing(tableId, { timeControl: { ...USUAL_TIME_CONTROL, hours: 12 } });
    expect((await told(tableId)).filter((line) => line.startsWith('table-changed'))).toEqual([
      'table-changed to guest',
    ]);
    const agree = (terms: number) =>
      answerInvitation(world.services, { invitationId: idFor(other), playerId: other.id, accept: true, terms });
    expect(await refused(() => agree(0))).toEqual({
      code: 'stale',
      says: 'The host has changed the table since you looked. Read once more what you agree to, then answer.',
    });
    expect((await viewTable(world.services, tableId, 'spectator')).lobby?.terms).toBe(2);
    expect(await agree(2)).toMatchObject({ started: true });
  });

  test('its name and word: nobody need agree to that', async () => {
    const { tableId, idFor } = await forming();
    await accept(idFor(guest), guest);
    await changing(tableId, { name: 'Friday Club', word: 'Come!\r\nBring cake.' });
    const { name, lobby } = await viewTable(world.services, tableId, 'spectator');
    expect([name, lobby?.word, lobby?.terms]).toEqual(['Friday Club', 'Come!\nBring cake.', 0]);
    expect(await told(tableId)).not.toContain('table-changed to guest');
  });

  test('how many play: a seat that is kept stays, and a table that is full then begins', async () => {
    const { tableId, idFor } = await forming();
    await accept(idFor(guest), guest);
    expect(await refused(() => changing(tableId, { players: 2 }))).toMatchObject({ code: 'bad-input' });
    await decline(idFor(other), other);
    expect(await changing(tableId, { players: 2 })).toEqual({ started: true });
    expect((await viewTable(world.services, tableId, 'spectator')).seats.map(({ playerName }) => playerName)).toEqual([
      'Host',
      'Guest',
    ]);
  });

  test('nobody else does, and all that is impossible is said at once', async () => {
    const { tableId, idFor } = await forming();
    await accept(idFor(guest), guest);
    expect(await refused(() => changing(tableId, { name: 'Mine' }, guest))).toMatchObject({ code: 'forbidden' });
    const wrong = { name: ' ', word: 'x'.repeat(501), players: 99, timeZone: 'Mars' };
    const refusal = await changing(tableId, wrong).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      details: [{ at: 'name' }, { at: 'word' }, { at: 'players' }, { at: 'timeZone' }],
    });
    expect((await viewTable(world.services, tableId, 'spectator')).name).toBe('Tuesday Club');
  });
});

describe('a link to share', () => {
  const link = async (tableId: string, most = 1, days = 7) =>
    (await createJoinLink(world.services, { tableId, playerId: host.id, most, days })).token;

  test('lets as many people into a private table as it is for', async () => {
    const { tableId } = await forming({ invitations: [] });
    const token = await link(tableId);
    expect(await readJoinLink(world.services, token)).toEqual({ tableId, over: undefined });
    expect(await joinTable(world.services, { tableId, playerId: guest.id, link: token })).toEqual({ started: false });
    expect(await listJoinLinks(world.services, tableId)).toEqual([]);
    expect(await refused(() => joinTable(world.services, { tableId, playerId: other.id, link: token }))).toMatchObject({
      code: 'stale',
      says: expect.stringContaining('As many people have joined by this link'),
    });
    const second = await link(tableId);
    expect(await joinTable(world.services, { tableId, playerId: other.id, link: second })).toEqual({ started: true });
    expect(await readJoinLink(world.services, second)).toMatchObject({ over: 'tables.has-started' });
  });

  test('two who follow a link for one: one joins', async () => {
    const { tableId } = await forming({ invitations: [] });
    const token = await link(tableId);
    const results = await Promise.allSettled(
      [guest, other].map(({ id }) => joinTable(world.services, { tableId, playerId: id, link: token })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('has an end, which the host can bring forward, and opens no other table', async () => {
    const { tableId } = await forming({ invitations: [] });
    const elsewhere = await forming({ invitations: [] });
    const token = await link(tableId, 2, 1);
    const astray = { tableId: elsewhere.tableId, playerId: guest.id, link: token };
    expect(await refused(() => joinTable(world.services, astray))).toMatchObject({ code: 'not-found' });
    world.clock.advance(86_400_000);
    expect(await readJoinLink(world.services, token)).toMatchObject({ over: 'lobby.join-link-expired' });
    const { id, token: next } = await createJoinLink(world.services, { tableId, playerId: host.id, most: 2, days: 1 });
    await endJoinLink(world.services, { tableId, playerId: host.id, id });
    expect(await refused(() => joinTable(world.services, { tableId, playerId: guest.id, link: next }))).toMatchObject({
      code: 'stale',
      says: expect.stringContaining('ended this link'),
    });
  });

  test('is made by the host alone, for a number of people and days', async () => {
    const { tableId } = await forming({ invitations: [], public: true });
    const make = (most: number, days: number, by = host) =>
      createJoinLink(world.services, { tableId, playerId: by.id, most, days });
    expect(await refused(() => make(1, 1, guest))).toMatchObject({ code: 'forbidden' });
    for (const [most, days] of [
      [0, 1],
      [51, 1],
      [1, 61],
      [1.5, 1],
      [Number.NaN, 1],
    ] as const)
      expect(await refused(() => make(most, days))).toMatchObject({ code: 'bad-input' });
    for (let n = 0; n < 10; n += 1) await make(1, 1);
    expect(await refused(() => make(1, 1))).toMatchObject({ code: 'too-many' });
    for (const token of ['x'.repeat(43), '', '\u0000'])
      expect(await refused(() => readJoinLink(world.services, token))).toMatchObject({ code: 'not-found' });
  });
});

describe('a reminder', () => {
  const invitations = (tableId: string) =>
    world.services.db.notification.findMany({ where: { tableId, kind: 'invitation' }, orderBy: { createdAt: 'asc' } });

  test('goes out by itself after three days, once, to whoever has not answered', async () => {
    const { tableId, idFor } = await forming();
    await accept(idFor(guest), guest);
    world.clock.advance(2.9 * 86_400_000);
    await tick(world.services);
    expect(await invitations(tableId)).toHaveLength(2);
    world.clock.advance(0.2 * 86_400_000);
    await tick(world.services);
    await tick(world.services);
    expect((await invitations(tableId)).map(({ data, email }) => [email, data]).slice(2)).toEqual([
      [other.email, { invitation: idFor(other), reminder: true }],
    ]);
  });

  test('is sent by the host at most once a day', async () => {
    const { tableId, idFor } = await forming();
    const remind = (by = host) =>
      remindByHand(world.services, { tableId, playerId: by.id, invitationId: idFor(other) });
    expect(await refused(remind)).toMatchObject({ code: 'too-many' });
    world.clock.advance(86_400_000);
    expect(await refused(() => remind(guest))).toMatchObject({ code: 'forbidden' });
    await remind();
    expect(await refused(remind)).toMatchObject({ code: 'too-many' });
    expect(await invitations(tableId)).toHaveLength(3);
    await decline(idFor(other), other);
    world.clock.advance(86_400_000);
    expect(await refused(remind)).toMatchObject({ code: 'stale' });
  });
});
