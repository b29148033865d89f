import { describe, expect, test } from '@jest/globals';
import { anyGame } from '../../src/kernel/any-game.ts';
import { applyEntry, startGame } from '../../src/kernel/apply-entry.ts';
import type { GivenDraw } from '../../src/kernel/chance.ts';
import { offeredCorrections } from '../../src/kernel/corrections.ts';
import { stateHash } from '../../src/kernel/hash-state.ts';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import { ENTRY_VERSION, type Entry, type Ruling, type SetupEntry } from '../../src/kernel/log.ts';
import { openDecisions } from '../../src/kernel/open-decisions.ts';
import { outcomeOf } from '../../src/kernel/outcome-of.ts';
import { looseSetup } from '../../src/kernel/play-at-random.ts';
import { replayLog } from '../../src/kernel/replay-log.ts';
import type { Rules } from '../../src/kernel/rules.ts';
import { marketDay } from '../fixtures/miniature-game/rules.ts';

const message = { key: 'kernel.answer-nothing' };

/** Red and Blue call a number and roll a die for it, again and again; nobody may have more than ten points. */
type Dice = {
  State: { points: { [seat: string]: number }; rolls: number };
  Fact: { readonly type: 'rolled'; readonly die: number };
  Options: object;
  Pack: object;
  View: object;
  Steps: Record<string, never>;
  Decisions: { call: Record<string, never> };
};
const rules: Rules<Dice> = {
  ...(marketDay.rules as unknown as Rules<Dice>),
  setup: () => ({ state: { points: { Red: 0, Blue: 0 }, rolls: 0 }, agenda: [{ ask: 'call', args: {} }] }),
  steps: {},
  decisions: {
    call: {
      section: '1',
      sealed: true,
      seats: ({ seats }) => seats,
      ask: () => ({ prompt: message, choice: { kind: 'number', min: 1, max: 6 } }),
      waiting: () => message,
      apply: ({ state, die, tell, push }, answers) => {
        const rolled = die('die:call', 6);
        tell({ type: 'rolled', die: rolled });
        state.rolls += 1;
        for (const [seat, called] of Object.entries(answers))
          if (called === rolled) state.points[seat] = (state.points[seat] ?? 0) + 1;
        push({ ask: 'call', args: {} });
      },
      fallback: () => 1,
    },
  },
  corrections: {
    points: {
      label: message,
      ask: () => ({ prompt: message, choice: { kind: 'number', min: 0, max: 99 } }),
      apply: ({ state }, answer) => {
        state.points.Red = Number(answer);
      },
    },
  },
  invariants: ({ state }) => ((state.points.Red ?? 0) > 10 ? ['Red has more than 10 points'] : []),
  tally: ({ state, seats }) => ({
    winners: seats.filter((seat) => (state.points[seat] ?? 0) > 0),
    summary: message,
    standings: seats.map((seat) => ({ seat, place: 1, score: state.points[seat] ?? 0 })),
    sheet: [message],
  }),
};
const game = anyGame({ rules, setting: { seats: ['Red', 'Blue'], options: {}, pack: {}, ruleset: 2 } });
const source = hmacChance('seed', { game: 'dice', salts: {} });

type Draft = { [K in Entry['kind']]: Omit<Extract<Entry, { kind: K }>, 'v' | 'seq' | 'at'> }[Exclude<
  Entry['kind'],
  'setup'
>];

/** A log that grows, and the position after it. */
function aGame(seats: readonly string[] = ['Red', 'Blue']) {
  const game = anyGame({ rules, setting: { seats, options: {}, pack: {}, ruleset: 2 } });
  const setup: SetupEntry = looseSetup(game, {}, '');
  const log: Entry[] = [setup];
  let machine = startGame(game, setup, { source }).machine;
  const write = (draft: Draft, given: readonly GivenDraw[] = []) => {
    const entry = { v: ENTRY_VERSION, seq: log.length + 1, at: '', ...draft };
    const to = entry.kind === 'ruling' && 'to' in entry.ruling ? entry.ruling.to : undefined;
    const from = to === undefined ? machine : replayLog({ game, log, until: to }).machine;
    const applied = applyEntry(game, from, entry, { source, given });
    machine = applied.machine;
    log.push({ ...entry, chance: applied.draws, hash: stateHash(machine) });
    return applied;
  };
  return {
    log,
    game,
    get machine() {
      return machine;
    },
    seat: (seat: string, change: 'resigned' | 'replaced') => write({ kind: 'seat', seat, change }),
    call: (seat: string, answer: number) =>
      write({ kind: 'answered', decision: openDecisions(game, machine)[0]?.id ?? '', seat, answer, how: 'page' }),
    rule: (ruling: Ruling, given?: readonly GivenDraw[]) =>
      write({ kind: 'ruling', ruling, by: 'moderator', reason: 'a reason' }, given),
  };
}

/** Whatever a ruling did, the log replays to the same states, hash by hash, and draws nothing twice. */
function expectSoundLog({ game, log, machine }: ReturnType<typeof aGame>) {
  const replayed = replayLog({ game, log, check: 'all' });
  expect(replayed.wrongHashes).toEqual([]);
  expect(stateHash(replayed.machine)).toBe(stateHash(machine));
  const numbers = log.flatMap(({ chance = [] }) => chance.map(({ n }) => n));
  expect(new Set(numbers).size).toBe(numbers.length);
}

test('a roll is replaced: the same answer again with the ruled result, under a new number', () => {
  const played = aGame();
  played.call('Red', 3);
  const { draws } = played.call('Blue', 4);
  const { seq, drawn } = played.machine;
  const ruling: Ruling = { type: 'replace-roll', to: 2, drawn, decision: '1.1', seat: 'Blue', answer: 4 };
  const ruled = played.rule(ruling, [{ purpose: 'die:call', result: 4 }]);
  expect([seq, draws.map(({ n }) => n), ruled.draws]).toEqual([3, [1], [{ n: 2, purpose: 'die:call', result: 4 }]]);
  expect(played.machine.state).toEqual({ points: { Red: 0, Blue: 1 }, rolls: 1 });
  expectSoundLog(played);
});

test('an answer is forced as if the seat had given it', () => {
  const played = aGame();
  played.call('Red', 3);
  played.rule({ type: 'force', decision: '1.1', seat: 'Blue', answer: 2 });
  expect(played.machine.state).toMatchObject({ rolls: 1 });
  expectSoundLog(played);
  expect(() => played.rule({ type: 'force', decision: '1.1', seat: 'Blue', answer: 2 })).toThrow('stale');
});

test('a secret answer is taken back while the decision waits for others, and only then', () => {
  const played = aGame();
  played.call('Red', 3);
  played.rule({ type: 'withdraw', decision: '1.1', seat: 'Red' });
  expect(openDecisions(game, played.machine)[0]?.waiting).toEqual(['Red', 'Blue']);
  const again = () => played.rule({ type: 'withdraw', decision: '1.1', seat: 'Red' });
  expect(again).toThrow(
    expect.objectContaining({ reason: expect.objectContaining({ key: 'kernel.has-not-answered' }) }),
  );
  played.call('Red', 1);
  played.call('Blue', 1);
  expect(again).toThrow('stale');
  expectSoundLog(played);
});

test('a correction is a question to the moderator, and does what the game says', () => {
  const played = aGame();
  expect(offeredCorrections(game, played.machine)).toEqual([
    { name: 'points', label: message, question: { prompt: message, choice: { kind: 'number', min: 0, max: 99 } } },
  ]);
  played.rule({ type: 'correct', correction: 'points', answer: 7 });
  expect(played.machine.state).toMatchObject({ points: { Red: 7 } });
  expectSoundLog(played);
});

test.each([
  ['one that breaks an invariant', { type: 'correct', correction: 'points', answer: 11 }, 'kernel.breaks-invariant'],
  ['an answer out of range', { type: 'correct', correction: 'points', answer: -1 }, 'kernel.not-in-range'],
  [
    'one that the game does not have',
    { type: 'correct', correction: 'toString', answer: 1 },
    'kernel.no-such-correction',
  ],
] as const)('a correction is refused and changes nothing: %s', (_name, ruling, key) => {
  const played = aGame();
  const before = stateHash(played.machine);
  expect(() => played.rule(ruling)).toThrow(expect.objectContaining({ reason: expect.objectContaining({ key }) }));
  expect(stateHash(played.machine)).toBe(before);
});

test.each([
  ['draw', ['Red', 'Blue'], 'kernel.drawn'],
  ['as-it-stands', ['Red'], 'kernel.ended-as-it-stands'],
  ['annulled', [], 'kernel.annulled'],
] as const)('a game is ended by ruling: %s', (how, winners, key) => {
  const played = aGame();
  played.rule({ type: 'correct', correction: 'points', answer: 1 });
  played.rule({ type: 'end', how });
  expect([played.machine.over, openDecisions(game, played.machine)]).toEqual([true, []]);
  expect(outcomeOf(game, played.machine)).toMatchObject({ winners, summary: { key } });
  expectSoundLog(played);
});

test('a game that a ruling ended is opened again by going back to before the ruling', () => {
  const played = aGame();
  played.call('Red', 3);
  played.rule({ type: 'end', how: 'draw' });
  played.rule({ type: 'rewind', to: 2, drawn: played.machine.drawn });
  expect(outcomeOf(game, played.machine)).toBeUndefined();
  expect(openDecisions(game, played.machine)[0]?.waiting).toEqual(['Blue']);
  expectSoundLog(played);
});

describe('going back to when a seat had been given up', () => {
  /** Three play; Blue gives up, Red calls, and somebody takes over Blue. */
  function played() {
    const table = aGame(['Red', 'Blue', 'Green']);
    table.seat('Blue', 'resigned');
    table.call('Red', 1);
    table.seat('Blue', 'replaced');
    return table;
  }

  test('a seat that was taken over since is played; the log replays to that', () => {
    const table = played();
    table.rule({ type: 'rewind', to: 2, drawn: 0, playing: ['Blue'] });
    expect(table.machine.resigned).toEqual([]);
    expectSoundLog(table);
  });

  test('one that was not stays given up', () => {
    const table = played();
    table.rule({ type: 'rewind', to: 2, drawn: 0 });
    expect(table.machine.resigned).toEqual(['Blue']);
    expectSoundLog(table);
  });

  test('a game that all but one have given up is over, whoever took over a seat later', () => {
    const table = aGame(['Red', 'Blue', 'Green']);
    table.seat('Blue', 'resigned');
    table.seat('Green', 'resigned');
    table.rule({ type: 'rewind', to: 2, drawn: 0 });
    table.seat('Blue', 'replaced');
    table.rule({ type: 'rewind', to: 3, drawn: 0, playing: ['Blue'] });
    expect(outcomeOf(table.game, table.machine)).toMatchObject({ winners: ['Red'] });
    expectSoundLog(table);
  });
});
