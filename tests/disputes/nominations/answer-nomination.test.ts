import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { answerNomination } from '../../../src/disputes/nominations/answer-nomination.ts';
import { nominateModerator } from '../../../src/disputes/nominations/nominate-moderator.ts';
import { nominationsFor, readNomination } from '../../../src/disputes/nominations/read-nominations.ts';
import { withdrawNomination } from '../../../src/disputes/nominations/withdraw-nomination.ts';
import { checkMay } from '../../../src/disputes/standing-at.ts';
import { answerInvitation } from '../../../src/lobby/answer-invitation.ts';
import { createTable } from '../../../src/lobby/create-table.ts';
import { listCaughtMails } from '../../../src/mail/mailbox/list-caught-mails.ts';
import { newId } from '../../../src/platform/new-id.ts';
import {
  flush,
  ironCurtainTable,
  type MailWorld,
  mailWorld,
  newestMail,
  TIME_CONTROL,
} from '../../mail/harness/mail-world.ts';
import { refused } from '../../tables/fixtures/refused.ts';
import { somebody } from '../moderated-table.ts';

let world: MailWorld;
let table: Awaited<ReturnType<typeof ironCurtainTable>>;
let eve: { readonly id: string; readonly email: string };
beforeAll(async () => {
  world = await mailWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  table = await ironCurtainTable(world);
  await world.services.db.notification.deleteMany({});
  eve = await somebody(world.services, 'Eve');
});

const nominate = (by: string, email: string) =>
  nominateModerator(world.services, { tableId: table.tableId, playerId: by, email });
const says = (nominationId: string, playerId: string, yes: boolean) =>
  answerNomination(world.services, { nominationId, playerId, yes });
const send = async () => {
  // Mails of one moment stand in no order.
  world.services.clock.advance(1000);
  await flush(world);
};
const moderates = async (playerId: string) => {
  const told = await refused(() => checkMay(world.services, { tableId: table.tableId, playerId }, 'moderate')).catch(
    () => undefined,
  );
  return told === undefined;
};
const subjects = async (email: string) =>
  (await listCaughtMails(world.services, { to: email })).map(({ subject }) => subject).toReversed();

test('at a running game: the friend is asked, then the other player, and only then the friend moderates', async () => {
  const { us, ussr } = table;
  const { nominationId } = await nominate(us.playerId, eve.email);
  await send();
  const asked = await newestMail(world, eve.email);
  expect(asked.subject).toBe('[Tuesday Club] Anna asks you to moderate Iron Curtain');
  expect(asked.text).toContain(`https://despatch.test/t/${table.tableId}/moderators/${nominationId}`);
  expect(await subjects(ussr.email)).toEqual([]);

  expect(await says(nominationId, eve.id, true)).toEqual({ state: 'proposed', nomineeId: eve.id });
  expect(await moderates(eve.id)).toBe(false);
  await send();
  expect(await subjects(ussr.email)).toEqual(['[Tuesday Club] may Eve moderate?']);
  expect(await nominationsFor(world.services, ussr.playerId)).toMatchObject([
    { nominee: 'Eve', byName: 'Anna', agreed: ['Anna'], missing: ['Bruno'], can: { consent: true, accept: false } },
  ]);

  expect(await says(nominationId, ussr.playerId, true)).toEqual({ state: 'appointed', nomineeId: eve.id });
  expect(await says(nominationId, ussr.playerId, true)).toMatchObject({ state: 'appointed' });
  expect(await moderates(eve.id)).toBe(true);
  await send();
  const named = '[Tuesday Club] Eve moderates';
  expect((await subjects(ussr.email)).at(-1)).toBe(named);
  expect((await subjects(us.email)).at(-1)).toBe(named);
  expect((await subjects(eve.email)).at(-1)).toBe('[Tuesday Club] you are its moderator');
  const lines = await world.services.db.audit.findMany({ where: { tableId: table.tableId, what: 'moderators' } });
  expect(lines).toMatchObject([{ playerId: us.playerId, data: { appointed: 'Eve' } }]);
});

test('one refusal ends it, and all are told', async () => {
  const { us, ussr } = table;
  const { nominationId } = await nominate(us.playerId, eve.email);
  await says(nominationId, eve.id, true);
  expect(await says(nominationId, ussr.playerId, false)).toMatchObject({ state: 'refused' });
  expect((await refused(() => says(nominationId, ussr.playerId, true))).code).toBe('stale');
  expect(await moderates(eve.id)).toBe(false);
  await send();
  for (const { email } of [us, ussr, eve])
    expect((await subjects(email)).at(-1)).toBe('[Tuesday Club] Eve does not moderate');
});

test('a nominee may decline, and is not named for it', async () => {
  const { us } = table;
  const { nominationId } = await nominate(us.playerId, eve.email);
  expect(await says(nominationId, eve.id, false)).toMatchObject({ state: 'declined' });
  expect(await readNomination(world.services, { nominationId, playerId: us.playerId })).toMatchObject({
    nominee: eve.email,
  });
  await send();
  const told = await newestMail(world, us.email);
  // Addresses in mails are broken up, so that no program makes links of them.
  const subject = told.subject.replaceAll('\u2060', '');
  expect(subject).toMatch(/^\[Tuesday Club\] no moderator: eve-/);
});

test('taken back, it asks nobody any more', async () => {
  const { us, ussr } = table;
  const { nominationId } = await nominate(us.playerId, eve.email);
  await says(nominationId, eve.id, true);
  expect(
    (await refused(() => withdrawNomination(world.services, { nominationId, playerId: ussr.playerId }))).code,
  ).toBe('forbidden');
  for (let i = 0; i < 2; i += 1) await withdrawNomination(world.services, { nominationId, playerId: us.playerId });
  expect((await refused(() => says(nominationId, ussr.playerId, true))).code).toBe('stale');
  await send();
  expect(await subjects(ussr.email)).toEqual([]);
});

test('neither a player nor a reader of a player’s mailbox can accept, or moderate there for the site', async () => {
  const { us, ussr } = table;
  const twin = await world.services.db.player.create({
    data: { id: newId(), name: 'Twin', email: ussr.email.replace('@', '+twin@'), role: 'moderator' },
  });
  expect((await refused(() => nominate(us.playerId, us.email))).says).toContain('This is your own address');
  for (const [email, playerId, why] of [
    [ussr.email, ussr.playerId, 'You play at this table'],
    [twin.email, twin.id, 'has your mailbox'],
  ] as const) {
    const { nominationId } = await nominate(us.playerId, email);
    const told = await refused(() => says(nominationId, playerId, true));
    expect(told).toMatchObject({ code: 'forbidden', says: expect.stringContaining(why) });
  }
  expect(await moderates(twin.id)).toBe(false);
  await world.services.db.tableModerator.create({ data: { tableId: table.tableId, playerId: twin.id } });
  expect(await moderates(twin.id)).toBe(false);
});

test('a moderator of the site needs nobody’s consent', async () => {
  const sven = await somebody(world.services, 'Sven', 'moderator');
  const { nominationId } = await nominate(table.us.playerId, sven.email);
  expect(await says(nominationId, sven.id, true)).toMatchObject({ state: 'appointed' });
});

test('a player who came to the seat since must agree too, and one who left need not', async () => {
  const { us, ussr, tableId } = table;
  const { nominationId } = await nominate(us.playerId, eve.email);
  await says(nominationId, eve.id, true);
  const next = await somebody(world.services, 'Next');
  await world.services.db.seat.update({
    where: { tableId_seat: { tableId, seat: 'ussr' } },
    data: { playerId: next.id },
  });
  expect((await refused(() => says(nominationId, ussr.playerId, true))).code).toBe('not-found');
  expect(await says(nominationId, next.id, true)).toMatchObject({ state: 'appointed' });
});

test('it is nobody else’s business, and the address is its writer’s alone', async () => {
  const { us, ussr } = table;
  const { nominationId } = await nominate(us.playerId, eve.email);
  const read = (playerId: string) => readNomination(world.services, { nominationId, playerId });
  const stranger = await somebody(world.services, 'Stranger');
  for (const playerId of [stranger.id, ussr.playerId]) {
    expect((await refused(() => read(playerId))).code).toBe('not-found');
    expect((await refused(() => says(nominationId, playerId, true))).code).toBe('not-found');
  }
  const site = await somebody(world.services, 'Sven', 'moderator');
  expect(await read(site.id)).toMatchObject({ nominee: undefined });
  await says(nominationId, eve.id, true);
  expect(JSON.stringify(await read(ussr.playerId))).not.toContain(eve.email);
});

test('before the game begins joining is consent: those who have joined are mailed, the others read it', async () => {
  const { us } = table;
  const guest = await somebody(world.services, 'Guest');
  const third = await somebody(world.services, 'Third');
  const { tableId } = await createTable(world.services, {
    hostId: us.playerId,
    game: 'versailles-1919',
    name: 'Forming',
    players: 3,
    options: {},
    hostSeat: 'any',
    invitations: [{ email: guest.email }, { email: third.email }],
    timeControl: TIME_CONTROL,
    timeZone: 'UTC',
    public: false,
  });
  const invitations = await world.services.db.invitation.findMany({ where: { tableId } });
  const join = (person: { readonly id: string; readonly email: string }) =>
    answerInvitation(world.services, {
      invitationId: invitations.find(({ email }) => email === person.email)?.id ?? '',
      playerId: person.id,
      accept: true,
    });
  await join(guest);
  const { nominationId } = await nominateModerator(world.services, {
    tableId,
    playerId: us.playerId,
    email: eve.email,
  });
  expect(await says(nominationId, eve.id, true)).toMatchObject({ state: 'appointed' });
  await send();
  expect((await subjects(guest.email)).at(-1)).toBe('[Forming] Eve moderates');
  const invited = await newestMail(world, third.email);
  expect(invited.text).toContain('Eve moderates this table and can see everything that is hidden.');
  await join(third);
  world.services.clock.advance(120_000);
  await send();
  const begun = await newestMail(world, third.email);
  expect(begun.text).toContain('Eve moderates this table and can see everything that is hidden.');
});
