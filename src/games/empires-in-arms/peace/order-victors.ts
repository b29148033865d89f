import type { Power } from '../pack-lists.ts';
import { relationOf } from '../relations/pair.ts';
import type { State } from '../state.ts';

/**
 * The order in which victors choose (4.4.5.2): as they entered the war with the loser. Who was called by an ally comes
 * after those who declared war in the same month; who is level still throws dice, the higher first, until it is
 * settled.
 */
export function orderVictors(
  state: State,
  loser: Power,
  victors: readonly Power[],
  roll: (power: Power, round: number) => number,
): readonly Power[] {
  const entered = victors.map((power) => {
    const { war } = relationOf(state, loser, power);
    if (!war) throw new Error(`${loser} and ${power} are not at war`);
    return { power, since: war.since, called: war.called === power ? 1 : 0 };
  });
  const groups = Map.groupBy(entered, ({ since, called }) => since * 2 + called);
  return [...groups]
    .sort(([a], [b]) => a - b)
    .flatMap(([, level]) =>
      throwForOrder(
        level.map(({ power }) => power),
        0,
      ),
    );

  function throwForOrder(level: readonly Power[], round: number): readonly Power[] {
    if (level.length < 2) return level;
    const thrown = Map.groupBy(level, (power) => roll(power, round));
    return [...thrown].sort(([a], [b]) => b - a).flatMap(([, same]) => throwForOrder(same, round + 1));
  }
}
