import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { viewerOf } from '../../../src/access/viewer-of.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { readLog } from '../../../src/log/read-log.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { resignSeat } from '../../../src/seats/resign-seat.ts';
import { letFormerWatch } from '../../../src/seats/substitutes/change-substitute-request.ts';
import { replacePlayer } from '../../../src/seats/substitutes/replace-player.ts';
import { refused } from '../../tables/fixtures/refused.ts';
import { answerNow, type Player, startedTable, tableWorld, type World } from '../../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const SEATS = ['Ann', 'Bob', 'Cid'];

async function tableOfThree() {
  const table = await startedTable(world, SEATS);
  const eve = await world.person('Eve');
  const host = table.player('Ann').playerId;
  const replace = (seat: string, playerId = eve.id, change = {}) =>
    replacePlayer(world.services, { tableId: table.tableId, seat, playerId, by: host, reason: 'gone', ...change });
  return { ...table, eve, host, replace };
}

const saidBy = async (tableId: string, viewer: string) =>
  (await readLog(world.services, tableId, viewer)).map(({ messages }) =>
    messages.map(translator('en', 'UTC').t).join(' '),
  );

test('the seat is the newcomer’s, with what it has seen, and the log says so', async () => {
  const { tableId, player, eve, host, replace } = await tableOfThree();
  await answerNow(world.services, tableId, player('Ann'), 'peek');
  expect(await replace('Ann', eve.id, { dispute: 'dispute1' })).toEqual({ seq: 3, former: player('Ann').playerId });
  expect(await viewerOf(world.services, tableId, eve.id)).toBe('Ann');
  // The secret that the seat saw stays with the seat, the names with the time.
  expect(await saidBy(tableId, 'Ann')).toEqual([
    'The game begins: Ann plays “Ann”, Bob plays “Bob” and Cid plays “Cid”.',
    expect.stringContaining('the baton is hollow'),
    'Eve takes over “Ann”: gone',
  ]);
  expect(await answerNow(world.services, tableId, { seat: 'Ann', playerId: eve.id }, 'pass')).toBe(4);
  const [entry] = await world.services.db.entry.findMany({ where: { tableId, seq: 3 } });
  expect(entry?.data).toMatchObject({
    kind: 'seat',
    change: 'replaced',
    seat: 'Ann',
    player: eve.id,
    former: player('Ann').playerId,
    by: host,
    reason: 'gone',
    dispute: 'dispute1',
  });
});

test('the old player is a stranger at a private table; the host may let them watch, and no more', async () => {
  const { tableId, player, eve, host, replace } = await tableOfThree();
  const bob = player('Bob').playerId;
  await replace('Bob');
  expect(await refused(() => viewerOf(world.services, tableId, bob))).toMatchObject({ code: 'not-found' });
  const substituteRequest = await world.services.db.substituteRequest.findFirstOrThrow({ where: { tableId } });
  const change = { tableId, substituteRequestId: substituteRequest.id, watches: true };
  expect(await refused(() => letFormerWatch(world.services, { ...change, playerId: player('Cid').playerId }))).toEqual({
    code: 'forbidden',
    says: 'Only the host or a moderator can say who watches.',
  });
  await letFormerWatch(world.services, { ...change, playerId: host });
  expect(await viewerOf(world.services, tableId, bob)).toBe('spectator');
  expect(await viewerOf(world.services, tableId, eve.id)).toBe('Bob');
  await letFormerWatch(world.services, { ...change, watches: false, playerId: host });
  expect(await refused(() => viewerOf(world.services, tableId, bob))).toMatchObject({ code: 'not-found' });
});

test('a host who gives their own seat away stays host and looks on as a spectator', async () => {
  const { tableId, player, replace } = await tableOfThree();
  await replace('Ann');
  expect(await viewerOf(world.services, tableId, player('Ann').playerId)).toBe('spectator');
});

test('the old player answers no more, with no position they knew and in no process that knows them', async () => {
  const { tableId, player, replace } = await tableOfThree();
  const other = world.another();
  await viewTable(other, tableId, 'Ann');
  const waiting = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
  await replace('Ann');
  const answer = (services: typeof other, expectedSeq: number) =>
    submitAnswers(services, {
      tableId,
      ...player('Ann'),
      expectedSeq,
      answers: [{ decision: waiting.decision, answer: 'pass' }],
      key: `late ${expectedSeq}`.replace(' ', '-'),
      how: 'page',
    });
  for (const services of [world.services, other])
    for (const seq of [1, 2]) expect(await refused(() => answer(services, seq))).toMatchObject({ code: 'forbidden' });
});

test('drafts, mails on their way and the clock of the seat begin anew', async () => {
  const { tableId, player, replace } = await tableOfThree();
  const { db, clock } = { db: world.services.db, clock: world.clock };
  const question = { tableId, seat: 'Ann', decision: '1.1', name: 'ask' };
  await db.draft.create({ data: { ...question, baseSeq: 1, answers: [] } });
  await db.sheetDraft.create({ data: { ...question, lines: [], version: 1, updatedAt: world.clock.now() } });
  await db.seat.updateMany({ where: { tableId, seat: 'Ann' }, data: { seenSeq: 1, muted: true } });
  const before = await db.pendingAnswer.findFirstOrThrow({ where: { tableId, seat: 'Ann' } });
  clock.advance(5 * 3_600_000);
  await replace('Ann');
  const after = await db.pendingAnswer.findFirstOrThrow({ where: { tableId, seat: 'Ann' } });
  expect(after).toMatchObject({ decision: before.decision, since: before.since, stage: 0, askedAt: clock.now() });
  expect(after.dueAt?.getTime()).toBeGreaterThan(before.dueAt?.getTime() ?? 0);
  expect(await db.draft.count({ where: { tableId } })).toBe(0);
  expect(await db.sheetDraft.count({ where: { tableId } })).toBe(0);
  expect(await db.seat.findFirstOrThrow({ where: { tableId, seat: 'Ann' } })).toMatchObject({
    seenSeq: 0,
    muted: false,
  });
  const notifications = await db.notification.findMany({ where: { tableId, mailId: null }, orderBy: { kind: 'asc' } });
  const ann = player('Ann').playerId;
  expect(notifications.filter(({ playerId }) => playerId === ann)).toMatchObject([{ kind: 'seat-left', seat: null }]);
  expect(notifications.filter(({ seat }) => seat === 'Ann')).toMatchObject([{ kind: 'took-over' }]);
  expect(
    notifications
      .filter(({ kind }) => kind === 'replaced')
      .map(({ seat }) => seat)
      .toSorted(),
  ).toEqual(['Bob', 'Cid']);
});

test('time that was saved up is not handed over: the newcomer begins as everybody did', async () => {
  const timeControl = {
    hours: 10,
    skipWeekend: false,
    atExpiry: 'wait',
    graceHours: 4,
    bank: { start: 30, cap: 100 },
  } as const;
  const { tableId, player } = await startedTable(world, SEATS, { timeControl });
  const eve = await world.person('Eve');
  world.clock.advance(35 * 3_600_000);
  await answerNow(world.services, tableId, player('Ann'), 'on');
  expect(await world.services.db.pendingAnswer.findMany({ where: { tableId } })).toMatchObject([
    { seat: 'Ann', hours: 15 },
  ]);
  await replacePlayer(world.services, { tableId, seat: 'Ann', playerId: eve.id, by: 'moderator', reason: '' });
  const due = new Date(world.clock.now().getTime() + 40 * 3_600_000);
  expect(await world.services.db.pendingAnswer.findMany({ where: { tableId } })).toMatchObject([
    { seat: 'Ann', hours: 40, dueAt: due },
  ]);
});

test('a player who takes over a seat that was given up plays it again, in another process too', async () => {
  const { tableId, player, eve, replace } = await tableOfThree();
  await resignSeat(world.services, { tableId, ...player('Bob') });
  await replace('Bob');
  await answerNow(world.services, tableId, player('Ann'), 'pass');
  const view = await viewTable(world.another(), tableId, 'Bob');
  expect(view).toMatchObject({ decisions: [{ waiting: ['Bob'] }] });
  expect(view.seats.map(({ resigned }) => resigned)).toEqual([false, false, false]);
  expect(await answerNow(world.another(), tableId, { seat: 'Bob', playerId: eve.id }, 'pass')).toBe(5);
});

test('nobody takes a seat who sits there, knows another seat, has moderated or is shut out', async () => {
  const { tableId, player, eve, replace } = await tableOfThree();
  const { db } = world.services;
  const says = async (seat: string, playerId: string) => (await refused(() => replace(seat, playerId))).says;
  expect(await says('Bob', player('Cid').playerId)).toBe('You sit at this table already; nobody plays two seats.');
  expect(await says('Zoe', eve.id)).toBe('This table has no seat “Zoe”.');
  expect(await says('Bob', 'nobody')).toBe('There is no such player.');
  await replace('Bob');
  expect(await says('Cid', player('Bob').playerId)).toBe(
    'You have played another seat of this game and know what it hides, so you cannot take over this one.',
  );
  // Their own seat knows nothing that they did not know.
  expect(await replace('Bob', player('Bob').playerId)).toEqual({ seq: 3, former: eve.id });
  const mod = await world.person('Mod');
  await db.tableModerator.create({ data: { tableId, playerId: mod.id } });
  expect(await says('Cid', mod.id)).toMatch(/^You have moderated this table/);
  const looker = await world.person('Looker');
  await db.audit.create({ data: { tableId, playerId: looker.id, what: 'log' } });
  expect(await says('Cid', looker.id)).toMatch(/^You have moderated this table/);
  await db.player.update({ where: { id: eve.id }, data: { bannedAt: world.clock.now() } });
  expect(await says('Cid', eve.id)).toBe('You are banned from this site and cannot take over a seat.');
});

test('a game that is over has no seats to give', async () => {
  const { tableId, player, replace } = await tableOfThree();
  await answerNow(world.services, tableId, player('Ann'), 'finish');
  expect(await refused(() => replace('Bob'))).toEqual({
    code: 'stale',
    says: 'This game is not being played, so no seat can change hands.',
  });
});

test('two given one seat at once: it changes hands twice, each time whole; a refusal leaves no trace', async () => {
  const { tableId, player, eve, host } = await tableOfThree();
  const fay: Player = { seat: 'Bob', playerId: (await world.person('Fay')).id };
  const give = (services: World['services'], playerId: string) =>
    replacePlayer(services, { tableId, seat: 'Bob', playerId, by: host, reason: '' });
  const done = await Promise.all([give(world.services, eve.id), give(world.another(), fay.playerId)]);
  expect(done.map(({ seq }) => seq).toSorted()).toEqual([2, 3]);
  expect(new Set(done.map(({ former }) => former)).size).toBe(2);
  const before = await world.services.db.entry.count({ where: { tableId } });
  await refused(() => give(world.services, player('Cid').playerId));
  expect(await world.services.db.entry.count({ where: { tableId } })).toBe(before);
  expect(await world.services.db.substituteRequest.count({ where: { tableId } })).toBe(2);
});
