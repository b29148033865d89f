import type { AreaId, CorpsId, Power } from '../pack-lists.ts';
import type { Play } from '../types.ts';
import type { Meal, WhyNotPaid } from './choose-supply.ts';
import { type Forage, lossBy } from './forage.ts';
import type { Starving } from './siege-losses.ts';
import { siegeValue } from './siege-supply.ts';
import type { Supplied } from './supply-fact.ts';

/** What allies pay for each other, too, in money. */
export type Paid = readonly { readonly payer: Power; readonly money: number }[];

/** A corps that forages, with its die and so many factors that it costs. */
export type Foraged = {
  readonly by: 'forage';
  readonly area: AreaId;
  readonly corps: CorpsId;
  readonly why: WhyNotPaid;
  readonly forage: Forage;
  readonly die: number;
  readonly costs: number;
};
/** 7.4.5: the forces in a besieged city that nobody paid for, with one die for all of them (ruling). */
export type Starved = Starving & { readonly value: number; readonly die: number; readonly costs: number };

/** How the forces of a power are supplied, with the dice; nothing is lost yet. */
export type Thrown = {
  readonly power: Power;
  readonly meals: readonly (Exclude<Supplied, { readonly by: 'forage' }> | Foraged)[];
  readonly sieges: readonly Starved[];
  readonly paid: Paid;
};

type Chosen = { readonly power: Power; readonly meals: readonly Meal[]; readonly paid: Paid };

/** 7.4.1.1, 7.4.5: the dice of all forces of a power that nobody pays for. */
export function throwDice(play: Play, { power, meals, paid }: Chosen): Thrown {
  const thrown = meals.flatMap((meal) => throwFor(play, meal));
  const sieges = starvingIn(meals).map((starving) => {
    const { pack } = play;
    const die = play.die(`die:siege-supply:${starving.area}`, pack.supply.siege.dieFaces);
    const value = siegeValue(pack, starving.area);
    return { ...starving, value, die, costs: Math.max(die - value, 0) };
  });
  return { power, meals: thrown, sieges, paid };
}

function throwFor(play: Play, { eater, ...meal }: Meal): Thrown['meals'] {
  const { area, corps } = eater;
  if (meal.by === 'paid') return [{ by: 'paid', area, way: meal.way, ...(corps !== undefined && { corps }) }];
  if (meal.by === 'siege' || corps === undefined) return [];
  if (meal.by === 'fed') return [{ by: 'fed', area, corps }];
  const { forage, why } = meal;
  const die = play.die(`die:forage:${area}`, play.pack.supply.forage.dieFaces);
  return [{ by: 'forage', area, corps, why, forage, die, costs: lossBy(die, forage) }];
}

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
