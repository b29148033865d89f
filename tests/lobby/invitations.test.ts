import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { answerInvitation } from '../../src/lobby/answer-invitation.ts';
import { cancelTable } from '../../src/lobby/cancel-table.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { invitePlayer } from '../../src/lobby/invite-player.ts';
import { joinTable } from '../../src/lobby/join-table.ts';
import type { NewTableInput } from '../../src/lobby/new-table.ts';
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
