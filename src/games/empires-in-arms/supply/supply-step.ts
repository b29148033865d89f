import { leadersWith } from '../forces/remove-unit.ts';
import { countFactors } from '../invariants/forces-invariants.ts';
import { type AreaId, type CorpsId, type LeaderId, POWERS, type Power } from '../pack-lists.ts';
import type { State } from '../state.ts';
import type { Play, Step } from '../types.ts';
import { chooseSupply, type Meal, type Purses, pursesOf } from './choose-supply.ts';
import { lossBy } from './forage.ts';
import { settlePortDepots } from './settle-port-depots.ts';
import { type Starving, takeSiegeLosses } from './siege-losses.ts';
import { siegeValue } from './siege-supply.ts';
import type { SiegeSupply, Supplied } from './supply-fact.ts';
import { takeForageLosses } from './take-losses.ts';
import { moneyFor } from './ways-to-pay.ts';

/**
 * 7.4: all corps and besieged forces of these powers are supplied. How, and what each adds to its die, is found out
 * before the first die: who is there then counts (7.4.1.2.1, ruling).
 */
export const supply: Step<'supply'> = {
  section: '7.4',
  run: (play, { powers }) => {
    const { state, pack } = play;
    settlePortDepots(play);
    const before = pursesOf(state);
    let purses = before;
    const chosen = powers.map((power) => {
      const plan = chooseSupply({ state, pack }, power, purses);
      const own = { power, meals: plan.meals, paid: paidBetween(before, purses, plan.purses) };
      purses = plan.purses;
      return own;
    });
    for (const { payer, money } of paidBetween(before, before, purses)) state.powers[payer].money -= money;
    for (const { power, meals, paid } of chosen) supplyPower(play, power, meals, paid);
    for (const power of powers) if (state.supplyOrders) delete state.supplyOrders[power];
  },
};

type Paid = readonly { readonly payer: Power; readonly money: number }[];

/**
 * 7.4.2.1: what each pays between two moments of a step, in money. All of the step is rounded up together, so the parts
 * of allies who moved together add up to it.
 */
function paidBetween(begin: Purses, from: Purses, to: Purses): Paid {
  return POWERS.flatMap((payer) => {
    const money = moneyFor(begin[payer] - to[payer]) - moneyFor(begin[payer] - from[payer]);
    return money > 0 ? [{ payer, money }] : [];
  });
}

function supplyPower(play: Play, power: Power, meals: readonly Meal[], paid: Paid): void {
  const { state, pack, tell } = play;
  const supplied = meals.flatMap((meal) => supplyOne(play, meal));
  const sieges = starvingIn(meals).map((starving): SiegeSupply => {
    const die = play.die(`die:siege-supply:${starving.area}`, pack.supply.siege.dieFaces);
    const value = siegeValue(pack, starving.area);
    const { leaders, what } = withLeaders(state, starving.corps, () =>
      takeSiegeLosses({ state, pack }, power, starving, Math.max(die - value, 0)),
    );
    return { area: starving.area, value, die, leaders, ...what };
  });
  if (supplied.length + sieges.length > 0) tell({ type: 'supplied', power, meals: supplied, sieges, paid });
}

function supplyOne(play: Play, { eater, ...meal }: Meal): readonly Supplied[] {
  const { area, corps } = eater;
  if (meal.by === 'paid') return [{ by: 'paid', area, way: meal.way, ...(corps !== undefined && { corps }) }];
  if (meal.by === 'siege' || corps === undefined) return [];
  if (meal.by === 'fed') return [{ by: 'fed', area, corps }];
  const { state, pack } = play;
  const { forage, why } = meal;
  const die = play.die(`die:forage:${area}`, pack.supply.forage.dieFaces);
  const { leaders, what: losses } = withLeaders(state, [corps], () =>
    takeForageLosses({ state, pack }, corps, lossBy(die, forage)),
  );
  const lost = [losses.from, ...losses.behind.map(({ factors }) => factors)].reduce(
    (sum, factors) => sum + countFactors(factors),
    0,
  );
  return [{ by: 'forage', area, corps, why, forage, die, lost, losses, leaders }];
}

/** Does something to corps, and gives the leaders who left the map by it. */
function withLeaders<T>(state: State, corps: readonly CorpsId[], act: () => T) {
  const before: readonly LeaderId[] = corps.flatMap((id) => leadersWith(state, id));
  const what = act();
  return { what, leaders: before.filter((leader) => state.leaders[leader]?.is !== 'with') };
}

/** 7.4.5: who lives on what is in a besieged city: one die for all of a power's forces there (ruling). */
function starvingIn(meals: readonly Meal[]): readonly Starving[] {
  const unpaid = meals.filter(({ by }) => by === 'siege').map(({ eater }) => eater);
  const areas: readonly AreaId[] = [...new Set(unpaid.map(({ area }) => area))];
  return areas.map((area) => {
    const there = unpaid.filter((eater) => eater.area === area);
    return {
      area,
      garrison: there.some(({ corps }) => corps === undefined),
      corps: there.flatMap(({ corps }) => corps ?? []),
    };
  });
}
