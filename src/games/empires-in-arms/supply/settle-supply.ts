import { countFactors } from '../forces/count-factors.ts';
import { leadersWith } from '../forces/remove-unit.ts';
import type { CorpsId, LeaderId, Troop } from '../pack-lists.ts';
import type { State } from '../state.ts';
import type { Play } from '../types.ts';
import { takeSiegeLosses } from './siege-losses.ts';
import type { SiegeSupply, Supplied } from './supply-fact.ts';
import { lossOrder, takeForageLosses } from './take-losses.ts';
import type { Foraged, Thrown } from './throw-dice.ts';

/** The kinds of factors that go first, by the corps or the besieged area that loses them. */
export type LostFirst = ReadonlyMap<string, readonly Troop[]>;

/** 7.4: what was bought is paid, what dice cost is lost, and all of it is told. `first`: what its power was asked. */
export function settleSupply(play: Play, { power, meals, sieges, paid }: Thrown, first: LostFirst = new Map()): void {
  const { state, pack, tell } = play;
  for (const { payer, money } of paid) state.powers[payer].money -= money;
  const orderOf = (whose: string) => lossOrder({ state, pack }, power, first.get(whose));
  const supplied = meals.map((meal): Supplied => (meal.by === 'forage' ? forage(play, meal, orderOf) : meal));
  const starved = sieges.map(({ costs, ...starving }): SiegeSupply => {
    const { area, value, die, corps } = starving;
    const { leaders, what } = withLeaders(state, corps, () =>
      takeSiegeLosses({ state, pack }, starving, costs, { power, order: orderOf(area) }),
    );
    return { area, value, die, leaders, ...what };
  });
  if (supplied.length + starved.length > 0) tell({ type: 'supplied', power, meals: supplied, sieges: starved, paid });
}

type OrderOf = (whose: string) => readonly Troop[];

function forage({ state, pack }: Play, { costs, ...meal }: Foraged, orderOf: OrderOf): Supplied {
  const { leaders, what: losses } = withLeaders(state, [meal.corps], () =>
    takeForageLosses({ state, pack }, meal.corps, costs, orderOf(meal.corps)),
  );
  const lost = [losses.from, ...losses.behind.map(({ factors }) => factors)].reduce(
    (sum, factors) => sum + countFactors(factors),
    0,
  );
  return { ...meal, lost, losses, leaders };
}

/** Does something to corps, and gives the leaders who left the map by it. */
function withLeaders<T>(state: State, corps: readonly CorpsId[], act: () => T) {
  const before: readonly LeaderId[] = corps.flatMap((id) => leadersWith(state, id));
  const what = act();
  return { what, leaders: before.filter((leader) => state.leaders[leader]?.is !== 'with') };
}
