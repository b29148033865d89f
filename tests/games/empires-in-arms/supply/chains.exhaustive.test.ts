import { expect, test } from '@jest/globals';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { chainsOf } from '../../../../src/games/empires-in-arms/supply/chains.ts';
import { seededRandom } from '../../../../src/kernel/random.ts';
import { anyPosition } from './any-position.ts';
import { slowChains } from './slow-chains.ts';

const POSITIONS = 60;

test('7.2.3, 7.4.3: chains, and how far they supply, are those of a slow search, wherever everything stands', () => {
  const found = { chained: 0, cut: 0, inPorts: 0 };
  for (let n = 0; n < POSITIONS; n += 1) {
    const board = anyPosition(seededRandom(`chains ${n}`));
    for (const power of POWERS) {
      const chains = chainsOf(board, power);
      const fast = {
        valid: [...chains.valid].toSorted(),
        besiegedPorts: [...chains.besiegedPorts].toSorted(),
        far: Object.fromEntries(chains.far),
      };
      expect([n, power, fast]).toEqual([n, power, slowChains(board, power)]);
      found.chained += chains.valid.size - chains.sources.size;
      found.cut += Object.values(board.state.depots).filter((one) => one.power === power).length - chains.valid.size;
      found.inPorts += chains.besiegedPorts.size;
    }
  }
  // Positions that show nothing would prove nothing.
  for (const count of Object.values(found)) expect(count).toBeGreaterThan(POSITIONS / 2);
});
