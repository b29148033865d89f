import { expect, test } from '@jest/globals';
import { anyGame } from '../../src/kernel/any-game.ts';
import { applyEntry, startGame } from '../../src/kernel/apply-entry.ts';
import type { Choice } from '../../src/kernel/choice.ts';
import type { Frame } from '../../src/kernel/frame.ts';
import { machineText } from '../../src/kernel/hash-state.ts';
import { ENTRY_VERSION } from '../../src/kernel/log.ts';
import type { Machine } from '../../src/kernel/machine.ts';
import { fallbackAnswer, openDecisions, questionFor } from '../../src/kernel/open-decisions.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import type { Rules } from '../../src/kernel/rules.ts';
import { tryAnswers } from '../../src/kernel/try-answers.ts';
import { marketDay } from '../fixtures/miniature-game/rules.ts';
import { bid, openMarket } from './market.ts';

const message = { key: 'kernel.answer-nothing' };
const word: Choice = { kind: 'one', options: ['yes', 'no'].map((id) => ({ id, label: message })) };

type Probe = {
  State: { said: string[] };
  Fact: { readonly type: 'only'; readonly seat: string };
  Options: object;
  Pack: object;
  View: object;
  Steps: {
    note: { word: string };
    roll: { word: string };
    reveal: { word: string };
    end: { word: string };
    again: Record<string, never>;
  };
  Decisions: { ask: { seat: string }; only: { seat: string } };
};

/** A game that does what its agenda says and notes it. */
function probe(agenda: readonly Frame<Probe>[]) {
  const note = (play: { state: Probe['State'] }, text: string) => void play.state.said.push(text);
  const rules: Rules<Probe> = {
    ...(marketDay.rules as unknown as Rules<Probe>),
    setup: () => ({ state: { said: [] }, agenda }),
    steps: {
      note: { section: '1', run: (play, args) => note(play, args.word) },
      roll: { section: '2', run: (play, args) => note(play, `${args.word} ${play.die('die', 6)}`) },
      reveal: {
        section: '3',
        run: (play, args) => {
          play.reveal();
          note(play, args.word);
        },
      },
      end: { section: '4', run: (play) => play.end() },
      again: { section: '4', run: (play) => play.push({ step: 'again', args: {} }) },
    },
    decisions: {
      ask: {
        section: '5',
        seats: (_position, args) => [args.seat],
        ask: () => ({ prompt: message, choice: word }),
        waiting: () => message,
        apply: (play, answers, args) => {
          note(play, `${args.seat} ${answers[args.seat]}`);
          if (answers[args.seat] === 'yes')
            play.push({ step: 'note', args: { word: 'first' } }, { step: 'note', args: { word: 'second' } });
        },
        fallback: () => 'no',
      },
      only: {
        section: '6',
        seats: (_position, args) => [args.seat],
        ask: () => ({ prompt: message, choice: { kind: 'number', min: 3, max: 3 } }),
        waiting: () => message,
        apply: (play, answers, args) => note(play, `${args.seat} ${answers[args.seat]}`),
        fallback: () => 3,
        onlyAnswer: (play, seat) => play.tell({ type: 'only', seat }),
      },
    },
  };
  return anyGame({ rules, setting: { seats: ['A', 'B'], options: {}, pack: {}, ruleset: 1 } });
}

const said = (machine: Machine) => (machine.state as Probe['State']).said;
const answer = (decision: string, seat: string, value: string, seq: number) =>
  ({ v: ENTRY_VERSION, seq, at: '', kind: 'answered', decision, seat, answer: value, how: 'api' }) as const;
const ask = (seat: string): Frame<Probe> => ({ ask: 'ask', args: { seat } });
const noteThat = (text: string): Frame<Probe> => ({ step: 'note', args: { word: text } });

test('what an answer pushes runs in the order given, before what waited there already', () => {
  const game = probe([noteThat('start'), ask('A'), noteThat('after')]);
  const { machine } = startGame(game, { seq: 1 }, {});
  expect(said(machine)).toEqual(['start']);
  const done = applyEntry(game, machine, answer('1.1', 'A', 'yes', 2), {}).machine;
  expect(said(done)).toEqual(['start', 'A yes', 'first', 'second', 'after']);
  expect(done.over).toBe(true);
  expect(said(machine)).toEqual(['start']); // the machine given is left as it was
});

test('branches run side by side, several decisions are open at once, and the join waits for all', () => {
  const game = probe([
    {
      together: [
        [ask('A'), noteThat('a')],
        [noteThat('b'), ask('B')],
      ],
    },
    noteThat('joined'),
  ]);
  const first = startGame(game, { seq: 1 }, {}).machine;
  expect(openDecisions(game, first).map(({ id, seats }) => [id, ...seats])).toEqual([
    ['1.1', 'A'],
    ['1.2', 'B'],
  ]);
  const second = applyEntry(game, first, answer('1.2', 'B', 'yes', 2), {}).machine;
  expect(said(second)).toEqual(['b', 'B yes', 'first', 'second']);
  const third = applyEntry(game, second, answer('1.1', 'A', 'no', 3), {}).machine;
  expect(said(third).slice(-3)).toEqual(['A no', 'a', 'joined']);
});

test('the end of the game ends every branch', () => {
  const game = probe([{ together: [[ask('A')], [ask('B'), { step: 'end', args: { word: '' } }]] }, noteThat('never')]);
  const { machine } = startGame(game, { seq: 1 }, {});
  const ended = applyEntry(game, machine, answer('1.2', 'B', 'no', 2), {}).machine;
  expect(ended.over).toBe(true);
  expect(ended.agenda).toEqual([]);
  expect(said(ended)).toEqual(['B no']);
});

test('an agenda survives a week in the database: it is plain data', () => {
  const game = probe([{ together: [[ask('A')], [ask('B')]] }, noteThat('joined')]);
  const { machine } = startGame(game, { seq: 1 }, {});
  const stored = JSON.parse(machineText(machine)) as Machine;
  const step = applyEntry(game, stored, answer('1.1', 'A', 'no', 2), {}).machine;
  expect(said(applyEntry(game, step, answer('1.2', 'B', 'no', 3), {}).machine)).toEqual(['A no', 'B no', 'joined']);
});

test('rules that never ask anybody anything end in an error instead of hanging the server', () => {
  const game = probe([{ step: 'again', args: {} }]);
  expect(() => startGame(game, { seq: 1 }, {})).toThrow('again and others run on without a question');
});

test('the only legal answer is taken and told', () => {
  const game = probe([{ ask: 'only', args: { seat: 'A' } }, ask('B')]);
  const { machine, facts } = startGame(game, { seq: 1 }, {});
  expect(said(machine)).toEqual(['A 3']);
  expect(facts).toEqual([{ type: 'only', seat: 'A' }]);
});

test('sealed answers are kept until the last one and take effect together', () => {
  const market = openMarket({ players: 2 });
  bid(market, 'Red', 2);
  const [open] = openDecisions(market.game, market.machine);
  expect(open).toMatchObject({ sealed: true, waiting: ['Blue'], answers: { Red: 2 } });
  expect(questionFor(market.game, market.machine, open?.id ?? '', 'Red')).toBeUndefined();
  expect(market.machine.state).toMatchObject({ coins: { Red: 5, Blue: 5 } });
  bid(market, 'Blue', 1);
  expect(market.machine.state).toMatchObject({ coins: { Red: 3, Blue: 5 } });
});

/** A refusal that names the rule: its section, and what the choice says. */
const byRule = (key: string) => ({
  key: 'kernel.by-rule',
  args: expect.objectContaining({ problem: expect.objectContaining({ key }), section: '5' }),
});

test.each([
  ['a decision that is not open', '9.9', 'A', 'yes', 'stale', { key: 'kernel.decision-not-open' }],
  ['a seat that is not asked', '1.1', 'B', 'yes', 'illegal-answer', { key: 'kernel.seat-not-asked' }],
  ['an answer that is not legal', '1.1', 'A', 'perhaps', 'illegal-answer', byRule('kernel.not-an-option')],
])('%s is refused and changes nothing', (_name, decision, seat, value, code, reason) => {
  const game = probe([ask('A')]);
  const { machine } = startGame(game, { seq: 1 }, {});
  const before = machineText(machine);
  const act = () => applyEntry(game, machine, answer(decision, seat, value, 2), {});
  expect(act).toThrow(Refusal);
  expect(act).toThrow(expect.objectContaining({ code, reason: expect.objectContaining(reason) }));
  expect(machineText(machine)).toBe(before);
});

test('a seat that has answered cannot answer again', () => {
  const market = openMarket({ players: 2 });
  bid(market, 'Red', 2);
  expect(() => bid(market, 'Red', 3)).toThrow(expect.objectContaining({ code: 'stale' }));
});

test('the fallback is the game’s, and only for a seat that is waited for', () => {
  const game = probe([ask('A')]);
  const { machine } = startGame(game, { seq: 1 }, {});
  expect(fallbackAnswer(game, machine, '1.1', 'A')).toBe('no');
  expect(fallbackAnswer(game, machine, '1.1', 'B')).toBeUndefined();
});

const draft = (decision: string, value: string) => ({ decision, answer: value });

test('a draft goes on until another seat comes in', () => {
  const game = probe([ask('A'), ask('A'), ask('B')]);
  const { machine } = startGame(game, { seq: 1 }, {});
  const one = tryAnswers(game, machine, 'A', [draft('1.1', 'no')]);
  expect(one.stopped).toBeUndefined();
  const two = tryAnswers(game, machine, 'A', [draft('1.1', 'no'), draft('2.1', 'no')]);
  expect(two.stopped).toBe('others');
  expect(said(two.machine)).toEqual(['A no', 'A no']);
  expect(said(machine)).toEqual([]);
});

test('a draft that ends the game says so', () => {
  const game = probe([ask('A'), { step: 'end', args: { word: '' } }]);
  const { machine } = startGame(game, { seq: 1 }, {});
  expect(tryAnswers(game, machine, 'A', [draft('1.1', 'no')]).stopped).toBe('over');
});

test.each([
  ['roll', 'chance'],
  ['reveal', 'hidden'],
] as const)('a draft stops before a %s', (step, stopped) => {
  const game = probe([noteThat('start'), ask('A'), noteThat('half'), { step, args: { word: 'x' } }, ask('A')]);
  const { machine } = startGame(game, { seq: 1 }, {});
  const tried = tryAnswers(game, machine, 'A', [draft('1.1', 'no')]);
  expect(tried.stopped).toBe(stopped);
  expect(tried.answers).toHaveLength(1);
  expect(said(tried.machine)).toEqual(['start']); // not half of it
});

test('a draft says which answer does not fit', () => {
  const game = probe([ask('A'), ask('A')]);
  const { machine } = startGame(game, { seq: 4 }, {});
  const lost = tryAnswers(game, machine, 'A', [draft('4.1', 'no'), draft('5.1', 'perhaps')]);
  expect(lost.answers).toEqual([draft('4.1', 'no')]);
  expect(lost.refused).toMatchObject({ index: 1, refusal: { code: 'illegal-answer' } });
});

test('a ruleset flag keeps running games as they were', () => {
  const tied = (ruleset: number) => {
    const market = openMarket({ players: 2, ruleset, seed: 'tie' });
    bid(market, 'Red', 1);
    return bid(market, 'Blue', 1);
  };
  expect(tied(1).chance).toBeUndefined();
  expect(tied(2).chance).toMatchObject([{ purpose: 'die:tie' }]);
});
