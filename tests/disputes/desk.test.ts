import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readTableActs } from '../../src/audit/read-acts.ts';
import { writeAct } from '../../src/audit/write-act.ts';
import { readActors } from '../../src/disputes/desk/read-actors.ts';
import { readClocks } from '../../src/disputes/desk/read-clocks.ts';
import { readMails } from '../../src/disputes/desk/read-mails.ts';
import { readQueue } from '../../src/disputes/desk/read-queue.ts';
import { readState } from '../../src/disputes/desk/read-state.ts';
import { urgencyOf } from '../../src/disputes/desk/urgency.ts';
import { dismissModerator } from '../../src/disputes/dismiss-moderator.ts';
import { openDispute } from '../../src/disputes/open-dispute.ts';
import { checkMay } from '../../src/disputes/standing-at.ts';
import { moderatorsOf } from '../../src/disputes/table-moderators.ts';
import { issueLink } from '../../src/mail/links/issue-link.ts';
import { markLinkUsed } from '../../src/mail/links/mark-link-used.ts';
import { markLooked } from '../../src/mail/mark-looked.ts';
import { deliverMail } from '../../src/mail/outbox/deliver-mail.ts';
import { MailRefused } from '../../src/mail/transports/transport.ts';
import { pauseTable } from '../../src/pauses/pause-table.ts';
import { resumeTable } from '../../src/pauses/resume-table.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { hashSecret } from '../../src/platform/secret.ts';
import { testNoon } from '../harness/test-clock.ts';
import { flush, type MailWorld, mailWorld, playOn } from '../mail/harness/mail-world.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { type ModeratedTable, moderatedTable, somebody } from './moderated-table.ts';

let world: MailWorld;
let table: ModeratedTable;
beforeAll(async () => {
  world = await mailWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.services.db.dispute.deleteMany({});
  await world.services.db.player.updateMany({ data: { role: 'player' } });
  table = await moderatedTable(world);
});

describe('a moderator of a table', () => {
  test('its own moderators, then those of the site; never who plays there', async () => {
    const { services } = world;
    const { tableId, us, own, site } = table;
    await services.db.player.update({ where: { id: us.playerId }, data: { role: 'administrator' } });
    const found = await moderatorsOf(services, tableId);
    expect(found.own.map(({ playerId }) => playerId)).toEqual([own.id]);
    expect(found.site.map(({ playerId }) => playerId)).toEqual([site.id]);
    const asked = await refused(() => checkMay(services, { tableId, playerId: us.playerId }, 'moderate'));
    expect(asked).toEqual({ code: 'forbidden', says: 'You play at this table, so you cannot moderate it.' });
  });

  test('a private table does not exist for who has nothing to do with it', async () => {
    const eve = await somebody(world.services, 'Eve');
    const asked = { tableId: table.tableId, playerId: eve.id };
    for (const act of ['moderate', 'appoint', 'dispute'] as const)
      expect((await refused(() => checkMay(world.services, asked, act))).code).toBe('not-found');
  });

  test('a player who had a seat once does not moderate it later', async () => {
    const { services } = world;
    const { tableId, ussr } = table;
    const entry = { v: 1, seq: 2, kind: 'seat', seat: 'ussr', change: 'replaced', player: ussr.playerId };
    await services.db.entry.create({ data: { tableId, seq: 2, kind: 'seat', data: entry } });
    await services.db.seat.updateMany({ where: { tableId, seat: 'ussr' }, data: { playerId: null } });
    await services.db.player.update({ where: { id: ussr.playerId }, data: { role: 'moderator' } });
    const asked = await refused(() => checkMay(services, { tableId, playerId: ussr.playerId }, 'moderate'));
    expect(asked.code).toBe('forbidden');
  });

  test('the host dismisses moderators, and they may give it up; what was done stands in the audit', async () => {
    const { services } = world;
    const { tableId, us, ussr, own } = table;
    const eve = await somebody(services, 'Eve');
    await services.db.tableModerator.create({ data: { tableId, playerId: eve.id } });
    const dismiss = (playerId: string, moderatorId: string) =>
      dismissModerator(services, { tableId, playerId, moderatorId });
    expect((await refused(() => dismiss(ussr.playerId, eve.id))).says).toBe(
      'Only the host of the table can say who moderates it.',
    );
    await dismiss(us.playerId, eve.id);
    expect((await refused(() => checkMay(services, { tableId, playerId: eve.id }, 'moderate'))).code).toBe('not-found');
    await dismiss(own.id, own.id);
    await dismiss(own.id, own.id);
    expect((await moderatorsOf(services, tableId)).own).toEqual([]);
    const lines = await services.db.audit.findMany({ where: { tableId, what: 'moderators' }, orderBy: { id: 'asc' } });
    expect(lines.map(({ data }) => data)).toEqual([{ dismissed: 'Eve' }, { dismissed: 'Olga' }]);
  });
});

describe('the queue', () => {
  test('has the tables that they moderate, and none at which they play', async () => {
    const { services } = world;
    const { tableId, us, ussr, own, site } = table;
    await openDispute(services, { tableId, playerId: us.playerId, type: 'rules', text: 'That is not the rule.' });
    for (const { id } of [own, site]) expect((await readQueue(services, id)).disputes).toHaveLength(1);
    await services.db.player.update({ where: { id: ussr.playerId }, data: { role: 'moderator' } });
    for (const { playerId } of [us, ussr]) expect((await readQueue(services, playerId)).disputes).toEqual([]);
    const [line] = (await readQueue(services, own.id)).disputes;
    expect(line).toMatchObject({ tableName: 'Tuesday Club', tableStatus: 'playing', openerName: 'Anna' });
    expect(line?.waiting.length).toBeGreaterThan(0);
  });

  test('has the tables that nobody moves on, where the moderator was called', async () => {
    const { services } = world;
    const { tableId, us, own } = table;
    const timeControl = { hours: 24, skipWeekend: false, atExpiry: 'moderator', graceHours: 1 };
    await services.db.table.update({ where: { id: tableId }, data: { timeControl } });
    expect((await readQueue(services, own.id)).late).toEqual([]);
    await services.db.pendingAnswer.updateMany({ where: { tableId }, data: { stage: 4, dueAt: services.clock.now() } });
    const { late } = await readQueue(services, own.id);
    expect(late).toEqual([expect.objectContaining({ tableId, since: services.clock.now() })]);
    expect(late[0]?.waiting.length).toBeGreaterThan(0);
    expect((await readQueue(services, us.playerId)).late).toEqual([]);
  });

  test('puts first what has waited too long', () => {
    const dispute = {
      state: 'open',
      type: 'rules',
      createdAt: testNoon,
      escalateAt: new Date(testNoon.getTime() + 48 * HOUR_MS),
      escalatedAt: undefined,
      pausesTo: undefined,
      playing: true,
    } as const;
    const later = (hours: number) => new Date(testNoon.getTime() + hours * HOUR_MS);
    expect(urgencyOf(dispute, later(1))).toBe('calm');
    expect(urgencyOf({ ...dispute, type: 'misclick' }, later(1))).toBe('soon');
    expect(urgencyOf(dispute, later(25))).toBe('soon');
    expect(urgencyOf({ ...dispute, state: 'taken' }, later(25))).toBe('calm');
    expect(urgencyOf({ ...dispute, pausesTo: later(30) }, later(25))).toBe('now');
    expect(urgencyOf({ ...dispute, escalatedAt: later(48) }, later(49))).toBe('now');
    expect(urgencyOf({ ...dispute, escalatedAt: later(48), state: 'resolved' }, later(49))).toBe('calm');
  });
});

describe('the table on the desk', () => {
  test('shows what each seat alone knows, at any entry', async () => {
    const { services } = world;
    await playOn(services, table.tableId, 3);
    const now = await readState(services, table.tableId, undefined);
    const then = await readState(services, table.tableId, 1);
    expect(now).toMatchObject({ asOf: 4, seq: 4 });
    expect(then.asOf).toBe(1);
    expect(then.hands.map(({ seat }) => seat)).toEqual(['us', 'ussr']);
    for (const { lines } of then.hands) expect(lines.length).toBeGreaterThan(0);
    expect(now.hands).not.toEqual(then.hands);
    expect((await refused(() => readState(services, table.tableId, 99))).code).toBe('not-found');
  });

  test('says of every mail what became of it, and what each player has seen', async () => {
    const { services } = world;
    await services.db.mail.deleteMany({ where: { tableId: table.tableId } });
    services.clock.advance(HOUR_MS);
    await flush(world);
    const { mails, seen } = await readMails(services, table.tableId);
    expect(new Set(mails.map(({ name }) => name))).toEqual(new Set(['Anna', 'Bruno']));
    expect(mails.every(({ status, sentAt }) => status !== 'sent' || sentAt !== undefined)).toBe(true);
    const sent = mails.find(({ status }) => status === 'sent');
    expect(sent?.subject).toContain('Tuesday Club');
    expect(seen.find(({ seat }) => seat === sent?.seat)).toMatchObject({ seenSeq: 1, muted: false });
  });

  test('says when the reader of a mail first opened the page after it, and why a mail was not sent', async () => {
    const { services } = world;
    const { tableId, us, ussr } = table;
    await services.db.mail.deleteMany({ where: { tableId } });
    services.clock.advance(HOUR_MS);
    await flush(world);
    const mailTo = async (playerName: string) =>
      (await readMails(services, tableId)).mails.find(({ name }) => name === playerName);
    expect(await mailTo('Anna')).toMatchObject({ status: 'sent', openedAt: undefined });
    services.clock.advance(HOUR_MS);
    const opened = services.clock.now();
    await markLooked(services, { tableId, ...us, seq: 1 });
    services.clock.advance(HOUR_MS);
    await markLooked(services, { tableId, ...us, seq: 1 });
    expect(await mailTo('Anna')).toMatchObject({ openedAt: opened });
    expect(await mailTo('Bruno')).toMatchObject({ openedAt: undefined });
    // The next mail has not been opened yet; one that never went out never will be.
    await playOn(services, tableId);
    services.clock.advance(HOUR_MS);
    await flush(world);
    const { mails } = await readMails(services, tableId);
    expect(mails.filter(({ openedAt }) => openedAt !== undefined)).toHaveLength(1);
    const refusing = {
      send: () => Promise.reject(new MailRefused(new Error('550 no such mailbox'))),
      close: async () => {},
    };
    await services.db.mail.updateMany({ where: { tableId, playerId: ussr.playerId }, data: { status: 'queued' } });
    const queued = await services.db.mail.findFirstOrThrow({ where: { tableId, playerId: ussr.playerId } });
    await deliverMail(world, refusing, queued.id);
    const failed = (await readMails(services, tableId)).mails.find(({ id }) => id === queued.id);
    expect(failed).toMatchObject({ status: 'failed', error: '550 no such mailbox', openedAt: undefined });
  });

  test('tells the history of the clocks: what was done to them, and how long each answer took', async () => {
    const { services } = world;
    const { tableId, own } = table;
    const { seat } = await services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
    const askedAt = services.clock.now();
    await pauseTable(services, { tableId, by: own.id, hours: 5, reason: 'A storm.' });
    services.clock.advance(2 * HOUR_MS);
    await resumeTable(services, { tableId, by: own.id, reason: 'It is over.' });
    services.clock.advance(HOUR_MS);
    await playOn(services, tableId);
    const { entries, took, pausedAt } = await readClocks(services, tableId);
    expect(entries).toEqual([3, 2]);
    expect(pausedAt).toBeUndefined();
    const name = seat === 'us' ? 'Anna' : 'Bruno';
    expect(took).toEqual([
      expect.objectContaining({ seat, name, askedAt, answeredAt: services.clock.now(), byPlayer: true }),
    ]);
  });

  test('says who is waited for until when, and who acted from which link', async () => {
    const { services } = world;
    const { tableId, us, ussr } = table;
    const waiting = await services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
    const reader = [us, ussr].find(({ seat }) => seat === waiting.seat) ?? us;
    const target = { tableId, seat: waiting.seat, playerId: reader.playerId, decision: waiting.decision, seq: 1 };
    const token = await issueLink(services, { ...target, purpose: 'compose' });
    expect((await readClocks(services, tableId)).waiting).toContainEqual(
      expect.objectContaining({ seat: waiting.seat, decision: waiting.decision, since: 1, stage: 0 }),
    );
    services.clock.advance(HOUR_MS);
    await playOn(services, tableId);
    await markLinkUsed(services, { hash: hashSecret(token) });
    const [act] = await readActors(services, tableId);
    expect(act).toMatchObject({ seat: waiting.seat, entry: 2, how: 'link', link: { purpose: 'compose' } });
  });
});

test('what was looked at is kept in order', async () => {
  const { services } = world;
  const { tableId, own, site } = table;
  const { db, clock } = services;
  await writeAct(db, { by: own.id, at: clock.now(), what: 'state', tableId, data: { at: 1 } });
  clock.advance(HOUR_MS);
  const taken = { what: 'dispute', disputeId: 'abc', data: { did: 'taken' } } as const;
  await writeAct(db, { by: site.id, at: clock.now(), tableId, ...taken });
  expect(await readTableActs(services, tableId)).toEqual([
    expect.objectContaining({ name: 'Sven', what: 'dispute', disputeId: 'abc', data: { did: 'taken' } }),
    expect.objectContaining({ name: 'Olga', what: 'state', disputeId: undefined, data: { at: 1 } }),
  ]);
});
