import type { Fact } from '../../../../src/games/empires-in-arms/fact.ts';
import type { Owner } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Pack } from '../../../../src/games/empires-in-arms/pack-types.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { accountOf, booksOf, countMen } from './books.ts';
import { countFallen, type Fallen } from './count-fallen.ts';

/** What an entry told between two states. */
export type Turn = {
  readonly before: State;
  readonly facts: readonly Fact[];
  readonly after: State;
  readonly pack: Pack;
};

/** What an entry told of a nation’s forces: so much more or less, and whether more was lost than facts count. */
type Expected = { by: number; lostMore: boolean; gainedMore: boolean };

/** What does not balance; how many changes were told to the last, and of how many only the direction. */
export type Balance = { readonly faults: readonly string[]; readonly exact: number; readonly roughly: number };

/** Whether all forces that came or went between two states are told by the facts of the entry between them. */
export function balanceForces(turn: Turn): Balance {
  const { before, facts, after, pack } = turn;
  const men = new Map<Owner, Expected>();
  const ships = new Map<Owner, Expected>();
  const of = (all: Map<Owner, Expected>, nation: Owner): Expected => {
    const account = accountOf(pack, nation);
    const known = all.get(account) ?? { by: 0, lostMore: false, gainedMore: false };
    all.set(account, known);
    return known;
  };
  const onMap = [...Object.entries(before.corps), ...Object.entries(before.aboard ?? {})];
  const held = new Map(onMap.map(([id, { factors }]) => [id, countMen(factors)]));
  const loseUnit = (id: string) => {
    const [corps, fleet] = [pack.corpsOf[id], pack.fleet[id]];
    if (corps) {
      of(men, corps.nation).by -= held.get(id) ?? 0;
      held.set(id, 0);
    } else if (fleet) of(ships, fleet.nation).by -= before.fleets[id]?.ships ?? 0;
    else {
      // What held a depot goes into the city as far as it has room (7.2).
      const garrison = before.depots[id]?.garrison;
      if (garrison) of(men, garrison.nation).lostMore = true;
    }
  };
  /** Some of it is gone with the land. */
  const loseLand = (nation: Owner) => {
    of(men, nation).lostMore = true;
    of(ships, nation).lostMore = true;
  };

  for (const fact of facts)
    switch (fact.type) {
      case 'expenses-paid':
        for (const { order } of fact.bought)
          if (order.what === 'ship') of(ships, order.nation).by += order.number;
          else if (order.what !== 'counter') of(men, order.nation).by += order.number;
        break;
      case 'own-units-given-up':
        fact.ids.forEach(loseUnit);
        break;
      case 'corps-levied':
        for (const id of fact.corps) {
          of(men, pack.corpsOf[id]?.nation ?? id).by += countMen(after.corps[id]?.factors ?? {}) - (held.get(id) ?? 0);
          held.set(id, countMen(after.corps[id]?.factors ?? {}));
        }
        break;
      case 'minor-set-out': {
        const { placing } = fact;
        if (placing.what === 'fleet')
          of(ships, fact.minor).by += pack.fleet[placing.fleet] ? shipsOf(after, placing.fleet) : 0;
        else of(men, fact.minor).by += placing.infantry + placing.cavalry;
        break;
      }
      case 'free-state-made':
        of(ships, fact.minor).gainedMore = true;
        break;
      case 'reinforcements-lost':
        for (const lost of fact.lost) if (lost.what !== 'counter') of(men, lost.nation).by -= lost.number;
        break;
      case 'reinforced':
        for (const { order } of fact.done)
          if (order.order === 'scuttle') of(ships, pack.fleet[order.fleet]?.nation ?? '').lostMore = true;
          else if (order.order === 'demobilise_corps') of(men, pack.corpsOf[order.corps]?.nation ?? '').lostMore = true;
          else if (order.order === 'demobilise_garrison')
            of(men, garrisonOf(turn, order.area, order.of) ?? fact.power).by -= order.number;
        break;
      case 'term-taken':
        fact.gone.forEach(loseUnit);
        if ('conquer' in fact.choice) fact.choice.conquer.forEach(loseLand);
        if ('lands' in fact.choice) fact.choice.lands.forEach(loseLand);
        break;
      case 'land-ceded':
        loseLand(fact.land);
        break;
      case 'control-tested':
        fact.lost.forEach(loseLand);
        break;
      case 'went-home':
        // What a garrison finds no room for is lost.
        for (const one of fact.went) {
          if (one.what === 'corps' && one.to === undefined) loseUnit(one.corps);
          const nation =
            one.what === 'garrison' ? before.garrisons[one.from]?.nation : before.depots[one.from]?.garrison?.nation;
          if (one.what === 'garrison' || one.what === 'depot_garrison') of(men, nation ?? fact.power).lostMore = true;
        }
        break;
      case 'supplied':
        for (const meal of fact.meals) {
          if (meal.by !== 'forage') continue;
          const { from, behind } = meal.losses;
          for (const factors of [from, ...behind.map((left) => left.factors)])
            of(men, pack.corpsOf[meal.corps]?.nation ?? '').by -= countMen(factors);
        }
        for (const { area, garrison, corps } of fact.sieges) {
          if (countMen(garrison) > 0) of(men, before.garrisons[area]?.nation ?? '').by -= countMen(garrison);
          for (const one of corps) of(men, pack.corpsOf[one.corps]?.nation ?? '').by -= countMen(one.factors);
        }
        break;
      case 'depot-removed': {
        const { infantry, militia } = fact.garrison.lost;
        const garrison = fact.at.in === 'area' ? before.depots[fact.at.area]?.garrison : undefined;
        if (garrison) of(men, garrison.nation).by -= infantry + militia;
        break;
      }
      case 'ships-lost':
        for (const { fleet, ships: lost } of fact.losses) of(ships, pack.fleet[fleet]?.nation ?? '').by -= lost;
        break;
      case 'fleets-sunk':
      case 'fleets-lost':
        if (fact.type === 'fleets-lost')
          for (const fleet of fact.fleets) of(ships, pack.fleet[fleet]?.nation ?? '').lostMore = true;
        if (fact.type === 'fleets-sunk') for (const { corps } of fact.corps) loseUnit(corps);
        break;
      case 'corps-not-landed':
        for (const { corps } of fact.corps) loseUnit(corps);
        break;
      case 'conquered':
        loseLand(fact.land);
        break;
      case 'power-removed':
      case 'disorder-settled':
        loseLand(fact.power);
        for (const [minor, one] of Object.entries(before.minors))
          if (one.status !== 'neutral' && one.controller === fact.power) loseLand(minor);
        break;
    }

  const [was, is] = [booksOf(before, pack), booksOf(after, pack)];
  const found = [compare('men', was.men, is.men, men, countFallen(turn)), compare('ships', was.ships, is.ships, ships)];
  return {
    faults: found.flatMap(({ faults }) => faults),
    exact: found.reduce((sum, { exact }) => sum + exact, 0),
    roughly: found.reduce((sum, { roughly }) => sum + roughly, 0),
  };
}

/** The nation of a garrison that there was, or that the same entry brought. */
function garrisonOf({ before, facts, pack }: Turn, area: string, place: 'city' | 'depot'): Owner | undefined {
  const there = place === 'city' ? before.garrisons[area] : before.depots[area]?.garrison;
  if (there) return there.nation;
  for (const fact of facts) {
    if (fact.type !== 'reinforced') continue;
    for (const done of fact.done) {
      const { order } = done;
      if (order.order === 'place_garrison' && order.area === area) return order.nation;
      if (order.order === 'detach' && order.to === place && done.area === area)
        return pack.corpsOf[order.corps]?.nation;
    }
  }
  return undefined;
}

const shipsOf = (state: State, fleet: string) => state.fleets[fleet]?.ships ?? 0;

type Strength = ReadonlyMap<Owner, number>;
const NONE: Fallen = { factors: 0, irregulars: 0, more: false };

function compare(
  what: string,
  was: Strength,
  is: Strength,
  expected: ReadonlyMap<Owner, Expected>,
  fallen: Fallen = NONE,
): Balance {
  const faults: string[] = [];
  let [exact, roughly, missing, lostMoreSomewhere] = [0, 0, 0, fallen.more];
  for (const nation of new Set([...was.keys(), ...is.keys(), ...expected.keys()])) {
    const { by, lostMore, gainedMore } = expected.get(nation) ?? { by: 0, lostMore: false, gainedMore: false };
    const [told, now] = [(was.get(nation) ?? 0) + by, is.get(nation) ?? 0];
    const sound = now === told || ((lostMore || fallen.factors > 0) && now < told) || (gainedMore && now > told);
    if (!sound) faults.push(`${nation} has ${now} ${what}, and by what was told ${told}`);
    if (now !== told && fallen.factors === 0) roughly += 1;
    else if (by !== 0) exact += 1;
    missing += told - now;
    lostMoreSomewhere ||= lostMore;
  }
  if (fallen.factors > 0) {
    const gone = missing + fallen.irregulars;
    const sound = gone === fallen.factors || (lostMoreSomewhere && gone > fallen.factors);
    if (!sound) faults.push(`${gone} ${what} are gone, and ${fallen.factors} fell by what was told`);
    if (gone === fallen.factors) exact += 1;
    else roughly += 1;
  }
  return { faults, exact, roughly };
}
