import { byPower } from '../by-power.ts';
import { commanderOf, corpsCommander } from '../forces/who-commands.ts';
import { marchOf } from '../land/land-plan.ts';
import type { March } from '../land/march.ts';
import type { AreaId, CorpsId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { State } from '../state.ts';
import { type Forage, forageOf } from './forage.ts';
import { forageOdds, type Odds } from './forage-odds.ts';
import { siegeOdds } from './siege-supply.ts';
import { type PaidWay, type Supplier, suppliersOf, waysToPay } from './ways-to-pay.ts';

/** What needs supply (7.4): a corps, or the garrison of a besieged city. */
export type Eater = { readonly area: AreaId; readonly besieged: boolean; readonly corps: CorpsId | undefined };

/** Why something forages, or lives on what its besieged city has. */
export type WhyNotPaid = 'forced_march' | 'chosen' | 'no_risk' | 'no_depot' | 'no_money';

/** How it is supplied. `fed`: by a depot that it destroyed (7.3.6.1). */
export type Meal = { readonly eater: Eater } & (
  | { readonly by: 'paid'; readonly way: PaidWay }
  | { readonly by: 'forage'; readonly forage: Forage; readonly why: WhyNotPaid }
  | { readonly by: 'siege'; readonly why: WhyNotPaid }
  | { readonly by: 'fed' }
);

/** What each power can still pay, in halves of a money point. */
export type Purses = { readonly [P in Power]: number };

export function pursesOf({ powers }: State): Purses {
  return byPower((power) => powers[power].money * 2);
}

/**
 * 7.4: how each corps of a power and each of its besieged garrisons is supplied: as ordered, as far as that is possible
 * and the money lasts. Without an order it forages where it can lose nothing, and is paid for otherwise, by an ally
 * only where no own depot can; what would lose most comes first (rulings). Gives what the purses have left, too.
 */
export function chooseSupply(
  board: Board,
  power: Power,
  purses: Purses = pursesOf(board.state),
  suppliers: readonly Supplier[] = suppliersOf(board, power),
): { readonly meals: readonly Meal[]; readonly purses: Purses } {
  const { by = {}, first = [] } = board.state.supplyOrders?.[power] ?? {};
  const left = { ...purses };
  const rank = ({ corps }: Eater) =>
    corps !== undefined && first.includes(corps) ? first.indexOf(corps) : first.length;
  const queue = eatersOf(board, power)
    .map((eater) => ({ eater, ...risksOf(board, eater) }))
    .toSorted((a, b) => rank(a.eater) - rank(b.eater) || b.odds.mean - a.odds.mean);
  return { meals: queue.map(mealOf), purses: left };

  function mealOf({ eater, forage, march, odds }: (typeof queue)[number]): Meal {
    if (march?.fed) return { eater, by: 'fed' };
    const unpaid = (why: WhyNotPaid): Meal =>
      forage ? { eater, by: 'forage', forage, why } : { eater, by: 'siege', why };
    const wish = eater.corps === undefined ? undefined : by[eater.corps];
    if (march?.forced) return unpaid('forced_march');
    if (wish === 'forage') return unpaid('chosen');
    if (wish === undefined && odds.mean === 0) return unpaid('no_risk');
    const ways = waysToPay(board, suppliers, eater);
    const wished = ways.toSorted((a, b) => Number(b.payer === wish) - Number(a.payer === wish));
    const way = wished.find(({ payer, halves }) => halves <= left[payer]);
    if (!way) return unpaid(ways.length === 0 ? 'no_depot' : 'no_money');
    left[way.payer] -= way.halves;
    return { eater, by: 'paid', way };
  }
}

/** 7.4: all corps of a power on the map, and its garrisons under siege. */
function eatersOf({ state, pack }: Board, power: Power): readonly Eater[] {
  const { loans, minors, corps } = state;
  const commands = { loans, minors };
  return [
    ...Object.entries(corps).flatMap(([id, { area, besieged }]) =>
      corpsCommander(commands, pack, id) === power ? [{ area, besieged: besieged === true, corps: id }] : [],
    ),
    ...[...besiegedGarrisons(state, power)].map((area) => ({ area, besieged: true, corps: undefined })),
  ];
}

/** Cities under siege in which a power has a garrison, of factors or of irregulars (7.3.3.3.1). */
function besiegedGarrisons({ minors, garrisons, irregulars, sieges = {} }: State, power: Power): ReadonlySet<AreaId> {
  const factors = Object.entries(garrisons).flatMap(([area, { nation, besieged }]) =>
    besieged && commanderOf({ minors }, nation) === power ? [area] : [],
  );
  const posted = Object.keys(sieges).filter((area) =>
    irregulars[area]?.some(({ power: whose, inCity = 0 }) => whose === power && inCity > 0),
  );
  return new Set([...factors, ...posted]);
}

function risksOf(
  board: Board,
  { corps, area, besieged }: Eater,
): { readonly odds: Odds; readonly forage?: Forage; readonly march?: Readonly<March> } {
  if (corps === undefined || besieged) return { odds: siegeOdds(board.pack, area) };
  const march = marchOf(board, corps);
  const forage = forageOf(board, { corps, area, march });
  return { odds: forageOdds(board.pack, forage), forage, march };
}
