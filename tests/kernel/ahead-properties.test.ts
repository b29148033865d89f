import { expect, test } from '@jest/globals';
import { aheadOrders } from '../../src/kernel/ahead-orders.ts';
import { aheadStep } from '../../src/kernel/ahead-step.ts';
import { applyEntry } from '../../src/kernel/apply-entry.ts';
import { chapterAt } from '../../src/kernel/chapter.ts';
import { copyMachine } from '../../src/kernel/copy-machine.ts';
import { isAheadId } from '../../src/kernel/decision-id.ts';
import { stateHash } from '../../src/kernel/hash-state.ts';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import type { Entry } from '../../src/kernel/log.ts';
import type { Game, Machine } from '../../src/kernel/machine.ts';
import { looseSetup, playAtRandom } from '../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { replayLog } from '../../src/kernel/replay-log.ts';
import { marchesInTurn } from '../fixtures/marches/in-turn.ts';
import { marches } from '../fixtures/marches/rules.ts';

/* What holds of orders ahead in random games of Marches, whose seats move together or in turn. */

const GAMES = 12;
const chance = hmacChance('seed', { game: 'marches', salts: {} });

function playWith(
  { rules }: typeof marches,
  n: number,
  each: (game: Game, before: Machine, entry: Entry, after: Machine) => void,
) {
  const game: Game = { rules, setting: { seats: rules.seats(3 + (n % 5), {}), options: {}, pack: {}, ruleset: 1 } };
  let before: Machine | undefined;
  const { log } = playAtRandom({
    game,
    setup: looseSetup(game, {}, 'marches-1'),
    chance,
    random: seededRandom(`ahead ${rules.id} ${n}`),
    each: (entry, { machine }) => {
      if (before) each(game, before, entry, machine);
      before = copyMachine(machine);
    },
  });
  return { game, log };
}

const without = ({ ahead: _, ...machine }: Machine): Machine => machine;

test.each([marches, marchesInTurn])(
  '$rules.id: ordered ahead is the same as answered by hand, and leaves nothing',
  (module) => {
    let [used, noted] = [0, 0];
    for (let n = 0; n < GAMES; n += 1) {
      const { game, log } = playWith(module, n, (game, before, entry, after) => {
        if (entry.kind !== 'answered') return;
        if (isAheadId(entry.decision)) {
          // Nothing else of the position moves by what is ordered, or noted of it.
          expect(stateHash({ ...without(after), secret: 0 })).toBe(stateHash({ ...without(before), secret: 0 }));
          noted += entry.how === 'ahead' ? 1 : 0;
        } else if (entry.how === 'ahead') {
          used += 1;
          const byHand = applyEntry(game, without(before), { ...entry, how: 'page' }, { source: chance }).machine;
          expect(stateHash(byHand)).toBe(stateHash(without(after)));
        }
        if (aheadStep(game, after)) return;
        const chapter = chapterAt(game, after)?.id;
        if (!after.over) for (const { order } of aheadOrders(after)) expect(order.chapter).toBe(chapter);
      });
      expect(replayLog({ game, log, check: 'none' }).machine.over).toBe(true);
    }
    expect(Math.min(used, noted)).toBeGreaterThan(5);
  },
);
