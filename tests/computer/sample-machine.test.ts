import { describe, expect, test } from '@jest/globals';
import { NO_ORDERS } from '../../src/games/versailles-1919/orders/orders.ts';
import type { Versailles } from '../../src/games/versailles-1919/types.ts';
import { cloneData } from '../../src/kernel/json.ts';
import { type Game, type Machine, positionOf } from '../../src/kernel/machine.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { sampleMachine } from '../../src/kernel/sample-machine.ts';
import { marches } from '../fixtures/marches/rules.ts';
import { newGame, playGame } from './harness/computer-game.ts';

const atRandom = () => undefined;

function sampled(game: Game, machine: Machine, viewer: string, seed: string): Machine {
  const sample = sampleMachine(game, machine, viewer, seededRandom(seed));
  if (!sample) throw new Error('nothing was sampled');
  return sample;
}

describe.each([
  ['iron-curtain', 2],
  ['versailles-1919', 1],
  ['versailles-1919', 2],
  ['versailles-1919', 3],
  ['versailles-1919', 4],
] as const)('%s with %d players, sampled for each who looks', (id, players) => {
  const game = newGame(id, players);
  const viewers = [...game.setting.seats, 'spectator', 'moderator'];
  const machines: Machine[] = [];
  playGame(game, `sampled ${players}`, atRandom, {
    each: (machine) => {
      if (machine.seq % 11 === 1) machines.push(cloneData(machine));
    },
  });

  test('looks the same to them, and holds what must hold in every position', () => {
    for (const machine of machines)
      for (const viewer of viewers) {
        const sample = sampled(game, machine, viewer, `${machine.seq}`);
        const seen = (one: Machine) => game.rules.view(positionOf(game, one), viewer);
        expect(seen(sample)).toEqual(seen(machine));
        expect(game.rules.invariants(positionOf(game, sample))).toEqual([]);
        expect(sample.agenda).toEqual(machine.agenda);
      }
  });

  test('is the same whatever they do not see, and another with another seed', () => {
    let different = 0;
    for (const machine of machines)
      for (const viewer of viewers) {
        const [twin, another] = ['twin', 'another'].map((seed) => sampled(game, machine, viewer, seed));
        if (!twin || !another) throw new Error('nothing was sampled');
        if (JSON.stringify(twin) !== JSON.stringify(another)) different += 1;
        expect(sampled(game, twin, viewer, 'one')).toEqual(sampled(game, another, viewer, 'one'));
        expect(sampled(game, twin, viewer, 'one')).toEqual(sampled(game, machine, viewer, 'one'));
      }
    expect(different).toBeGreaterThan(machines.length);
  });
});

test('standing orders and prepared promises of others are not in the sample, one’s own are', () => {
  const game = newGame('versailles-1919', 3);
  const plain = playGame(game, 'orders', atRandom, { answers: 20 });
  const ordered = cloneData(plain) as Machine<Versailles>;
  ordered.state.orders = { uk: { ...NO_ORDERS, bids: 'pass' } };
  ordered.state.passing = ['uk'];
  ordered.state.drafts = { uk: { promises: [] } };

  expect(sampled(game, ordered, 'fr', 'one')).toEqual(sampled(game, plain, 'fr', 'one'));
  const { orders, passing, drafts } = ordered.state;
  expect(sampled(game, ordered, 'uk', 'one').state).toMatchObject({ orders, passing, drafts });
});

test('games that cannot say what a seat does not know are not sampled', () => {
  const game: Game = {
    rules: marches.rules,
    setting: { seats: ['Ash', 'Birch', 'Cedar'], options: {}, pack: {}, ruleset: 1 },
  };
  const machine = playGame(game, 'marches', atRandom, { answers: 1 });
  expect(sampleMachine(game, machine, 'Ash', seededRandom('one'))).toBeUndefined();
});

test('what others have answered in secret, or ordered ahead, is not in the sample', () => {
  const open: Game = {
    rules: { ...marches.rules, sample: ({ state }) => ({ state: cloneData(state) }) },
    setting: { seats: ['Ash', 'Birch', 'Cedar'], options: {}, pack: {}, ruleset: 1 },
  };
  const machine = playGame(open, 'secret', (_, __, { seat }) => (seat === 'Ash' ? {} : undefined), { answers: 2 });
  const answersFor = (viewer: string) =>
    sampled(open, { ...machine, ahead: {} }, viewer, 'one').agenda.flatMap((todo) =>
      'ask' in todo ? Object.keys(todo.answers ?? {}) : [],
    );
  const given = machine.agenda.flatMap((todo) => ('ask' in todo ? Object.keys(todo.answers ?? {}) : []));
  expect(given).toHaveLength(2);
  for (const viewer of open.setting.seats) expect(answersFor(viewer)).toEqual(given.includes(viewer) ? [viewer] : []);
  expect(sampled(open, { ...machine, ahead: {} }, 'Ash', 'one').ahead).toBeUndefined();
});
