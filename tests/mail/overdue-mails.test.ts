import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { tick } from '../../src/clocks/tick.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { answerNow } from '../tables/fixtures/table-world.ts';
import { flush, ironCurtainTable, type MailWorld, mailWorld, newestMail, TIME_CONTROL } from './harness/mail-world.ts';

const timeControl = { ...TIME_CONTROL, hours: 20, skipWeekend: false, graceHours: 4 };
let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  await world.services.db.$executeRaw`TRUNCATE "Table", "PendingAnswer", "Notification", "Mail", "Entry" CASCADE`;
});

const flat = (text: string) => text.replace(/\s+/g, ' ');
const wait = async (hours: number) => {
  world.services.clock.advance(hours * HOUR_MS);
  await tick(world.services);
};
/** What goes out within the usual minute, or after the hours: to which seat, of which kind, what became of it. */
async function post(hours = 0.05): Promise<readonly string[]> {
  world.services.clock.advance(hours * HOUR_MS);
  const ids = await flush(world);
  const rows = await world.services.db.mail.findMany({ where: { id: { in: [...ids] } }, orderBy: { seat: 'asc' } });
  return rows.map(({ seat, kind, status, reason }) => [seat, kind, status, reason].filter(Boolean).join(' '));
}
/** A table where one is overdue, with the host as said, and the other waits. */
async function lateTable(change: Partial<typeof timeControl> = {}, host: 'late' | 'waits' = 'waits') {
  const { services: s } = world;
  const table = await ironCurtainTable(world, { timeControl: { ...timeControl, ...change } });
  await post();
  const { seat } = await s.db.pendingAnswer.findFirstOrThrow({ where: { tableId: table.tableId } });
  const [late, waits] = seat === 'us' ? [table.us, table.ussr] : [table.ussr, table.us];
  const { playerId: hostId } = host === 'late' ? late : waits;
  await s.db.table.update({ where: { id: table.tableId }, data: { hostId } });
  for (const hours of [10, 8]) {
    await wait(hours);
    await post();
  }
  await wait(2);
  return { ...table, late, waits };
}

test('those who wait learn within the hour whose answer is overdue, and what the clock does when', async () => {
  const { late, waits } = await lateTable();
  expect(await post()).toEqual([`${late.seat} expiry sent`]);
  expect(await post(1)).toEqual([`${waits.seat} overdue sent`]);
  const { subject, text } = await newestMail(world, waits.email);
  const name = late.seat === 'us' ? 'US' : 'USSR';
  expect(subject).toBe(`[Tuesday Club] ${name} is overdue`);
  expect(flat(text)).toMatch(
    /is overdue by 1 hour\. If no answer comes by \w+ 25 Nov, \d\d:\d\d, the table's clock answers\./,
  );
});

test('it is no news any more when the answer has come', async () => {
  const { tableId, late } = await lateTable();
  await answerNow(world.services, tableId, late, await firstAnswer(tableId, late.seat));
  const told = await post(1.1);
  expect(told.filter((one) => one.includes('overdue sent'))).toEqual([]);
  const mails = await world.services.db.mail.findMany({ where: { tableId, status: 'sent' } });
  expect(mails.filter(({ subject }) => subject.includes('overdue'))).toEqual([]);
});

test('it goes into the next mail about the table, where one comes before the hour is over', async () => {
  const { tableId, waits, late } = await lateTable();
  await world.services.db.notification.create({
    data: {
      ...{ id: 'n-clock', kind: 'clock', tableId, seat: waits.seat, playerId: waits.playerId },
      ...{ data: { what: 'seeking', seat: late.seat }, dueAt: world.services.clock.now() },
    },
  });
  expect(await post()).toContain(`${waits.seat} clock sent`);
  expect(flat((await newestMail(world, waits.email)).text)).toContain('is overdue by');
  expect(await post(1)).toEqual([]);
});

test('a reader who does not want it is not written to', async () => {
  const { waits } = await lateTable();
  const mail = { off: ['overdue'], format: 'html' };
  await world.services.db.player.update({ where: { id: waits.playerId }, data: { mail } });
  await post();
  expect(await post(1)).toEqual([`${waits.seat} overdue dropped not-wanted`]);
});

test('the mails name whom the call went to', async () => {
  const { late, waits } = await lateTable({ atExpiry: 'moderator', graceHours: 0 });
  await post(1.1);
  const name = waits.seat === 'us' ? 'Anna' : 'Bruno';
  expect(flat((await newestMail(world, late.email)).text)).toContain(`the call went out to the host (${name})`);
  expect(flat((await newestMail(world, waits.email)).text)).toContain(`The call goes to the host (${name}).`);
});

test('where nobody can be called, they say so', async () => {
  const { late, waits } = await lateTable({ atExpiry: 'moderator', graceHours: 0 }, 'late');
  await post(1.1);
  for (const { email } of [late, waits])
    expect(flat((await newestMail(world, email)).text)).toContain('Nobody could be called');
});

test('a player who has gone silent reads in their mail how they get their time back, and of no grace', async () => {
  const { late } = await lateTable();
  await wait(4);
  await post();
  const { text } = await newestMail(world, late.email);
  expect(flat(text)).toContain("The table's clock has answered for you.");
  expect(flat(text)).toContain('press "I am back" on the page of the table');
});

async function firstAnswer(tableId: string, seat: string): Promise<string> {
  const view = await viewTable(world.services, tableId, seat);
  const choice = view.decisions[0]?.mine?.choice;
  if (choice?.kind !== 'one') throw new Error('a choice of one is expected');
  return choice.options[0]?.id ?? '';
}
