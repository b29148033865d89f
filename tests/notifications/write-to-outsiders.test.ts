import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { answerInvitation } from '../../src/lobby/answer-invitation.ts';
import { cancelTable } from '../../src/lobby/cancel-table.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { invitePlayer } from '../../src/lobby/invite-player.ts';
import { withdrawInvitation } from '../../src/lobby/withdraw-invitation.ts';
import { MOST_FROM_SENDER, MOST_TO_MAILBOX } from '../../src/notifications/limit-mails.ts';
import { writeToOutsiders } from '../../src/notifications/write-to-outsiders.ts';
import { DAY_MS, HOUR_MS } from '../../src/platform/durations.ts';
import { newId } from '../../src/platform/new-id.ts';
import { TooSoon } from '../../src/platform/too-soon.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const make = (hostId: string, emails: readonly string[] = []) =>
  createTable(world.services, {
    hostId,
    game: 'relay',
    name: 'Tuesday Club',
    players: 4,
    options: {},
    hostSeat: 'Ann',
    invitations: emails.map((email) => ({ email })),
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: true,
  });
const addresses = (count: number) => Array.from({ length: count }, () => `${newId()}@people.example`);
const write = (by: string, emails: readonly string[]) =>
  world.services.db.$transaction((tx) =>
    writeToOutsiders(tx, world.services, {
      by,
      whenFull: 'refuse',
      notifications: emails.map((email) => ({ kind: 'nominee', email, tableId: 'any', data: { nomination: 'any' } })),
    }),
  );

test('fifty mails an hour and a hundred a day to people outside one’s tables, whatever they are about', async () => {
  const host = await world.person('Host');
  await make(host.id, addresses(3));
  await write(host.id, addresses(MOST_FROM_SENDER.hour - 3));
  const before = await world.services.db.table.count();
  expect(await refused(() => make(host.id, addresses(1)))).toEqual({
    code: 'too-many',
    says:
      'You have had 50 mails sent to people outside your tables within an hour. Please wait 60 minutes before ' +
      'you write to others.',
  });
  expect(await world.services.db.table.count()).toBe(before);
  world.clock.advance(HOUR_MS);
  await write(host.id, addresses(MOST_FROM_SENDER.day - MOST_FROM_SENDER.hour));
  world.clock.advance(HOUR_MS);
  expect((await refused(() => write(host.id, addresses(1)))).says).toContain('100 mails sent');
  await expect(write(host.id, addresses(1))).rejects.toMatchObject({ seconds: (DAY_MS - 2 * HOUR_MS) / 1000 });
  await expect(write(host.id, addresses(1))).rejects.toBeInstanceOf(TooSoon);
});

test('a second account on the same mailbox has no second budget', async () => {
  const db = world.services.db;
  const accounts = ['max.muster@gmail.com', 'maxmuster+2@googlemail.com'];
  const [one, two] = await Promise.all(
    accounts.map((email) => db.player.create({ data: { id: newId(), email, name: 'Max' } })),
  );
  await write(one?.id ?? '', addresses(MOST_FROM_SENDER.hour));
  expect(await refused(() => write(two?.id ?? '', addresses(1)))).toMatchObject({ code: 'too-many' });
});

test('at once or one after the other: the budget is the same', async () => {
  const host = await world.person('Host');
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => write(host.id, addresses(10))));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_FROM_SENDER.hour / 10);
});

test('ten mails a day reach a mailbox from strangers, however its address is spelled and whoever writes', async () => {
  const spelled = (n: number) => `v.i.c.tim+${n}@gmail.com`;
  for (let n = 0; n < MOST_TO_MAILBOX; n += 1) await make((await world.person('Host')).id, [spelled(n)]);
  const other = await world.person('Other');
  expect(await refused(() => make(other.id, ['victim@googlemail.com']))).toEqual({
    code: 'too-many',
    says:
      'victim@googlemail.com has had 10 mails within a day from people they have never played with. Write to ' +
      'them yourself, or try again tomorrow.',
  });
  await expect(write(other.id, ['victim@gmail.com'])).rejects.toBeInstanceOf(TooSoon);
  world.clock.advance(DAY_MS);
  await make(other.id, ['victim@googlemail.com']);
});

test('nor do ninety-nine spellings pass in one go', async () => {
  const other = await world.person('Other');
  const spellings = Array.from({ length: MOST_TO_MAILBOX + 1 }, (_, n) => `one+${n}@people.example`);
  expect(await refused(() => write(other.id, spellings))).toMatchObject({ code: 'too-many' });
  expect(await world.services.db.notification.count({ where: { mailbox: 'one@people.example' } })).toBe(0);
});

test('inviting and taking back is counted too', async () => {
  const host = await world.person('Host');
  const [email = ''] = addresses(1);
  const { tableId } = await make(host.id);
  const invite = () => invitePlayer(world.services, { tableId, playerId: host.id, email });
  for (let n = 0; n < MOST_TO_MAILBOX; n += 1) {
    const { invitationId } = await invite();
    await withdrawInvitation(world.services, { tableId, playerId: host.id, invitationId });
  }
  expect(await refused(invite)).toMatchObject({ code: 'too-many', says: expect.stringContaining(email) });
});

test('somebody who has sat at a table with the writer is no stranger', async () => {
  const [host, friend] = [await world.person('Host'), await world.person('Friend')];
  const { tableId } = await make(host.id, [friend.email]);
  const invitation = await world.services.db.invitation.findFirst({ where: { tableId } });
  await answerInvitation(world.services, { invitationId: invitation?.id ?? '', playerId: friend.id, accept: true });
  for (let n = 0; n < MOST_TO_MAILBOX + 2; n += 1) await make(host.id, [friend.email]);
});

test('a table can be called off whatever the budgets say', async () => {
  const host = await world.person('Host');
  const { tableId } = await make(host.id, addresses(3));
  await write(host.id, addresses(MOST_FROM_SENDER.hour - 3));
  await cancelTable(world.services, { tableId, playerId: host.id });
  expect(await world.services.db.notification.count({ where: { tableId, kind: 'cancelled' } })).toBe(3);
});
