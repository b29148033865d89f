import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { resendMail } from '../../../src/administration/resend-mail.ts';
import { changeTableRhythm } from '../../../src/people/change-table-rhythm.ts';
import type { MailPreferences } from '../../../src/people/mail-preferences.ts';
import { updatePlayer } from '../../../src/people/update-player.ts';
import { HOUR_MS } from '../../../src/platform/durations.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { markSeen } from '../../../src/tables/mark-seen.ts';
import { flush, ironCurtainTable, type MailWorld, mailWorld, newestMail, playOn } from '../harness/mail-world.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0 });
});
afterAll(() => world.close());

const wants = (playerId: string, mail: Partial<MailPreferences>) =>
  updatePlayer(world.services, { playerId, mail: { off: [], format: 'plain', ...mail } });

/** What goes out within a time, to whom of a table, by kind. */
async function mailsTo(playerId: string, hours: number): Promise<readonly string[]> {
  const { services: s } = world;
  s.clock.advance(hours * HOUR_MS + 1000);
  const ids = await flush(world);
  const mails = await s.db.mail.findMany({ where: { id: { in: [...ids] }, playerId, status: 'sent' } });
  return mails.map(({ kind }) => kind);
}

/** Somebody whom a new table of theirs waits for; the mail of its start is out. */
async function asked() {
  const table = await ironCurtainTable(world);
  await mailsTo(table.us.playerId, 0);
  const pending = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId: table.tableId } });
  const [own, other] = pending.seat === 'us' ? [table.us, table.ussr] : [table.ussr, table.us];
  return { tableId: table.tableId, own, other };
}

/** Plays until a seat is asked again. */
async function untilAsked(tableId: string, seat: string): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    await playOn(world.services, tableId);
    if ((await world.services.db.pendingAnswer.count({ where: { tableId, seat } })) > 0) return;
  }
  throw new Error('it is never asked');
}

test('at most every so many hours; a rhythm that is changed counts at once', async () => {
  const { tableId, other } = await asked();
  await wants(other.playerId, { rhythm: { kind: 'hours', hours: 6 } });
  await untilAsked(tableId, other.seat);
  expect(await mailsTo(other.playerId, 0)).toEqual([]);
  expect(await mailsTo(other.playerId, 5)).toEqual([]);
  await wants(other.playerId, {});
  expect(await mailsTo(other.playerId, 0)).toEqual(['turn']);
});

test('what an administrator sends again is held by no rhythm and no night', async () => {
  const { services: s } = world;
  const { tableId, other } = await asked();
  await untilAsked(tableId, other.seat);
  expect(await mailsTo(other.playerId, 0)).toEqual(['turn']);
  const { id: mailId } = await s.db.mail.findFirstOrThrow({
    where: { playerId: other.playerId, tableId, kind: 'turn', status: 'sent' },
    orderBy: { sentAt: 'desc' },
  });
  await wants(other.playerId, { rhythm: { kind: 'hours', hours: 24 }, quiet: { from: 0, to: 23 }, notOnPage: true });
  const { id: by } = await s.db.player.create({
    data: { id: newId(), name: 'Ada', email: `${newId()}@people.example`, role: 'administrator' },
  });
  await resendMail(s, { by, mailId });
  expect(await mailsTo(other.playerId, 0)).toEqual(['turn']);
});

test('a table can have a rhythm of its own', async () => {
  const { tableId, other } = await asked();
  await changeTableRhythm(world.services, { tableId, playerId: other.playerId, rhythm: { kind: 'hours', hours: 3 } });
  await untilAsked(tableId, other.seat);
  expect(await mailsTo(other.playerId, 0)).toEqual([]);
  expect(await mailsTo(other.playerId, 4)).toEqual(['turn']);
  await expect(
    changeTableRhythm(world.services, { tableId, playerId: other.playerId, rhythm: { kind: 'hours', hours: 0 } }),
  ).rejects.toMatchObject({ code: 'bad-input' });
});

test('only when everybody waits for the reader', async () => {
  const { tableId, other } = await asked();
  await wants(other.playerId, { rhythm: { kind: 'alone' } });
  const { db } = world.services;
  await playOn(world.services, tableId);
  await untilAsked(tableId, other.seat);
  const row = await db.pendingAnswer.findFirstOrThrow({ where: { tableId, seat: other.seat } });
  // Somebody else is asked beside them.
  const beside = { ...row, seat: other.seat === 'us' ? 'ussr' : 'us', decision: '999.1', nextAt: null };
  await db.pendingAnswer.create({ data: beside });
  expect(await mailsTo(other.playerId, 0)).toEqual([]);
  await db.pendingAnswer.deleteMany({ where: { tableId, decision: '999.1' } });
  expect(await mailsTo(other.playerId, 0.2)).toEqual(['turn']);
});

test('no mail while the reader has the page open', async () => {
  const { tableId, other } = await asked();
  await wants(other.playerId, { notOnPage: true });
  world.services.clock.advance(HOUR_MS);
  const seen = await world.services.db.seat.findUniqueOrThrow({
    where: { tableId_seat: { tableId, seat: other.seat } },
  });
  await markSeen(world.services, { tableId, seat: other.seat, seq: seen.seenSeq });
  await untilAsked(tableId, other.seat);
  expect(await mailsTo(other.playerId, 0)).toEqual([]);
  expect(await mailsTo(other.playerId, 0.1)).toEqual(['turn']);
});

test('a digest tells of all tables in one mail, least time first; of one table comes its usual mail', async () => {
  const { services: s } = world;
  const first = await ironCurtainTable(world, {
    name: 'Slow',
    timeControl: { hours: 72, skipWeekend: false, atExpiry: 'wait', graceHours: 0 },
  });
  const second = await ironCurtainTable(world, {
    name: 'Quick',
    timeControl: { hours: 48, skipWeekend: false, atExpiry: 'wait', graceHours: 0 },
  });
  await flush(world);
  const { playerId } = first.us;
  await s.db.seat.update({ where: { tableId_seat: { tableId: second.tableId, seat: 'us' } }, data: { playerId } });
  await wants(playerId, { rhythm: { kind: 'digest' }, digestHour: 20 });
  for (const { tableId } of [first, second]) {
    await s.db.notification.deleteMany({ where: { tableId } });
    for (const seat of ['us', 'ussr']) await s.db.pendingAnswer.count({ where: { tableId, seat } });
    await untilAsked(tableId, 'us');
  }
  expect(await mailsTo(playerId, 0)).toEqual([]);
  expect(await s.db.notification.count({ where: { kind: 'digest', playerId } })).toBe(1);

  expect(await mailsTo(playerId, 24)).toEqual(['digest']);
  const mail = await newestMail(world, first.us.email);
  expect(mail.subject).toContain('2 wait for you');
  expect(mail.text).toMatch(/Quick · US[\s\S]*https:\S+\/[ac]\/\S+[\s\S]*Slow · US[\s\S]*https:\S+\/[ac]\/\S+/);
  // What was told there counts as seen.
  const seats = await s.db.seat.findMany({ where: { playerId }, include: { table: true } });
  expect(seats.map(({ seenSeq, table }) => table.seq - seenSeq)).toEqual([0, 0]);

  await untilAsked(first.tableId, 'us');
  expect(await mailsTo(playerId, 0)).toEqual([]);
  expect(await mailsTo(playerId, 24)).toEqual(['turn']);
  expect(await s.db.notification.count({ where: { kind: 'digest', playerId, mailId: null } })).toBe(0);
});
