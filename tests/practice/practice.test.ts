import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { answerAll } from '../../src/computer/start-computers.ts';
import { createThinkers } from '../../src/computer/thinkers.ts';
import { translator } from '../../src/i18n/translator.ts';
import type { Answer } from '../../src/kernel/choice.ts';
import { openDecisions } from '../../src/kernel/open-decisions.ts';
import { legalAnswer } from '../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { readLog } from '../../src/log/read-log.ts';
import { COMPUTER } from '../../src/platform/computer-id.ts';
import { DAY_MS } from '../../src/platform/durations.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { answerPractice } from '../../src/practice/answer-practice.ts';
import { beginFirstGame } from '../../src/practice/begin-first-game.ts';
import { beginSandbox } from '../../src/practice/begin-sandbox.ts';
import { forgetPractices, KEPT_DAYS } from '../../src/practice/forget-practices.ts';
import { goBack, throwAway } from '../../src/practice/go-back.ts';
import { findByCode, keepCode, keepPractice } from '../../src/practice/keep-practice.ts';
import { lessonNotes } from '../../src/practice/lesson-notes.ts';
import { computerAnswers, computersTurn, letComputersPlay } from '../../src/practice/let-computers-play.ts';
import { MOST_FIRST_GAMES, MOST_SANDBOXES } from '../../src/practice/limits.ts';
import { listPractices } from '../../src/practice/list-practices.ts';
import { type OpenPractice, openPractice } from '../../src/practice/open-practice.ts';
import type { Owner } from '../../src/practice/owner.ts';
import { findPractice } from '../../src/practice/practice-row.ts';
import { verifyTable } from '../../src/records/verify-table.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

const { t } = translator('en', 'UTC');
/** As quick as can be: how well it plays is tried elsewhere. */
const minds = { thinkers: createThinkers(), budget: { positions: 0, ms: 0 }, most: 1_000 };

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(async () => {
  await minds.thinkers.close();
  await world.close();
});

const visitor = (name: string): Owner => ({ kind: 'visitor', visitor: name });
const mine = async (id: string, owner: Owner) =>
  openPractice(world.services, await findPractice(world.services, id, [owner]));

async function begun(game: string, owner: Owner): Promise<OpenPractice> {
  const id = await beginFirstGame(world.services, game, owner);
  return letComputersPlay(world.services, minds, await mine(id, owner));
}

/** The owner answers what they are asked first: anything that is legal. */
async function answered(open: OpenPractice, seed = 'any'): Promise<OpenPractice> {
  const { game, machine, row } = open;
  const [asked] = openDecisions(game, machine).flatMap(({ id, waiting }) =>
    waiting.filter((seat) => row.seat === null || seat === row.seat).map((seat) => ({ id, seat })),
  );
  if (!asked) throw new Error('nobody is asked');
  const found = legalAnswer(game, machine, asked, seededRandom(`${seed} ${machine.seq}`));
  if (!found) throw new Error('no legal answer');
  return answerPractice(world.services, row, { decision: asked.id, seat: asked.seat, answer: found.answer });
}

test('a first game that was played to its end becomes a finished table, with its log, seed and dice', async () => {
  const owner = visitor('to the end');
  let end = await begun('iron-curtain', owner);
  while (!end.machine.over) end = await letComputersPlay(world.services, minds, await answered(end));
  const answers = end.log.flatMap(({ entry }) => (entry.kind === 'answered' ? [entry] : []));
  expect(new Set(answers.map(({ seat, how }) => `${seat} ${how}`))).toEqual(new Set(['us page', 'ussr computer']));
  expect(lessonNotes(end).length).toBeGreaterThan(0);
  expect(await world.services.db.notification.count()).toBe(0);

  const { id } = await world.person('Keeper');
  const tableId = await keepPractice(world.services, end.row, { id, timeZone: 'Europe/Madrid' }, t);
  const table = await viewTable(world.services, tableId, 'us');
  expect(table).toMatchObject({ status: 'finished', public: false, hostId: id, seq: end.machine.seq });
  expect(await verifyTable(world.services, tableId)).toMatchObject({ faults: [] });
  expect((await refused(() => mine(end.row.id, owner))).code).toBe('not-found');
});

test('a first game that is kept goes on as a table against the computer, and nothing is due there', async () => {
  const owner = visitor('goes on');
  const open = await answered(await begun('iron-curtain', owner));
  const code = keepCode(open.row) ?? '';
  const { services } = world;
  expect((await refused(() => findByCode(services, open.row.id, `${code.slice(1)}x`))).code).toBe('not-found');
  const row = await findByCode(services, open.row.id, code);
  const { id } = await world.person('Stays');
  const tableId = await keepPractice(services, row, { id, timeZone: 'UTC' }, t);
  expect((await refused(() => keepPractice(services, row, { id, timeZone: 'UTC' }, t))).code).toBe('not-found');

  const before = await services.db.pendingAnswer.findMany({ where: { tableId } });
  expect(before.map(({ dueAt }) => dueAt)).toEqual(before.map(() => null));
  await answerAll(services, minds);
  const { seats, status } = await viewTable(services, tableId, 'us');
  expect(seats.map(({ playerId, waiting }) => [playerId, waiting])).toEqual([
    [id, true],
    [COMPUTER, false],
  ]);
  expect(status).toBe('playing');
  expect(await verifyTable(services, tableId)).toMatchObject({ faults: [] });
});

test('nobody plays another’s practice game, nor the computer’s seat, nor on a page of before', async () => {
  const owner = visitor('careful');
  const open = await begun('iron-curtain', owner);
  const { id } = open.row;
  expect((await refused(() => mine(id, visitor('somebody else')))).code).toBe('not-found');
  expect((await refused(() => findPractice(world.services, id, []))).code).toBe('not-found');
  expect((await refused(() => findPractice(world.services, '\u0000', [owner]))).code).toBe('not-found');

  const given = { decision: '1.1', seat: 'ussr', answer: 'us' } satisfies { answer: Answer; [field: string]: unknown };
  expect((await refused(() => answerPractice(world.services, open.row, given))).code).toBe('forbidden');
  const old = { ...given, seat: 'us', version: open.row.version - 1 };
  expect((await refused(() => answerPractice(world.services, open.row, old))).code).toBe('stale');
  await answered(open);
  // The same row again: it has been played on meanwhile.
  expect((await refused(() => answered(open))).code).toBe('stale');
  expect((await refused(() => goBack(world.services, open.row, 1))).code).toBe('bad-input');
});

test('first games are few for one person, and those of strangers are forgotten soon', async () => {
  const owner = visitor('greedy');
  for (let n = 0; n < MOST_FIRST_GAMES; n += 1) await beginFirstGame(world.services, 'iron-curtain', owner);
  expect((await refused(() => beginFirstGame(world.services, 'iron-curtain', owner))).code).toBe('too-many');
  expect((await refused(() => beginFirstGame(world.services, 'relay', owner))).code).toBe('not-found');
  expect((await refused(() => beginFirstGame(world.services, 'nothing', owner))).code).toBe('not-found');
  const played = await playedSome(await begun('iron-curtain', visitor('played')), 4);

  world.clock.advance(1.1 * DAY_MS);
  expect(await forgetPractices(world.services)).toBeGreaterThanOrEqual(MOST_FIRST_GAMES);
  expect(await listPractices(world.services, [owner])).toEqual([]);
  expect(await listPractices(world.services, [visitor('played')])).toHaveLength(1);
  world.clock.advance(KEPT_DAYS.visitor * DAY_MS);
  await forgetPractices(world.services);
  expect((await refused(() => mine(played.row.id, visitor('played')))).code).toBe('not-found');
});

async function playedSome(open: OpenPractice, answers: number): Promise<OpenPractice> {
  let now = open;
  for (let n = 0; n < answers; n += 1) now = await letComputersPlay(world.services, minds, await answered(now));
  return now;
}

describe('a sandbox', () => {
  /** A table of Iron Curtain on which some answers were given. */
  async function aTable(answers: number) {
    const table = await startedTable(world, ['us', 'ussr'], { game: 'iron-curtain' });
    const answerOne = async () => {
      const row = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId: table.tableId } });
      const { decisions } = await viewTable(world.services, table.tableId, row.seat);
      const mineNow = decisions.find(({ mine: own }) => own)?.mine;
      if (mineNow?.choice.kind !== 'one' && mineNow?.choice.kind !== 'spread') throw new Error('another choice');
      const [option] = mineNow.choice.kind === 'one' ? mineNow.choice.options : [];
      await answerNow(world.services, table.tableId, table.player(row.seat), option?.id ?? {});
    };
    for (let n = 0; n < answers; n += 1) await answerOne();
    return { ...table, answerOne };
  }

  test('begins as its player sees the game, is played for all seats, goes back, and touches no table', async () => {
    const { tableId, player } = await aTable(6);
    const { playerId } = player('us');
    const owner: Owner = { kind: 'player', playerId };
    const before = await readLog(world.services, tableId, 'moderator');
    const id = await beginSandbox(world.services, { playerId, tableId });
    const open = await mine(id, owner);
    expect(computersTurn(open)).toBeUndefined();
    const { view } = await viewTable(world.services, tableId, 'us');
    const { rules, setting } = open.game;
    const seen = rules.view({ ...setting, ...open.machine, asked: () => [] }, 'us');
    expect(seen).toEqual(view);

    let now = open;
    for (let n = 0; n < 6; n += 1) now = await answered(now);
    expect(new Set(now.log.map(({ entry }) => entry.kind === 'answered' && entry.seat)).size).toBe(2);
    const [put] = openDecisions(now.game, now.machine).map(({ id: decision, waiting }) => {
      return { decision, seat: waiting[0] ?? '' };
    });
    if (!put) throw new Error('nobody is asked');
    now = await computerAnswers(world.services, minds, now, put);
    expect(now.log.at(-1)?.entry).toMatchObject({ how: 'computer', seat: put.seat });

    await goBack(world.services, now.row, 2);
    const back = await mine(id, owner);
    expect(back.log).toEqual(now.log.slice(0, 2));
    expect((await refused(() => goBack(world.services, back.row, 2))).code).toBe('not-found');
    // Another process plays the same game from the log alone.
    const elsewhere = await openPractice(world.another(), back.row);
    expect(JSON.parse(JSON.stringify(elsewhere.machine))).toEqual(JSON.parse(JSON.stringify(back.machine)));

    expect(await readLog(world.services, tableId, 'moderator')).toEqual(before);
    expect(
      (await refused(() => keepPractice(world.services, back.row, { id: playerId, timeZone: 'UTC' }, t))).code,
    ).toBe('bad-input');
    await throwAway(world.services, back.row);
    expect(await listPractices(world.services, [owner])).toEqual([]);
  });

  test('of a campaign begins with what its player sees; sheets are answered for all, by the computer too', async () => {
    const powers = ['austria', 'france', 'great_britain'];
    const { tableId, player } = await startedTable(world, powers, { game: 'empires-in-arms' });
    const { playerId } = player('austria');
    const id = await beginSandbox(world.services, { playerId, tableId, seed: 'a campaign' });
    let now = await mine(id, { kind: 'player', playerId });
    const { view } = await viewTable(world.services, tableId, 'austria');
    const { rules, setting } = now.game;
    // The database keeps no order of the fields of an object.
    const seen = (of: unknown) => {
      const { corps, backs, treasuries }: { [what: string]: readonly object[] } = Object(of);
      return { corps: new Set(corps), backs, treasuries };
    };
    expect(seen(rules.view({ ...setting, ...now.machine, asked: () => [] }, 'austria'))).toEqual(seen(view));
    const asked = new Set<string>();
    for (let n = 0; n < 20; n += 1) {
      const [open] = openDecisions(now.game, now.machine);
      if (!open) throw new Error('nobody is asked');
      asked.add(open.name);
      const put = { decision: open.id, seat: open.waiting[0] ?? '' };
      now = n % 2 === 0 ? await computerAnswers(world.services, minds, now, put) : await answered(now);
    }
    expect([...asked]).toEqual(expect.arrayContaining(['political-orders', 'naval-turn', 'land-turn']));
  });

  test('is for players at the table while it is played, and for a few at a time', async () => {
    const { tableId, player } = await aTable(3);
    const { playerId } = player('ussr');
    const stranger = await world.person('Stranger');
    const begin = (more: object = {}) => beginSandbox(world.services, { playerId, tableId, ...more });
    expect((await refused(() => begin({ playerId: stranger.id }))).code).toBe('not-found');
    await world.services.db.table.update({ where: { id: tableId }, data: { public: true } });
    expect((await refused(() => begin({ playerId: stranger.id }))).code).toBe('forbidden');
    expect((await refused(() => begin({ asOf: 99 }))).code).toBe('not-found');
    for (let n = 0; n < MOST_SANDBOXES; n += 1) await begin({ asOf: n % 2 === 0 ? 2 : undefined });
    expect((await refused(() => begin())).code).toBe('too-many');
  });

  test('of games that cannot say what a seat does not know there is none while they are played', async () => {
    const { tableId, player } = await startedTable(world);
    const { playerId } = player('Ann');
    expect((await refused(() => beginSandbox(world.services, { playerId, tableId }))).code).toBe('bad-input');
  });
});
