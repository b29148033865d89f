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
import { musterSheet } from '../../fixtures/musters/orders.ts';

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
  if (!('problem' in reading)) return undefined;
  return { problem: t(reading.problem), lines: reading.lines?.map(t), understood: reading.understood.map(t) };
};
const lineOf = (text: string) => problemOf(text)?.lines?.[0];
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
    ['Nothing.', []],
    ['none\n\nAda', []],
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
      problem: '3 of your 4 lines are not understood, so none is taken.',
      lines: [
        'Line 2: “f6” is not possible for “to”. Possible: “a1”, “b2”, “c1”, “north”, “a2”, “b1” and “west”. (Rule 3.2)',
        expect.stringMatching(/^Line 3: “fly Ash-3” is not understood\. Possible orders: “Move”, /),
        expect.stringMatching(/^Line 4: “d1” is not possible for “to”\. /),
      ],
      understood: ['“Ash-1 to b1”'],
    });
    expect(lineOf('Move Ash-1')).toContain('“to” is missing. Possible: “a2”, “b1”, “north” and “west”.');
    expect(lineOf('Leave behind Ash-1')).toContain('“strength” is missing: a number.');
    expect(lineOf('Leave behind Ash-1 some')).toContain('“some” does not begin with the number for “strength”.');
    expect(lineOf('Stay Ash-1 and Ash-9')).toContain('is too much');
    expect(lineOf('Ash-1: b1')).toContain('can mean several orders. Begin with one of these');
    expect(problemOf('')?.problem).toBe('There were no words of your own in the reply.');
    expect(problemOf('stay Ash-1\n'.repeat(25))?.problem).toBe('You gave 25 orders; at most 24 are possible.');
  });

  test('orders in two paragraphs are orders all the same: what is below is not left out as a greeting', () => {
    for (const below of ['Move Ash-2 to nowhere', 'Ash-2: nowhere', 'rest stays'])
      expect(problemOf(`Stay Ash-1\n\nLet us see,\n${below}`)?.problem).toContain('so none is taken');
    expect(linesOf('Stay Ash-1\n\nrest stay')).toEqual([stay('Ash-1'), stay('Ash-2'), stay('Ash-3')]);
  });

  test('a wrong name is answered with the nearest ones', () => {
    expect(lineOf('Stay Ahs-2')).toBe('Line 1: “ahs-2” is not possible for “Stay”. Nearest to it: “Ash-2”. (Rule 3.2)');
    expect(lineOf('Move Ash1 to b1')).toContain('Nearest to it: “Ash-1”.');
  });

  test('after a dozen lines that mean nothing no more are read', () => {
    const wrong = problemOf('fly\n'.repeat(20));
    expect(wrong?.problem).toBe(
      '12 of your 20 lines are not understood, so none is taken. The last 8 lines were not read.',
    );
    expect(wrong?.lines).toHaveLength(12);
  });

  test('takes a line of any length in a moment', () => {
    expect(lineOf(`Move ${'to '.repeat(100_000)}`)).toContain('is not understood');
    expect(problemOf(`Move Ash-1: ${'a2 > a1 > '.repeat(30)}`)?.problem).toBeDefined();
  });
});

test('where a sheet must not be empty, “nothing” is no order', () => {
  const problem = { key: 'kernel.answer-text', args: { text: 'Too little' } };
  const full: OpenSheet = { ...sheet, begin: { ...sheet.begin, unfinished: () => ({ problem }) } };
  expect(read('nothing', full)).toMatchObject({ problem: { key: 'mail.orders-wrong' } });
});

describe('orders of several parts, by the abbreviations that the game lists', () => {
  const musters: OpenSheet = { ...sheet, name: 'muster', begin: musterSheet(), max: 12, last: [] };
  const march = (corps: number, to: string, forage?: 'yes'): SheetLine => ({
    order: 'march',
    answer: { corps: `corps:${corps}`, to: `town:${to}`, ...(forage && { forage }) },
  });
  const raise = (men: number, kind: string, corps: number): SheetLine => ({
    order: 'raise',
    answer: { men, kind, corps: `corps:${corps}` },
  });

  test.each<[string, readonly SheetLine[]]>([
    ['I Corps: Metz > Mainz > Frankfurt, forage', [march(1, 'metz'), march(1, 'mainz'), march(1, 'frankfurt', 'yes')]],
    ['I Corps: MTZ, forage > Mainz > ffm', [march(1, 'metz', 'yes'), march(1, 'mainz'), march(1, 'frankfurt')]],
    ['6 infantry to II Corps', [raise(6, 'infantry', 2)]],
    ['raise 2 cavalry for 3\nmarch 1 mtz', [raise(2, 'cavalry', 3), march(1, 'metz')]],
  ])('%j', (text, lines) => {
    expect(linesOf(text, musters)).toEqual(lines);
  });

  test('what is not next to it, or not written so, comes back with the line, the reason and the rule', () => {
    const linesIn = (text: string) => {
      const reading = read(text, musters);
      return 'problem' in reading ? reading.lines?.map(t) : reading;
    };
    expect(linesIn('II Corps: Frankfrut')).toEqual([
      'Line 1: “frankfrut” is not possible for “to”. Nearest to it: “Frankfurt”. (Rule 3.2)',
    ]);
    expect(linesIn('March I Corps: Metz > Weimar\nMarch II Corps: Frankfrut\nraise 10 cavalry for 2')).toEqual([
      'Line 1: “Weimar is not next to Metz.” (Rule 2.1)',
      'Line 2: “frankfrut” is not possible for “to”. Nearest to it: “Frankfurt”. (Rule 3.2)',
      'Line 3: “men”: “10” is not a whole number from 1 to 9. (Rule 3.2)',
    ]);
  });
});
