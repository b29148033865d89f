import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import type { Message } from '../../src/kernel/message.ts';
import { compareAt } from '../../src/rulings/compare-at.ts';
import { compareData } from '../../src/rulings/compare-data.ts';
import { trialViews, tryRuling } from '../../src/rulings/try-ruling.ts';
import type { RuleInput, WantedRuling } from '../../src/rulings/wanted-ruling.ts';
import { resignSeat } from '../../src/seats/resign-seat.ts';
import { markSeen } from '../../src/tables/mark-seen.ts';
import { dealTable, does } from '../fixtures/side-deals/deal-table.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { ruleNow } from '../tables/fixtures/rule-now.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());
const en = translator('en', 'UTC');
const said = (messages: readonly Message[]) => messages.map(en.t);

async function tried(tableId: string, ruling: WantedRuling, change: Partial<RuleInput> = {}) {
  const { seq } = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
  return tryRuling(world.services, { tableId, by: 'Mo', reason: '', expectedSeq: seq, ruling, ...change });
}

/** Ann's legs, and then Bob's. */
async function played(legs: readonly string[], bobs: readonly string[] = []) {
  const table = await startedTable(world, ['Ann', 'Bob', 'Cid']);
  for (const leg of legs) await answerNow(world.services, table.tableId, table.player('Ann'), leg);
  for (const leg of bobs) await answerNow(world.services, table.tableId, table.player('Bob'), leg);
  return table;
}

describe('a ruling is tried', () => {
  test('on a copy: what would be written, what would not count, what would be asked; nothing is written', async () => {
    const { tableId } = await played(['on', 'on', 'pass']);
    const before = await world.services.db.entry.count({ where: { tableId } });
    const trial = await tried(tableId, { type: 'rewind', to: 2 });
    expect(trial.seq).toBe(4);
    expect(trial.ruling).toEqual({ type: 'rewind', to: 2, drawn: 0 });
    expect(trial.voided.map(({ seq, messages }) => [seq, ...said(messages)])).toEqual([
      [3, '“Ann is at step 2”'],
      [4, '“Ann is at step 3”'],
    ]);
    expect(trial.written.map(({ seq }) => seq)).toEqual([5]);
    expect(trial.decisions.map(({ id, waiting }) => [id, waiting])).toEqual([['2.1', ['Ann']]]);
    expect(trial.comparison.state).toEqual([
      { path: 'turn', before: 'Bob', after: 'Ann' },
      { path: 'steps', before: 3, after: 1 },
    ]);
    expect(trialViews(trial, 'Bob')).toMatchObject({ before: { turn: 'Bob' }, after: { turn: 'Ann' } });
    expect(trial.outcome).toBeUndefined();
    expect(await world.services.db.entry.count({ where: { tableId } })).toBe(before);
  });

  test('with another chance than the table has: nobody looks what a roll is going to be', async () => {
    const { tableId } = await played(['on']);
    const force = { type: 'force', decision: '2.1', seat: 'Ann', answer: 'roll' } as const;
    const faces = new Set<string>();
    for (let i = 0; i < 30; i += 1) {
      const trial = await tried(tableId, force);
      faces.add(JSON.stringify(Object(trialViews(trial, 'Ann').after).rolled));
      expect(said(trial.warnings)).toEqual([
        'Chance comes into it: what is shown here is an example. The real result is drawn only when you rule.',
      ]);
    }
    expect(faces.size).toBeGreaterThan(1);
    const given = await tried(tableId, force, { chance: [{ purpose: 'die:leg', result: 4 }] });
    expect(given.warnings).toEqual([]);
  });

  test('refuses what the ruling would refuse', async () => {
    const { tableId } = await played(['on']);
    const thirteen = { type: 'correct', correction: 'steps', answer: 13 } as const;
    expect((await refused(() => tried(tableId, thirteen))).says).toContain('nobody stands on step 13');
    expect((await refused(() => tried(tableId, thirteen, { expectedSeq: 1 }))).code).toBe('stale');
    expect((await refused(() => tried(tableId, { type: 'undo', seq: 2 }))).code).toBe('bad-input');
  });
});

describe('what cannot be forgotten is told before a rewind', () => {
  test('seat by seat: a roll, a secret that one seat was shown; and nothing where nobody has looked', async () => {
    const { tableId } = await played(['on', 'roll', 'peek', 'pass']);
    await markSeen(world.services, { tableId, seat: 'Bob', seq: 3 });
    const { seen, warnings } = await tried(tableId, { type: 'rewind', to: 2 });
    expect(
      seen.map(({ seat, seenSeq, entries }) => [seat, seenSeq, entries.map(({ seq, why }) => `${seq} ${why}`)]),
    ).toEqual([
      ['Ann', 5, ['3 chance', '4 revealed']],
      ['Bob', 3, ['3 chance']],
      ['Cid', 0, []],
    ]);
    expect(said(warnings)[1]).toBe(
      '“Ann” has seen what entry 4 showed and will still know it: “You see: the baton is hollow” and “Ann is at ' +
        'step 3”',
    );
    await markSeen(world.services, { tableId, seat: 'Cid', seq: 5 });
    const later = await tried(tableId, { type: 'rewind', to: 4 });
    expect([later.seen.flatMap(({ entries }) => entries), later.warnings]).toEqual([[], []]);
  });

  test('also where earlier entries were taken back in between, and after the rewind was undone', async () => {
    const { tableId } = await played(['roll', 'on', 'roll']);
    await ruleNow(world.services, tableId, { type: 'rewind', to: 3 });
    const trial = await tried(tableId, { type: 'rewind', to: 1 });
    expect(trial.voided.map(({ seq }) => seq)).toEqual([2, 3, 5]);
    expect(trial.seen[0]?.entries.map(({ seq }) => seq)).toEqual([2]);
    const undo = await tried(tableId, { type: 'undo', seq: 5 });
    expect(undo.restored.map(({ seq }) => seq)).toEqual([4]);
    expect(undo.voided.map(({ seq }) => seq)).toEqual([5]);
    expect(said(undo.warnings)).toEqual(['Entry 4, which was taken back, counts again.']);
  });

  test('and so is what else would be taken back: secret orders, a resignation, the end of the game', async () => {
    const people = await Promise.all(['Ada', 'Ben', 'Cid'].map((name) => world.person(name)));
    const [ada, ben, cid] = people.map((player) => ({ player }));
    if (!ada || !ben || !cid) throw new Error('three play');
    const deals = await dealTable(world.services, [ada, ben, cid]);
    await does(world.services, deals, 'Red', '~propose', { to: 'Blue', coins: 1 });
    await does(world.services, deals, 'Blue', '~give-orders', 'reap');
    const orders = await tried(deals, { type: 'rewind', to: 1 });
    expect(said(orders.warnings)).toContain(
      'What “Blue” did in secret at entry 2 (such as standing orders) would be taken back too.',
    );
    const { tableId, player } = await played(['on']);
    await resignSeat(world.services, { tableId, ...player('Cid') });
    await answerNow(world.services, tableId, player('Ann'), 'finish');
    const reopened = await tried(tableId, { type: 'rewind', to: 2 });
    expect(said(reopened.warnings)).toEqual([
      'The game is over. It would go on, with a new secret seed: the old one has been shown to everybody.',
      '“Cid” resigned in entry 3, and would hold the seat again.',
    ]);
    expect(await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } })).toMatchObject({
      status: 'finished',
    });
  });
});

describe('two points are compared', () => {
  test('board and hands in words, the questions, and the state part by part', async () => {
    const { tableId } = await startedTable(world, ['us', 'ussr'], { game: 'iron-curtain' });
    const same = await compareAt(world.services, tableId, 1, 1);
    expect([same.board, same.hands, same.state]).toEqual([{ gone: [], come: [] }, [], []]);
    const waiting = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
    const trial = await tried(tableId, { type: 'skip', decision: waiting.decision, seat: waiting.seat });
    expect(trial.comparison.state.length).toBeGreaterThan(0);
    expect(trial.comparison.decisions.before.map(({ id }) => id)).toEqual([waiting.decision]);
    expect((await refused(() => compareAt(world.services, tableId, 1, 9))).code).toBe('not-found');
  });

  test('lists of words as a whole, all else by its path', () => {
    const before = { hand: ['a', 'b'], track: { us: 1, ussr: 2 }, deals: [{ id: 1, to: 'fr' }], gone: 1 };
    const after = { hand: ['a'], track: { us: 1, ussr: 3 }, deals: [{ id: 1, to: 'it' }, { id: 2 }], come: 'x' };
    expect(compareData(before, after)).toEqual([
      { path: 'hand', before: ['a', 'b'], after: ['a'] },
      { path: 'track.ussr', before: 2, after: 3 },
      { path: 'deals.0.to', before: 'fr', after: 'it' },
      { path: 'deals.1', before: undefined, after: { id: 2 } },
      { path: 'gone', before: 1, after: undefined },
      { path: 'come', before: undefined, after: 'x' },
    ]);
  });
});
