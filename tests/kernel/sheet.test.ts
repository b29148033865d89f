import { describe, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { applyEntry, startGame } from '../../src/kernel/apply-entry.ts';
import type { Answer, SheetLine } from '../../src/kernel/choice.ts';
import { stateHash } from '../../src/kernel/hash-state.ts';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import { ENTRY_VERSION } from '../../src/kernel/log.ts';
import { type Game, type Machine, positionOf } from '../../src/kernel/machine.ts';
import { explainAnswer, openDecisions, questionFor, sheetFor } from '../../src/kernel/open-decisions.ts';
import { looseSetup, playAtRandom } from '../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { endOf, walkSheet } from '../../src/kernel/walk-sheet.ts';
import { marches } from '../fixtures/marches/rules.ts';

const { rules } = marches;
const game: Game = { rules, setting: { seats: rules.seats(3, {}), options: {}, pack: {}, ruleset: 1 } };
const chance = hmacChance('seed', { game: 'marches', salts: {} });
const english = translator('en', 'UTC');
const says = (message: Parameters<typeof english.t>[0] | undefined) => message && english.t(message);

/** The next answer, as the table would write it. */
function answer(machine: Machine, seat: string, given: Answer): Machine {
  const decision = openDecisions(game, machine).find(({ waiting }) => waiting.includes(seat))?.id ?? 'none';
  const entry = {
    v: ENTRY_VERSION,
    seq: machine.seq + 1,
    at: '',
    kind: 'answered',
    decision,
    seat,
    answer: given,
  } as const;
  return applyEntry(game, machine, { ...entry, how: 'page' }, { source: chance }).machine;
}

/** The first season's orders are asked for. */
function atOrders(): Machine {
  let { machine } = startGame(game, { seq: 1 }, { source: chance });
  for (const seat of game.setting.seats) machine = answer(machine, seat, {});
  return machine;
}

const move = (corps: string, to: string): SheetLine => ({ order: 'move', answer: { corps, to } });
const stay = (corps: string): SheetLine => ({ order: 'stay', answer: corps });

function sheetOf(machine: Machine, seat = 'Ash') {
  const decision = openDecisions(game, machine)[0]?.id ?? '';
  const sheet = sheetFor(game, machine, decision, seat);
  if (!sheet) throw new Error('no sheet is asked for');
  return { ...sheet, decision };
}

const refusal = (machine: Machine, given: Answer) =>
  says(explainAnswer(game, machine, { decision: sheetOf(machine).decision, seat: 'Ash', answer: given }));

describe('a sheet', () => {
  test('leads from line to line: what comes next follows from the lines before', () => {
    const { begin } = sheetOf(atOrders());
    const walk = walkSheet(begin, [move('Ash-1', 'b1'), move('Ash-1', 'c1'), move('Ash-2', 'a2'), stay('Ash-3')]);
    expect(walk.lines.map(({ words }) => says(words))).toEqual([
      '“Ash-1 to b1”',
      '“Ash-1 to c1”',
      '“Ash-2 to a2”',
      '“Ash-3 stays”',
    ]);
    expect(endOf(walk).costs()).toEqual([]);
    expect(walk.points[2]?.costs().map(says)).toEqual(['“2 corps without orders”']);
    // Ash-1 has come to c1 with one point left, and the river costs two.
    expect(
      walkSheet(begin, [move('Ash-1', 'b1'), move('Ash-1', 'c1'), move('Ash-1', 'd1')]).lines[2]?.misfit,
    ).toMatchObject({
      section: '3.3',
    });
  });

  test('keeps a line that does not fit, marked, and judges the next as if it were not there', () => {
    const { begin } = sheetOf(atOrders());
    const lines = [move('Ash-1', 'b1'), move('Ash-1', 'f6'), move('Ash-1', 'b2'), { order: 'fly', answer: 'x' }, 7];
    const { lines: walked } = walkSheet(begin, lines);
    expect(walked.map(({ misfit }) => misfit === undefined)).toEqual([true, false, true, false, false]);
    expect(walked.map(({ misfit }) => says(misfit?.problem))).toEqual([
      undefined,
      expect.stringContaining('“f6” is not one of the answers'),
      undefined,
      '“fly” is not an order that is possible here. Possible: “Move”, “Leave behind”, “Lie in wait” and “Stay”.',
      'A line must name its order and the answer to it.',
    ]);
  });

  test('is refused line by line, each with its number, reason and section', () => {
    const machine = atOrders();
    expect(refusal(machine, [])).toBeUndefined();
    expect(refusal(machine, 'march')).toBe('The answer must be a list of lines.');
    const text = refusal(machine, [move('Ash-1', 'b1'), stay('Birch-1'), move('Ash-2', 'b2')]);
    expect(text).toContain('Line 2: “Birch-1” is not one of the answers');
    expect(text).toContain('Line 3:');
    expect(text).not.toContain('Line 1:');
    const many = Array.from({ length: 25 }, () => stay('Ash-1'));
    expect(refusal(machine, many)).toBe('You gave 25 lines; at most 24 lines are possible.');
  });

  test('is one entry, however many lines it has, and its question is data', () => {
    const machine = atOrders();
    const question = questionFor(game, machine, sheetOf(machine).decision, 'Ash');
    expect(question?.choice).toMatchObject({ kind: 'sheet', max: 24, mayBeEmpty: true });
    expect(JSON.parse(JSON.stringify(question))).toEqual(question);
    const after = answer(machine, 'Ash', [move('Ash-1', 'b1'), stay('Ash-2')]);
    expect(after.seq).toBe(machine.seq + 1);
  });

  test('can be given as last time, as far as it still fits', () => {
    let machine = atOrders();
    expect(sheetOf(machine).last).toEqual([]);
    machine = answer(machine, 'Ash', [move('Ash-1', 'b1'), move('Ash-2', 'a2'), move('Ash-2', 'a3')]);
    for (const seat of ['Birch', 'Cedar']) machine = answer(machine, seat, []);
    for (const seat of game.setting.seats) machine = answer(machine, seat, {});
    const { begin, last } = sheetOf(machine);
    expect(last).toHaveLength(3);
    const walked = walkSheet(begin, last).lines;
    expect(walked.map(({ misfit }) => misfit === undefined)).toEqual([false, true, true]);
    expect(walkSheet(begin, begin.rest()).lines.map(({ words }) => says(words))).toEqual([
      '“Ash-1 stays”',
      '“Ash-2 stays”',
      '“Ash-3 stays”',
    ]);
  });
});

test('a line that brings about a question waits with the rest, and what no longer fits is passed over', () => {
  let machine = atOrders();
  const { state } = machine;
  const corps = [
    { id: 'Ash-1', seat: 'Ash', area: 'b2', strength: 4, points: 3 },
    { id: 'Birch-1', seat: 'Birch', area: 'd2', strength: 4, points: 3 },
    { id: 'Cedar-1', seat: 'Cedar', area: 'f1', strength: 4, points: 3 },
  ];
  Object.assign(state, { corps });
  // Birch lies in wait for c2 before Ash comes: the ambush of an earlier season's orders, as a test may have it.
  Object.assign(state, { ambushes: [{ corps: 'Birch-1', area: 'c2' }] });
  machine = answer(machine, 'Birch', []);
  machine = answer(machine, 'Cedar', []);
  const lines = [move('Ash-1', 'c2'), move('Ash-1', 'c3'), { order: 'wait', answer: { corps: 'Ash-1', area: 'b3' } }];

  let stopped: Machine | undefined;
  for (let n = 0; n < 20 && !stopped; n += 1) {
    const source = hmacChance(`seed ${n}`, { game: 'marches', salts: {} });
    const decision = openDecisions(game, machine)[0]?.id ?? '';
    const entry = { v: ENTRY_VERSION, seq: machine.seq + 1, at: '', kind: 'answered', decision, seat: 'Ash' } as const;
    const { machine: after } = applyEntry(game, machine, { ...entry, answer: lines, how: 'page' }, { source });
    if (openDecisions(game, after)[0]?.name === 'go-on') stopped = after;
  }
  if (!stopped) throw new Error('no ambush in twenty');
  expect(JSON.parse(JSON.stringify(stopped.agenda)).at(-2)).toMatchObject({
    sheet: 'orders',
    seat: 'Ash',
    lines: lines.slice(1),
  });

  const decision = openDecisions(game, stopped)[0]?.id ?? '';
  const entry = { v: ENTRY_VERSION, seq: stopped.seq + 1, at: '', kind: 'answered', decision, seat: 'Ash' } as const;
  const { facts } = applyEntry(game, stopped, { ...entry, answer: 'back', how: 'page' }, { source: chance });
  expect(facts).toMatchObject([
    { type: 'fell-back', corps: 'Ash-1', to: 'b2' },
    { type: 'passed-over', line: lines[1] },
    { type: 'passed-over', line: lines[2] },
    { type: 'season-over' },
  ]);
});

test('random games come to their end, and replay to the same state', () => {
  for (let n = 0; n < 5; n += 1) {
    const players = 3 + (n % 5);
    const setting = { seats: rules.seats(players, {}), options: {}, pack: {}, ruleset: 1 };
    const random: Game = { rules, setting };
    const { machine, log } = playAtRandom({
      game: random,
      setup: looseSetup(random, {}, 'marches-1'),
      chance,
      random: seededRandom(`marches ${n}`),
      each: (_, { machine: now }) => expect(rules.invariants(positionOf(random, now))).toEqual([]),
    });
    expect(machine.over).toBe(true);
    const { machine: first } = startGame(random, { seq: 1 }, { source: chance });
    let again = first;
    for (const entry of log)
      if (entry.kind !== 'setup') again = applyEntry(random, again, entry, { source: chance }).machine;
    expect(stateHash(again)).toBe(stateHash(machine));
  }
});
