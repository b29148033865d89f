import { describe, expect, test } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import { applyEntry, startGame } from '../../../src/kernel/apply-entry.ts';
import type { SheetLine } from '../../../src/kernel/choice.ts';
import { hmacChance } from '../../../src/kernel/hmac-chance.ts';
import { ENTRY_VERSION } from '../../../src/kernel/log.ts';
import type { Game } from '../../../src/kernel/machine.ts';
import { type OpenSheet, openDecisions, sheetFor } from '../../../src/kernel/open-decisions.ts';
import { readOrders } from '../../../src/mail/inbound/read-orders.ts';
import { marches } from '../../fixtures/marches/rules.ts';

const { t } = translator('en', 'UTC');
const game: Game = {
  rules: marches.rules,
  setting: { seats: marches.rules.seats(3, {}), options: {}, pack: {}, ruleset: 1 },
};
const source = hmacChance('seed', { game: 'marches', salts: {} });

/** The first season's orders of Ash, who has three corps at a1. */
function firstSheet(): OpenSheet {
  let { machine } = startGame(game, { seq: 1 }, { source });
  for (const seat of game.setting.seats) {
    const decision = openDecisions(game, machine)[0]?.id ?? '';
    const entry = { v: ENTRY_VERSION, seq: machine.seq + 1, at: '', kind: 'answered', decision, seat } as const;
    ({ machine } = applyEntry(game, machine, { ...entry, answer: {}, how: 'page' }, { source }));
  }
  const sheet = sheetFor(game, machine, openDecisions(game, machine)[0]?.id ?? '', 'Ash');
  if (!sheet) throw new Error('orders are asked for');
  return sheet;
}

const sheet = firstSheet();
const read = (text: string, of: OpenSheet = sheet) => readOrders(of, text, t);
const linesOf = (text: string, of?: OpenSheet) => {
  const reading = read(text, of);
  if (!('answer' in reading)) throw new Error(t(reading.problem));
  return reading.answer;
};
const problemOf = (text: string) => {
  const reading = read(text);
  return 'problem' in reading ? { problem: t(reading.problem), understood: reading.understood.map(t) } : undefined;
};
const move = (corps: string, to: string): SheetLine => ({ order: 'move', answer: { corps, to } });
const stay = (corps: string): SheetLine => ({ order: 'stay', answer: corps });

describe('orders by reply, one on each line', () => {
  test.each<[string, readonly SheetLine[]]>([
    ['Move Ash-1 to b1', [move('Ash-1', 'b1')]],
    ['move: ash-1, B1', [move('Ash-1', 'b1')]],
    ['- Ash-1: b1 > c1', [move('Ash-1', 'b1'), move('Ash-1', 'c1')]],
    ['Move Ash-1: b1 > c1', [move('Ash-1', 'b1'), move('Ash-1', 'c1')]],
    ['1. Move Ash-1 from b1\n2. Stay Ash-2', [move('Ash-1', 'b1'), stay('Ash-2')]],
    ['Leave behind Ash-1 2', [{ order: 'leave', answer: { corps: 'Ash-1', strength: 2 } }]],
    ['lie in wait with Ash-3 for a2', [{ order: 'wait', answer: { corps: 'Ash-3', area: 'a2' } }]],
    ['stay Ash-1\nrest stay', [stay('Ash-1'), stay('Ash-2'), stay('Ash-3')]],
    ['The rest stays.', [stay('Ash-1'), stay('Ash-2'), stay('Ash-3')]],
    ['Stay Ash-2\n\nSee you on Sunday,\nAda', [stay('Ash-2')]],
  ])('%j', (text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });

  test('“as before” gives the lines of last time that still fit', () => {
    const last = [move('Ash-1', 'f6'), move('Ash-2', 'a2')];
    expect(linesOf('As before', { ...sheet, last })).toEqual([move('Ash-2', 'a2')]);
    expect(linesOf('as last time!\nrest stay', { ...sheet, last })).toEqual([
      move('Ash-2', 'a2'),
      stay('Ash-1'),
      stay('Ash-3'),
    ]);
  });

  test('half understood moves nothing: what was, and each line that was not with its reason', () => {
    expect(problemOf('Move Ash-1 to b1\nMove Ash-2 to f6\nfly Ash-3\nMove Ash-1 to d1')).toEqual({
      problem: expect.stringMatching(
        /Line 2: “f6” does not begin with what belongs to “to”\. .*Line 3: “fly Ash-3” is not understood\..*Line 4: /s,
      ),
      understood: ['“Ash-1 to b1”'],
    });
    expect(problemOf('Move Ash-1')?.problem).toContain('“to” is missing. Possible:');
    expect(problemOf('Stay Ash-1 and Ash-9')?.problem).toContain('is too much');
    expect(problemOf('Ash-1: b1')?.problem).toContain('can mean several orders. Begin with one of these');
    expect(problemOf('')?.problem).toBe('There were no words of your own in the reply.');
    expect(problemOf('stay Ash-1\n'.repeat(25))?.problem).toBe('You gave 25 orders; at most 24 are possible.');
  });

  test('takes a line of any length in a moment', () => {
    expect(problemOf(`Move ${'to '.repeat(100_000)}`)?.problem).toContain('is not understood');
    expect(problemOf(`Move Ash-1: ${'a2 > a1 > '.repeat(30)}`)?.problem).toBeDefined();
  });
});
