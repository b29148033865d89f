import { describe, expect, test } from '@jest/globals';
import { cloneData } from '../../src/kernel/json.ts';
import type { Machine } from '../../src/kernel/machine.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { sampleMachine } from '../../src/kernel/sample-machine.ts';
import { openPosition, sampledPosition } from '../../src/practice/sandbox-position.ts';
import { newGame, playGame } from '../computer/harness/computer-game.ts';

describe.each([
  ['iron-curtain', 2],
  ['versailles-1919', 3],
  ['empires-in-arms', 3],
] as const)('a sandbox of %s', (id, players) => {
  const game = newGame(id, players);
  const machine = cloneData(playGame(game, 'sandbox', () => undefined, { answers: 25 }));

  test('has the same bytes in games that differ in what its player does not see', () => {
    let different = 0;
    for (const seat of game.setting.seats) {
      const bytes = (one: Machine) => JSON.stringify(sampledPosition(game, one, seat, 'one'));
      for (const n of [1, 2, 3]) {
        const twin = sampleMachine(game, machine, seat, seededRandom(`twin ${n}`));
        if (!twin) throw new Error('nothing was sampled');
        // Others have given orders in secret meanwhile.
        const secretly = { ...twin, secret: n, ahead: {} };
        if (JSON.stringify(twin.state) !== JSON.stringify(machine.state)) different += 1;
        expect(bytes(secretly)).toBe(bytes(machine));
      }
    }
    expect(different).toBeGreaterThan(0);
  });

  test('is another one with another seed, and what it begins with is plain data of its own', () => {
    const [seat = ''] = game.setting.seats;
    const [one, two] = ['one', 'two'].map((seed) => sampledPosition(game, machine, seat, seed));
    expect(one).not.toEqual(two);
    expect(JSON.parse(JSON.stringify(one))).toEqual(one);
    const open = openPosition({ ...machine, secret: 3, ahead: {} });
    expect(open).toEqual(JSON.parse(JSON.stringify(machine)));
    expect(open.state).not.toBe(machine.state);
  });
});
