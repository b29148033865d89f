import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tick } from '../../src/clocks/tick.ts';
import { claimTurn, endTurn, forgetTurns } from '../../src/computer/claim-turn.ts';
import { answerAll } from '../../src/computer/start-computers.ts';
import { createThinkers } from '../../src/computer/thinkers.ts';
import { translator } from '../../src/i18n/translator.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import type { NewTableInput } from '../../src/lobby/new-table.ts';
import { readLog } from '../../src/log/read-log.ts';
import { pauseTable } from '../../src/pauses/pause-table.ts';
import { resumeTable } from '../../src/pauses/resume-table.ts';
import { COMPUTER } from '../../src/platform/computer-id.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { exportRecord } from '../../src/records/export-record.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { giveSeat } from '../../src/seats/give-seat.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

const { t } = translator('en', 'UTC');
const MINUTE = 60_000;
/** Enough to be quick: how well it plays is tried elsewhere. */
const minds = { thinkers: createThinkers(), budget: { positions: 20, ms: 60_000 } };

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(async () => {
  await minds.thinkers.close();
  await world.close();
});

/** A private table of Iron Curtain whose host plays the US against the computer. */
async function alone(more: Partial<NewTableInput> = {}) {
  const host = await world.person('Host');
  const made = await createTable(world.services, {
    hostId: host.id,
    game: 'iron-curtain',
    name: 'Practice',
    players: 2,
    options: {},
    hostSeat: 'us',
    computers: [{ seat: 'ussr' }],
    invitations: [],
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: false,
    ...more,
  });
  return { ...made, host, us: { seat: 'us', playerId: host.id } };
}

const seqOf = async (tableId: string) => (await viewTable(world.services, tableId, 'spectator')).seq;
const asked = async (tableId: string) => {
  const { seats } = await viewTable(world.services, tableId, 'spectator');
  return seats.filter(({ waiting }) => waiting).map(({ seat }) => seat);
};

test('a table is full with computer players; they answer until a person is asked, and keep why', async () => {
  const { tableId, started, host } = await alone();
  expect(started).toBe(true);
  expect(await asked(tableId)).toEqual(['ussr']);
  expect(await answerAll(world.services, minds)).toBeGreaterThan(0);
  expect(await asked(tableId)).toEqual(['us']);

  const table = await viewTable(world.services, tableId, 'us');
  expect(table.seats.map(({ playerName, isComputer }) => [playerName, isComputer])).toEqual([
    ['Host', false],
    ['Computer', true],
  ]);
  const lines = (await readLog(world.services, tableId, 'us')).filter(({ how }) => how === 'computer');
  expect(lines.length).toBeGreaterThan(0);
  // How it judges its hand is its own, until the game is over.
  expect(lines.every(({ why }) => why === undefined)).toBe(true);
  const seen = (await readLog(world.services, tableId, 'moderator')).filter(({ how }) => how === 'computer');
  expect(seen.length).toBe(lines.length);
  for (const { why = [] } of seen)
    expect(why.map(t)).toEqual([expect.stringMatching(/^(Of (one|\d+) future|It found|It is what)/)]);

  // Nobody waits for the person, and the computer is neither told nor measured.
  expect(table.seats.every(({ dueAt }) => dueAt === undefined)).toBe(true);
  const { db } = world.services;
  expect(await db.notification.count({ where: { tableId, playerId: COMPUTER } })).toBe(0);
  expect(await db.notification.count({ where: { tableId, playerId: host.id } })).toBeGreaterThan(0);
  expect(await db.answerTime.count({ where: { playerId: COMPUTER } })).toBe(0);
  expect(await db.computerTurn.count({ where: { tableId } })).toBe(0);
});

test('a whole game of computers alone comes to its end, and its record can be read without their reasons', async () => {
  const { tableId } = await alone();
  const { id: by } = await world.person('Mia');
  await giveSeat(world.services, { tableId, seat: 'us', to: 'computer', by, reason: 'Gone.' });
  await answerAll(world.services, minds);
  const { status, seats } = await viewTable(world.services, tableId, 'spectator');
  expect([status, ...seats.map(({ isComputer }) => isComputer)]).toEqual(['finished', true, true]);
  const lines = await readLog(world.services, tableId, 'spectator');
  expect(lines.some(({ why }) => why !== undefined)).toBe(true);

  const record = JSON.parse(JSON.stringify(await exportRecord(world.services, tableId)));
  expect(JSON.stringify(record)).toContain('computer.why-');
  expect(JSON.stringify(readRecord(record))).not.toContain('computer.why-');
});

test('at a human pace a seat waits some minutes when its turn comes, and then goes on at once', async () => {
  const { tableId } = await alone({ policy: { computerPace: 'human' } });
  expect(await answerAll(world.services, minds)).toBe(0);
  world.clock.advance(1.9 * MINUTE);
  expect(await answerAll(world.services, minds)).toBe(0);
  world.clock.advance(11 * MINUTE);
  expect(await answerAll(world.services, minds)).toBeGreaterThan(1);
  expect(await asked(tableId)).toEqual(['us']);
});

test('two processes answer together, and each question once', async () => {
  const tables = await Promise.all([alone(), alone(), alone()]);
  const counts = await Promise.all([world.services, world.another()].map((process) => answerAll(process, minds)));
  const written = await world.services.db.entry.count({
    where: { tableId: { in: tables.map(({ tableId }) => tableId) }, kind: 'answered' },
  });
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(written);
  for (const { tableId } of tables) expect(await asked(tableId)).toEqual(['us']);
});

test('what a process has taken and not answered another one takes after two minutes', async () => {
  const { tableId } = await alone();
  const taken = await claimTurn(world.services);
  expect(taken).toMatchObject({ tableId, seat: 'ussr' });
  expect(await answerAll(world.another(), minds)).toBe(0);
  world.clock.advance(2 * MINUTE);
  expect(await answerAll(world.another(), minds)).toBeGreaterThan(0);
  expect(await asked(tableId)).toEqual(['us']);
  // The first one comes back: its question is none any more.
  if (taken) await endTurn(world.services, taken);
});

test('a turn that was never ended is forgotten after a day', async () => {
  await alone();
  await claimTurn(world.services);
  expect(await forgetTurns(world.services)).toBe(0);
  world.clock.advance(25 * 60 * MINUTE);
  expect(await forgetTurns(world.services)).toBe(1);
  await answerAll(world.services, minds);
});

test('while the table is paused it answers nothing, and afterwards nothing is due either', async () => {
  const { tableId, host } = await alone();
  const until = new Date(world.clock.now().getTime() + 60 * MINUTE);
  await pauseTable(world.services, { tableId, by: host.id, until, reason: 'Dinner' });
  expect(await answerAll(world.services, minds)).toBe(0);
  await resumeTable(world.services, { tableId, by: host.id, reason: 'Back' });
  expect(await answerAll(world.services, minds)).toBeGreaterThan(0);
  expect((await viewTable(world.services, tableId, 'us')).seats.map(({ dueAt }) => dueAt)).toEqual([
    undefined,
    undefined,
  ]);
});

test('a game that its thread does not have is answered as for a seat that is away, and that is logged', async () => {
  const { tableId } = await alone({ game: 'relay', hostSeat: 'Ann', computers: [{ seat: 'Bob' }] });
  await answerNow(
    world.services,
    tableId,
    { seat: 'Ann', playerId: (await seatRow(tableId, 'Ann')).playerId ?? '' },
    'pass',
  );
  const faults: string[] = [];
  const log = Object.assign(Object.create(world.services.log), {
    error: (_: object, text: string) => faults.push(text),
  });
  expect(await answerAll({ ...world.services, log }, minds)).toBeGreaterThan(0);
  expect(faults).toContain('computer player could not think');
  expect((await readLog(world.services, tableId, 'Ann')).at(-1)?.how).toBe('computer');
});

const seatRow = (tableId: string, seat: string) =>
  world.services.db.seat.findUniqueOrThrow({ where: { tableId_seat: { tableId, seat } } });

test('a moderator gives it the seat of somebody who left; its reasons are the moderator’s until the end', async () => {
  const { services } = world;
  const { tableId, player } = await startedTable(world, ['us', 'ussr'], { game: 'iron-curtain' });
  const mo = await world.person('Mo');
  const give = { tableId, seat: 'ussr', to: 'computer', by: mo.id, reason: 'Gone.' } as const;
  expect((await giveSeat(services, give)).name).toBe('Computer');
  expect(await refused(() => giveSeat(services, give))).toEqual({
    code: 'bad-input',
    says: 'A computer player has this seat already.',
  });
  const inSpanish = (await readLog(services, tableId, 'us')).flatMap(({ messages }) =>
    messages.map(translator('es', 'UTC').t),
  );
  expect(inSpanish.join(' ')).toContain('Ordenador se hace cargo de URSS: Gone.');
  expect(await answerAll(services, minds)).toBeGreaterThan(0);
  const told = async (viewer: string) =>
    (await readLog(services, tableId, viewer))
      .filter(({ how }) => how === 'computer')
      .map(({ why }) => why !== undefined);
  expect(new Set(await told('us'))).toEqual(new Set([false]));
  expect(new Set(await told('moderator'))).toEqual(new Set([true]));

  // Two people: what moves the third is its own secret.
  const three = await startedTable(world, ['uk', 'fr', 'us'], { game: 'versailles-1919' });
  const [first = ''] = await asked(three.tableId);
  await giveSeat(services, { ...give, tableId: three.tableId, seat: first });
  await answerAll(services, minds);
  const lines = async (viewer: string) =>
    (await readLog(services, three.tableId, viewer)).filter(({ how }) => how === 'computer');
  for (const { seat } of three.players.filter((one) => one.seat !== first))
    expect((await lines(seat)).every(({ why }) => why === undefined)).toBe(true);
  expect((await lines('moderator')).some(({ why }) => why !== undefined)).toBe(true);

  const eve = await world.person('Eve');
  await giveSeat(services, { ...give, to: { email: eve.email } });
  expect(await seatRow(tableId, 'ussr')).toMatchObject({ playerId: eve.id });
  expect(player('us').playerId).not.toBe('');
});

test('a computer player is never late: no clock answers for it, reminds or calls anybody', async () => {
  const { tableId } = await startedTable(world, ['uk', 'fr', 'us'], {
    game: 'versailles-1919',
    timeControl: { ...USUAL_TIME_CONTROL, atExpiry: 'fallback', graceHours: 0 },
  });
  const mo = await world.person('Mo');
  const [first = ''] = await asked(tableId);
  await giveSeat(world.services, { tableId, seat: first, to: 'computer', by: mo.id, reason: 'Gone.' });
  const seq = await seqOf(tableId);
  world.clock.advance(60 * 24 * 60 * MINUTE);
  await tick(world.services);
  expect(await seqOf(tableId)).toBe(seq);
});
