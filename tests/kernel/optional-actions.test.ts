import { expect, test } from '@jest/globals';
import { anyGame } from '../../src/kernel/any-game.ts';
import { applyEntry, startGame } from '../../src/kernel/apply-entry.ts';
import type { Answer } from '../../src/kernel/choice.ts';
import { machineText } from '../../src/kernel/hash-state.ts';
import { ENTRY_VERSION } from '../../src/kernel/log.ts';
import type { Machine } from '../../src/kernel/machine.ts';
import { explainAnswer, openDecisions, questionFor, waitingText } from '../../src/kernel/open-decisions.ts';
import type { OptionalAction } from '../../src/kernel/optional-action.ts';
import { calledSeats, openOptionalActions } from '../../src/kernel/optional-actions.ts';
import type { DecisionRule, Rules } from '../../src/kernel/rules.ts';
import { standingAnswer } from '../../src/kernel/standing-answer.ts';
import { marketDay } from '../fixtures/miniature-game/rules.ts';

const message = { key: 'kernel.answer-nothing' };

/** Red and Blue spend coins one after the other; beside that they may hand coins over and leave an order. */
type Purse = {
  State: { coins: { [seat: string]: number }; order: { [seat: string]: number }; spent: string[]; gift: boolean };
  Fact: { readonly type: 'only'; readonly seat: string };
  Options: object;
  Pack: object;
  View: object;
  Steps: { note: { word: string } };
  Decisions: {
    spend: { seat: string };
    give: Record<string, never>;
    order: Record<string, never>;
    thank: { n: number };
  };
};

const other = (seat: string) => (seat === 'Red' ? 'Blue' : 'Red');
const same = { section: '9', waiting: () => message, seats: () => [] };

const spend: DecisionRule<Purse, { seat: string }> = {
  section: '5',
  seats: (_, { seat }) => [seat],
  ask: ({ state }, seat) => ({ prompt: message, choice: { kind: 'number', min: 1, max: state.coins[seat] ?? 0 } }),
  waiting: () => message,
  apply: ({ state }, answers, { seat }) => void state.spent.push(`${seat} ${answers[seat]}`),
  fallback: () => 1,
  onlyAnswer: ({ tell }, seat) => tell({ type: 'only', seat }),
  standing: ({ state }, seat) => state.order[seat],
  refuse: (_, __, answer) => (answer === 13 ? { key: 'kernel.game-over' } : undefined),
};

const rules: Rules<Purse> = {
  ...(marketDay.rules as unknown as Rules<Purse>),
  setup: () => ({
    state: { coins: { Red: 3, Blue: 3 }, order: {}, spent: [], gift: false },
    agenda: [
      { ask: 'spend', args: { seat: 'Red' } },
      { ask: 'spend', args: { seat: 'Blue' } },
    ],
  }),
  steps: { note: { section: '1', run: ({ state }, { word }) => void state.spent.push(word) } },
  decisions: {
    spend,
    give: {
      ...same,
      ask: ({ state }, seat) => ({ prompt: message, choice: { kind: 'number', min: 1, max: state.coins[seat] ?? 0 } }),
      apply: ({ state, push }, answers) => {
        for (const [seat, n] of Object.entries(answers)) {
          state.coins[seat] = (state.coins[seat] ?? 0) - Number(n);
          state.coins[other(seat)] = (state.coins[other(seat)] ?? 0) + Number(n);
        }
        state.gift = true;
        push({ step: 'note', args: { word: 'gift' } });
      },
      fallback: () => 1,
    },
    order: {
      ...same,
      sealed: true,
      ask: () => ({ prompt: message, choice: { kind: 'number', min: 1, max: 9 } }),
      apply: ({ state }, answers) => Object.assign(state.order, answers),
      fallback: () => 1,
    },
    thank: {
      ...same,
      ask: () => ({ prompt: message, choice: { kind: 'number', min: 1, max: 1 } }),
      apply: ({ state }) => {
        state.gift = false;
      },
      fallback: () => 1,
    },
  },
  optionalActions: ({ state, seats }) => {
    const give: OptionalAction<Purse> = {
      ask: 'give',
      args: {},
      seats: seats.filter((seat) => (state.coins[seat] ?? 0) > 0),
    };
    const order: OptionalAction<Purse> = { ask: 'order', args: {}, seats };
    const thank: OptionalAction<Purse> = { ask: 'thank', args: { n: 1 }, key: '1', seats, calls: true };
    return state.gift ? [give, order, thank] : [give, order];
  },
};

const game = anyGame({ rules, setting: { seats: ['Red', 'Blue'], options: {}, pack: {}, ruleset: 2 } });
const begin = () => startGame(game, { seq: 1 }, {}).machine;

function act(machine: Machine, decision: string, seat: string, answer: Answer) {
  const seq = machine.seq + 1;
  return applyEntry(
    game,
    machine,
    { v: ENTRY_VERSION, seq, at: '', kind: 'answered', decision, seat, answer, how: 'page' },
    {},
  );
}

test('optional actions stand beside the questions and hold nothing up', () => {
  const machine = begin();
  expect(openDecisions(game, machine).map(({ name }) => name)).toEqual(['spend']);
  expect(openOptionalActions(game, machine)).toEqual([
    { id: '~give', name: 'give', section: '9', seats: ['Red', 'Blue'], sealed: false, calls: false },
    { id: '~order', name: 'order', section: '9', seats: ['Red', 'Blue'], sealed: true, calls: false },
  ]);
  expect(questionFor(game, machine, '~give', 'Blue')?.choice).toMatchObject({ kind: 'number', max: 3 });
  expect(questionFor(game, machine, '~give', 'spectator')).toBeUndefined();
  expect(waitingText(game, machine, '~give')).toBe(message);
});

test('an optional action takes effect at once, what it pushes comes first, and the open question is asked anew', () => {
  const { machine } = act(begin(), '~give', 'Blue', 1);
  expect(machine.state).toMatchObject({ coins: { Red: 4, Blue: 2 }, spent: ['gift'] });
  const [open] = openDecisions(game, machine);
  expect(open).toMatchObject({ id: '1.1', waiting: ['Red'] });
  expect(questionFor(game, machine, '1.1', 'Red')?.choice).toMatchObject({ max: 4 });
});

test('only an optional action that calls its seats is among what seats are called for', () => {
  const { machine } = act(begin(), '~give', 'Blue', 1);
  expect(calledSeats(game, machine)).toEqual([
    { id: '1.1', seats: ['Red'] },
    expect.objectContaining({ id: '~thank.1', seats: ['Red', 'Blue'] }),
  ]);
});

test('where an optional action leaves one answer only, the open question takes it', () => {
  const { machine, facts } = act(begin(), '~give', 'Red', 2);
  expect(facts).toContainEqual({ type: 'only', seat: 'Red' });
  expect(machine.state).toMatchObject({ spent: ['gift', 'Red 1'] });
});

test('an optional action that would leave an open question without an answer is refused and changes nothing', () => {
  const machine = begin();
  const before = machineText(machine);
  const reason = expect.objectContaining({ key: 'kernel.leaves-no-answer' });
  expect(() => act(machine, '~give', 'Red', 3)).toThrow(expect.objectContaining({ code: 'illegal-answer', reason }));
  expect(machineText(machine)).toBe(before);
});

test.each([
  ['one that is not open', '~thank.1', 'Red', 1, 'stale', 'kernel.by-rule'],
  ['a seat that it is not made to', '~give', 'Green', 1, 'illegal-answer', 'kernel.seat-not-asked'],
  ['an answer that is not legal', '~order', 'Red', 99, 'illegal-answer', 'kernel.by-rule'],
])('an optional action refuses %s', (_name, decision, seat, answer, code, key) => {
  const reason = expect.objectContaining({ key });
  expect(() => act(begin(), decision, seat, answer)).toThrow(expect.objectContaining({ code, reason }));
});

test('nothing is offered to a seat that has resigned, and nothing at all when the game is over', () => {
  const machine = { ...begin(), resigned: ['Red'] };
  expect(openOptionalActions(game, machine).map(({ seats }) => seats)).toEqual([['Blue'], ['Blue']]);
  expect(openOptionalActions(game, { ...machine, over: true })).toEqual([]);
});

test('a standing order answers for its seat as soon as that is asked', () => {
  let { machine } = act(begin(), '~order', 'Blue', 2);
  expect(standingAnswer(game, machine)).toBeUndefined();
  machine = act(machine, '1.1', 'Red', 1).machine;
  expect(standingAnswer(game, machine)).toEqual({ decision: '3.1', seat: 'Blue', answer: 2 });
});

test('an order given while the question is open answers it, and one against the rules is not used', () => {
  expect(standingAnswer(game, act(begin(), '~order', 'Red', 3).machine)).toMatchObject({ seat: 'Red', answer: 3 });
  expect(standingAnswer(game, act(begin(), '~order', 'Red', 4).machine)).toBeUndefined();
});

test('the game’s own reason comes before the choice’s, with the rule’s section', () => {
  const given = { decision: '1.1', seat: 'Red', answer: 13 };
  expect(explainAnswer(game, begin(), given)).toEqual({
    key: 'kernel.by-rule',
    args: { problem: { key: 'kernel.game-over' }, section: '5' },
  });
  expect(explainAnswer(game, begin(), { ...given, answer: 2 })).toBeUndefined();
});
