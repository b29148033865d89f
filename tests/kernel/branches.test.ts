import { describe, expect, test } from '@jest/globals';
import { anyGame } from '../../src/kernel/any-game.ts';
import { type Applied, applyEntry, startGame } from '../../src/kernel/apply-entry.ts';
import type { Answer } from '../../src/kernel/choice.ts';
import { nextPlace } from '../../src/kernel/entry-place.ts';
import { stateHash } from '../../src/kernel/hash-state.ts';
import { type AnsweredEntry, ENTRY_VERSION, type Entry } from '../../src/kernel/log.ts';
import type { Game, Machine } from '../../src/kernel/machine.ts';
import { openDecisions, questionFor } from '../../src/kernel/open-decisions.ts';
import { looseSetup, playAtRandom } from '../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { replayLog } from '../../src/kernel/replay-log.ts';
import { harvestRules } from '../fixtures/harvest/rules.ts';
import { LAND } from '../fixtures/marches/map.ts';
import { marchesRules } from '../fixtures/marches/rules.ts';

const game = anyGame({
  rules: harvestRules,
  setting: { seats: ['Ann', 'Bob', 'Cid'], options: {}, pack: {}, ruleset: 1 },
});
/** Marches, from a season on in which the corps of everybody have met. */
const marches = anyGame({
  rules: {
    ...marchesRules,
    setup: (setting) => {
      const { state } = marchesRules.setup(setting);
      for (const [i, corps] of state.corps.entries()) corps.area = LAND[i % 4] ?? 'a1';
      const season = ['battles', 'season-ends', 'season'] as const;
      return { state, agenda: season.map((step) => ({ step, args: {} })) };
    },
  },
  setting: { seats: marchesRules.seats(5, {}), options: {}, pack: {}, ruleset: 1 },
});
const begin = () => startGame(game, { seq: 1 }, {}).machine;
const chance = (draw: number) => seededRandom(`draw ${draw}`);

function answer(on: Game, machine: Machine, decision: string, seat: string, given: Answer): Applied {
  const place = nextPlace(on, machine, decision);
  const entry: AnsweredEntry = {
    v: ENTRY_VERSION,
    ...place,
    at: '',
    kind: 'answered',
    decision,
    seat,
    answer: given,
    how: 'api',
  };
  return applyEntry(on, machine, entry, { source: chance });
}

/** What waits: the question's name and for whom, in order. */
const waits = (machine: Machine) =>
  openDecisions(game, machine).map(({ name, waiting }) => `${name} ${waiting.join()}`);
const idOf = (machine: Machine, name: string, seat: string) =>
  openDecisions(game, machine).find((open) => open.name === name && open.waiting.includes(seat))?.id ?? 'none';
const does = (machine: Machine, name: string, seat: string, given: Answer) =>
  answer(game, machine, name.startsWith('~') ? name : idOf(machine, name, seat), seat, given);
const fieldOf = (machine: Machine, seat: string) => Object(machine.state).fields[seat];

describe('an optional action that asks', () => {
  test('closes nobody’s question: it is a branch beside what is open', () => {
    const before = begin();
    const { machine } = does(before, '~offer', 'Ann', 'coin');
    expect(waits(machine)).toEqual(['work Ann', 'work Bob', 'work Cid', 'accept Bob']);
    const ids = (at: Machine) => openDecisions(game, at).map(({ id, since }) => [id, since]);
    expect(ids(machine).slice(0, 3)).toEqual(ids(before));
    expect(waits(does(machine, 'work', 'Cid', 'sow').machine)).toEqual(waits(machine));
  });

  test('once it is answered, the agenda is as it was', () => {
    const before = begin();
    const asked = does(before, '~offer', 'Ann', 'coin').machine;
    const done = does(asked, 'accept', 'Bob', 'no').machine;
    expect(done.agenda).toEqual(before.agenda);
  });

  test('what comes after the open questions waits for it, too', () => {
    let machine = does(begin(), '~offer', 'Ann', 'coin').machine;
    for (const seat of ['Ann', 'Bob', 'Cid']) machine = does(machine, 'work', seat, 'leave').machine;
    expect(waits(machine)).toEqual(['accept Bob']);
    expect(waits(does(machine, 'accept', 'Bob', 'yes').machine)).toEqual(['feast Ann,Bob,Cid']);
  });

  test('two of them stand side by side, and beside a sealed question', () => {
    let machine = begin();
    for (const seat of ['Ann', 'Bob', 'Cid']) machine = does(machine, 'work', seat, 'leave').machine;
    machine = does(machine, 'feast', 'Bob', 'soup').machine;
    machine = does(machine, '~offer', 'Ann', 'coin').machine;
    machine = does(machine, '~offer', 'Bob', 'coin').machine;
    expect(waits(machine)).toEqual(['feast Ann,Cid', 'accept Bob', 'accept Cid']);
    machine = does(machine, 'accept', 'Cid', 'no').machine;
    machine = does(machine, 'feast', 'Ann', 'soup').machine;
    expect(waits(machine)).toEqual(['feast Cid', 'accept Bob']);
  });
});

describe('begun and ended by steps of others', () => {
  test('a branch begun beside the one that runs goes on by itself', () => {
    const { machine } = does(begin(), 'work', 'Ann', 'barn');
    expect(waits(machine)).toEqual(['work Ann', 'work Bob', 'work Cid', 'help Bob']);
    const left = does(machine, 'work', 'Ann', 'leave').machine;
    expect(waits(left)).toEqual(['work Bob', 'work Cid', 'help Bob']);
  });

  test('a branch is ended with its questions by a step of another one; what waited for it goes on', () => {
    const { machine, ended } = does(begin(), 'work', 'Ann', 'frost');
    expect(waits(machine)).toEqual(['work Ann', 'work Cid']);
    expect(ended).toEqual([
      { decision: '1.2', seats: ['Bob'], waiting: expect.objectContaining({ args: { text: 'Bob works' } }) },
    ]);
    const done = does(does(machine, 'work', 'Ann', 'leave').machine, 'work', 'Cid', 'leave').machine;
    expect(waits(done)).toEqual(['feast Ann,Bob,Cid']);
  });

  test('ended in the middle of a question within it', () => {
    const asked = does(begin(), 'work', 'Bob', 'ask').machine;
    expect(waits(asked)).toEqual(['work Ann', 'help Cid', 'work Cid']);
    expect(waits(does(asked, 'work', 'Ann', 'frost').machine)).toEqual(['work Ann', 'work Cid']);
  });

  test('what a branch pushes after it ended itself does not happen', () => {
    const { machine } = does(begin(), 'work', 'Cid', 'leave');
    expect(waits(machine)).toEqual(['work Ann', 'work Bob']);
    expect(fieldOf(machine, 'Cid')).toEqual(['leave']);
  });

  test('an optional action ends what another one began', () => {
    const before = begin();
    const asked = does(before, '~offer', 'Ann', 'coin').machine;
    const { machine, ended } = does(asked, '~call-off', 'Ann', 'yes');
    expect(machine.agenda).toEqual(before.agenda);
    expect(ended).toMatchObject([{ decision: '2.1', seats: ['Bob'] }]);
  });

  test('ending a branch that is over already does nothing', () => {
    const gone = does(begin(), 'work', 'Bob', 'leave').machine;
    const { machine, ended } = does(gone, 'work', 'Ann', 'frost');
    expect(ended).toEqual([]);
    expect(waits(machine)).toEqual(['work Ann', 'work Cid']);
  });
});

test('on the main line there is no branch to begin another beside: the rules are told how it is done', () => {
  const rules = {
    ...harvestRules,
    steps: { ...harvestRules.steps, round: { section: '1', run: ({ beside }: { beside(): void }) => beside() } },
  };
  expect(() =>
    startGame(anyGame({ rules, setting: { ...game.setting, options: {}, pack: {} } }), { seq: 1 }, {}),
  ).toThrow('push({ together }) begins branches on the main line');
});

test('random games with branches begun and ended replay to the same hashes', () => {
  for (let i = 0; i < 60; i += 1) {
    const hashes = new Map<Entry, string>();
    const { log } = playAtRandom({
      game,
      setup: looseSetup(game, {}, 'harvest-1'),
      chance,
      random: seededRandom(`harvest ${i}`),
      talkative: i % 2 === 0,
      each: (entry, { machine }) => void hashes.set(entry, stateHash(machine)),
    });
    const seen = [...hashes.values()];
    let at = 0;
    replayLog({ game, log, check: 'none', each: (_, { machine }) => expect(stateHash(machine)).toBe(seen[at++]) });
    expect(at).toBe(log.length);
  }
});

/** The open questions of one seat, without what only says when they were opened. */
const asksOf = (on: Game, machine: Machine) =>
  openDecisions(on, machine)
    .flatMap(({ name, waiting, id }) =>
      waiting.map((seat) => JSON.stringify([name, seat, questionFor(on, machine, id, seat)])),
    )
    .toSorted();

/** Every seat does these on its field; `order` says whose turn it is. */
function interleaved(plans: { readonly [seat: string]: readonly string[] }, order: (n: number) => number): Machine {
  let machine = begin();
  const left = Object.entries(plans).map(([seat, steps]) => ({ seat, steps: [...steps] }));
  for (;;) {
    const ready = left.filter(({ steps }) => steps.length > 0);
    const one = ready[order(Math.max(1, ready.length))];
    if (!one) return machine;
    machine = does(machine, 'work', one.seat, one.steps.shift() ?? 'sow').machine;
  }
}

test('answers that have nothing to do with one another lead to the same hash in any order', () => {
  for (let i = 0; i < 40; i += 1) {
    const random = seededRandom(`plans ${i}`);
    const plan = () => Array.from({ length: 3 }, () => 'sow');
    const plans = { Ann: plan(), Bob: plan(), Cid: plan() };
    const machines = [0, 1, 2, 3].map((n) => interleaved(plans, n === 0 ? () => 0 : random));
    expect(new Set(machines.map(stateHash)).size).toBe(1);
    expect(waits(machines[0] ?? begin())).toEqual(['feast Ann,Bob,Cid']);
  }
});

test('half way through, too: the same state, and the same questions', () => {
  for (let i = 0; i < 40; i += 1) {
    const random = seededRandom(`half ${i}`);
    const plan = () => Array.from({ length: random(3) }, () => 'sow');
    const plans = { Ann: plan(), Bob: plan(), Cid: plan() };
    const [first, ...others] = [0, 1, 2].map((n) => interleaved(plans, n === 0 ? () => 0 : random));
    if (!first) throw new Error('none played');
    for (const other of others) {
      expect(other.state).toEqual(first.state);
      expect(asksOf(game, other)).toEqual(asksOf(game, first));
    }
  }
});

test('battles of Marches: an answer on one branch changes no question of another, and closes none', () => {
  let crossed = 0;
  for (let i = 0; i < 12; i += 1) {
    let before: Machine | undefined;
    playAtRandom({
      game: marches,
      setup: looseSetup(marches, {}, 'marches-1'),
      chance,
      random: seededRandom(`marches ${i}`),
      each: (entry, { machine }) => {
        const then = before;
        before = structuredClone(machine);
        if (!then || entry.kind !== 'answered' || machine.over) return;
        const battles = openDecisions(marches, then).filter(({ name }) => name === 'tactics');
        if (battles.length < 2) return;
        for (const { id, waiting } of battles.filter((battle) => battle.id !== entry.decision)) {
          crossed += 1;
          const now = openDecisions(marches, machine).find((open) => open.id === id);
          expect(now?.waiting).toEqual(waiting);
          for (const seat of waiting)
            expect(questionFor(marches, machine, id, seat)).toEqual(questionFor(marches, then, id, seat));
        }
      },
    });
  }
  expect(crossed).toBeGreaterThan(20);
});
