import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { translator } from '../../src/i18n/translator.ts';
import { applyEntry, startGame } from '../../src/kernel/apply-entry.ts';
import type { Answer, SheetLine } from '../../src/kernel/choice.ts';
import { editSheet, type SheetEdit } from '../../src/kernel/edit-sheet.ts';
import { enumerateAnswers } from '../../src/kernel/enumerate-answers.ts';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import { cloneData } from '../../src/kernel/json.ts';
import { ENTRY_VERSION } from '../../src/kernel/log.ts';
import type { Game, Machine } from '../../src/kernel/machine.ts';
import { explainAnswer, openDecisions, sheetFor } from '../../src/kernel/open-decisions.ts';
import { looseSetup, playAtRandom } from '../../src/kernel/play-at-random.ts';
import { pickFrom, seededRandom } from '../../src/kernel/random.ts';
import type { Rules } from '../../src/kernel/rules.ts';
import { sampleSheet } from '../../src/kernel/sample-sheet.ts';
import { isPoint, type SheetPoint } from '../../src/kernel/sheet.ts';
import { walkSheet } from '../../src/kernel/walk-sheet.ts';
import { marches } from '../fixtures/marches/rules.ts';

/* What holds of every sheet, in positions of random games of Marches of three to seven. */

const { rules } = marches;
const chance = hmacChance('seed', { game: 'marches', salts: {} });
const english = translator('en', 'UTC');

type Asked = { readonly game: Game; readonly machine: Machine; readonly decision: string; readonly seat: string };

/** Everybody who is asked for orders in a random game, season by season. */
function askedIn(n: number): readonly Asked[] {
  const setting = { seats: rules.seats(3 + (n % 5), {}), options: {}, pack: {}, ruleset: 1 };
  const game: Game = { rules, setting };
  const asked: Asked[] = [];
  playAtRandom({
    game,
    setup: looseSetup(game, {}, 'marches-1'),
    chance,
    random: seededRandom(`sheets of ${n}`),
    each: (_, { machine }) => {
      for (const { id, name, waiting, since } of openDecisions(game, machine)) {
        if (name !== 'orders' || since !== machine.seq) continue;
        const now = cloneData(machine);
        asked.push(...waiting.map((seat) => ({ game, machine: now, decision: id, seat })));
      }
    },
  });
  return asked;
}
const ASKED = Array.from({ length: 10 }, (_, n) => askedIn(n)).flat();

const openSheet = ({ game, machine, decision, seat }: Asked) => {
  const sheet = sheetFor(game, machine, decision, seat);
  if (!sheet) throw new Error(`${seat} is asked for no sheet`);
  return sheet;
};
const sheetBy = (begin: SheetPoint, max: number, n: number) =>
  sampleSheet(begin, max, seededRandom(`sheet ${n}`)) ?? [];

const anAsked = fc.constantFrom(...ASKED);
const aSeed = fc.nat(1_000_000);

/** A line of any shape: of an order that there is or is not, about corps and areas that there are or are not. */
const anyLine: fc.Arbitrary<SheetLine> = fc.record({
  order: fc.constantFrom('move', 'leave', 'wait', 'stay', 'fly', ''),
  answer: fc.oneof(
    fc.constantFrom<Answer>('Ash-1', 'Birch-2', 'nobody', '', 7),
    fc.record({
      corps: fc.constantFrom('Ash-1', 'Ash-2', 'Cedar-3', 'nobody'),
      to: fc.constantFrom('b1', 'c4', 'west', 'nowhere'),
    }),
    fc.record({ corps: fc.constantFrom('Ash-1', 'Cedar-3'), strength: fc.integer({ min: -1, max: 9 }) }),
    fc.constant<Answer>([]),
  ),
});

describe('what a sheet offers', () => {
  test('it accepts: at every point each order can be given, and random sheets of what it offers are legal', () => {
    fc.assert(
      fc.property(anAsked, aSeed, (asked, n) => {
        const { begin, max } = openSheet(asked);
        const lines = sheetBy(begin, max, n);
        for (const point of walkSheet(begin, lines).points)
          for (const { id: order, choice } of point.orders())
            expect([order, someFits(point, order, enumerateAnswers(choice))]).toEqual([order, true]);
        expect(walkSheet(begin, lines).lines.filter(({ misfit }) => misfit)).toEqual([]);
        expect(explainAnswer(asked.game, asked.machine, { ...asked, answer: lines })).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

  test('it never runs out of words for: every line that fits can be said', () => {
    fc.assert(
      fc.property(anAsked, aSeed, (asked, n) => {
        const { begin, max } = openSheet(asked);
        const { lines } = walkSheet(begin, sheetBy(begin, max, n));
        for (const { words } of lines) expect(words && english.t(words)).toMatch(/^“\w+-\d+ /);
      }),
      { numRuns: 40 },
    );
  });
});

function someFits(point: SheetPoint, order: string, answers: Iterable<Answer>): boolean {
  for (const answer of answers) if (isPoint(point.add({ order, answer }))) return true;
  return false;
}

describe('what a sheet refuses', () => {
  test('it says why, in a sentence, and changes nothing', () => {
    fc.assert(
      fc.property(anAsked, aSeed, fc.array(anyLine, { minLength: 1, maxLength: 12 }), (asked, n, junk) => {
        const { begin, max } = openSheet(asked);
        const lines = [...sheetBy(begin, max, n).slice(0, 6), ...junk];
        const walk = walkSheet(begin, lines);
        for (const [i, { misfit, words }] of walk.lines.entries()) {
          expect([misfit === undefined, words === undefined]).toEqual([words !== undefined, misfit !== undefined]);
          if (!misfit) continue;
          expect(english.t(misfit.problem)).toMatch(/\.”?$/);
          expect(walk.points[i + 1]).toBe(walk.points[i]);
        }
        const wrong = walk.lines.flatMap(({ misfit }, i) => (misfit ? [i + 1] : []));
        const refused = explainAnswer(asked.game, asked.machine, { ...asked, answer: lines });
        const text = refused ? english.t(refused) : '';
        expect(wrong.filter((line) => !text.includes(`Line ${line}:`))).toEqual([]);
        expect(text === '').toBe(wrong.length === 0);
      }),
      { numRuns: 80 },
    );
  });
});

describe('a line that is put in, taken out, changed or moved', () => {
  const anEdit: fc.Arbitrary<(lines: number) => SheetEdit> = fc
    .tuple(fc.nat(6), fc.nat(30), fc.nat(30), anyLine)
    .map(([kind, a, b, line]) => (lines) => {
      const at = a % Math.max(1, lines);
      const edits: readonly SheetEdit[] = [
        { do: 'add', line, at: a % (lines + 1) },
        { do: 'add-lines', lines: [line, line], at: a % (lines + 1) },
        { do: 'change', at, line },
        { do: 'move', from: at, to: b % Math.max(1, lines) },
        { do: 'remove', at },
        { do: 'rest' },
        { do: 'last' },
      ];
      return edits[kind] ?? { do: 'clear' };
    });

  test('never loses another that fits: each is good if and only if it fits after the good ones before it', () => {
    fc.assert(
      fc.property(anAsked, aSeed, fc.array(anEdit, { minLength: 1, maxLength: 8 }), (asked, n, edits) => {
        const { begin, max, last } = openSheet(asked);
        let walk = walkSheet(begin, sheetBy(begin, max, n));
        for (const make of edits) {
          const edit = make(walk.lines.length);
          const before = walk.lines.map(({ line }) => line);
          const lines = editSheet(walk, edit, last);
          if (!lines) continue;
          for (const line of others(before, edit)) expect(lines).toContain(line);
          walk = walkSheet(begin, lines, walk);
          // From the walk before or from the beginning, it is the same.
          expect(walk.lines).toEqual(walkSheet(begin, lines).lines);
          const good = walk.lines.filter(({ misfit }) => !misfit).map(({ line }) => line);
          expect(walkSheet(begin, good).lines.every(({ misfit }) => !misfit)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('changes nothing for the others where it does not fit; taken out again, all is as it was', () => {
    fc.assert(
      fc.property(anAsked, aSeed, anyLine, fc.nat(24), (asked, n, extra, place) => {
        const { begin, max } = openSheet(asked);
        const before = walkSheet(begin, sheetBy(begin, max, n));
        const lines = before.lines.map(({ line }) => line);
        const at = Math.min(place, lines.length);
        const walk = walkSheet(begin, lines.toSpliced(at, 0, extra), before);
        if (walk.lines[at]?.misfit) expect(walk.lines.toSpliced(at, 1)).toEqual(before.lines);
        expect(walkSheet(begin, lines, walk).lines).toEqual(before.lines);
      }),
      { numRuns: 120 },
    );
  });

  /** The lines that an edit does not name. */
  function others(lines: readonly SheetLine[], edit: SheetEdit): readonly SheetLine[] {
    switch (edit.do) {
      case 'change':
      case 'remove':
        return lines.toSpliced(edit.at, 1);
      case 'clear':
        return [];
      case 'add':
      case 'add-lines':
      case 'move':
      case 'last':
      case 'rest':
        return lines;
    }
  }
});

describe('a sheet that is carried out', () => {
  /** The rules with a question after each line: the sheet takes as many days as it has lines. */
  const overDays = (from: Rules): Rules => {
    const { orders, ...decisions } = from.decisions;
    if (!orders?.sheet) throw new Error('no sheet');
    const { sheet } = orders;
    const daily: typeof sheet = {
      ...sheet,
      carryOut: (play, seat, line, args) => {
        play.push({ ask: 'night', args: { seat } });
        sheet.carryOut(play, seat, line, args);
      },
    };
    const night: typeof orders = {
      section: '0',
      seats: (_, { seat }) => [String(seat)],
      ask: () => ({ prompt: { key: 'night' }, choice: { kind: 'number', min: 0, max: 0 } }),
      waiting: () => ({ key: 'night' }),
      apply: () => {},
      fallback: () => 0,
    };
    return { ...from, decisions: { ...decisions, night, orders: { ...orders, sheet: daily } } };
  };

  /** The state after a sheet, with nobody in the way, and on how many days somebody was asked. */
  function carriedOut(by: Rules, { game, machine, seat }: Asked, lines: readonly SheetLine[]) {
    const state = { ...cloneData(machine.state), ambushes: [] };
    const agenda = [{ sheet: 'orders', args: {}, seat, lines }] as const;
    const from: Game = { ...game, rules: { ...by, setup: () => ({ state, agenda }) } };
    let now = startGame(from, { seq: 1 }, { source: chance }).machine;
    let days = 0;
    for (;;) {
      const [open] = openDecisions(from, now);
      if (!open) return { state: now.state, days };
      days += 1;
      const entry = { v: ENTRY_VERSION, seq: now.seq + 1, at: '', kind: 'answered', decision: open.id, seat } as const;
      now = applyEntry(from, now, { ...entry, answer: 0, how: 'page' }, { source: chance }).machine;
    }
  }

  test('gives the same at once and over days, when nothing comes between; and so does the preview', () => {
    fc.assert(
      fc.property(anAsked, aSeed, (asked, n) => {
        const { begin, max, preview } = openSheet(asked);
        const random = seededRandom(`days ${n}`);
        const lines = pickFrom([sheetBy(begin, max, n), begin.rest()], random);
        const atOnce = carriedOut(rules, asked, lines);
        const slowly = carriedOut(overDays(rules), asked, lines);
        expect(atOnce.days).toBe(0);
        expect(slowly).toEqual({ state: atOnce.state, days: lines.length });
        const { corps } = Object(preview(lines).state);
        expect(corps).toEqual(Object(atOnce.state).corps);
      }),
      { numRuns: 60 },
    );
  });
});
