import type { Corps } from '../force-types.ts';
import { citiesByLand } from '../forces/map-links.ts';
import { corpsCommander, isPower } from '../forces/who-commands.ts';
import { isHomeLand, ownerOfLand } from '../forces/whose-area.ts';
import { allowanceOf, irregularAllowance, mayForce } from '../land/allowance.ts';
import type { AreaId, CorpsId, FleetId, Owner, Power } from '../pack-lists.ts';
import { homeProvinces } from '../peace/home-provinces.ts';
import type { Board } from '../position-types.ts';
import type { State } from '../state.ts';
import type { Start } from './reached-from.ts';

/** `sails`: it may be carried by a fleet (6.2.5). */
export type LandStart = Start<AreaId> & { readonly sails: boolean };

/**
 * Where a power's corps and irregular forces begin this month, and how many areas far each comes at most. Corps that
 * arrive begin in any city of their own, or with another corps (5.2.1.2).
 */
export function landStarts(board: Board, power: Power): readonly LandStart[] {
  const { state, pack } = board;
  const { loans, minors } = state;
  const commands = { loans, minors };
  const cities = new Map<Owner, readonly AreaId[]>();
  const there = Object.entries(state.corps).flatMap(([id, { area }]) => {
    const corps = corpsCommander(commands, pack, id) === power ? pack.corpsOf[id] : undefined;
    return corps ? [{ corps, area }] : [];
  });
  const coming = countersFor(state, power).flatMap((id) => {
    const corps = pack.corpsOf[id];
    if (!corps) return [];
    const own = cities.get(corps.nation) ?? citiesOf(board, corps.nation);
    cities.set(corps.nation, own);
    const places = [...own, ...there.map(({ area }) => area)];
    return places.map((area) => ({ corps, area }));
  });
  const ofCorps = [...there, ...coming]
    // They never leave their country, and no fleet carries them (10.1.4, 6.2.5).
    .filter(({ corps }) => corps.symbol !== 'insurrection')
    .map(({ corps, area }) => ({ at: area, steps: reachOf(corps, power), sails: true }));
  return [...ofCorps, ...irregularStarts(board, power)];
}

/** The counters of corps and fleets that a power places this month (5.1, 5.2). */
export function countersFor({ arrivals, month }: State, power: Power): readonly (CorpsId | FleetId)[] {
  return arrivals.flatMap((one) =>
    one.what === 'counter' && one.power === power && one.month <= month ? [one.id] : [],
  );
}

/** The cities where a nation's new corps may appear, and in whose ports its new fleets: at home (5.1.1, 5.2.1.2). */
export function citiesOf(board: Board, nation: Owner): readonly AreaId[] {
  const { state, pack } = board;
  const lands = isPower(nation)
    ? homeProvinces(board, nation).filter((land) => isHomeLand(board, nation, land))
    : [nation, ...(state.combinations[nation] ?? [])].filter((land) => ownerOfLand(board, land) === nation);
  const cities = citiesByLand(pack);
  return lands.flatMap((land) => cities.get(land) ?? []);
}

/** Its movement (7.3.1.1), and one area more by a forced march, which cavalry does not make (7.3.1.2). */
function reachOf(corps: Corps, commander: Power): number {
  const points = allowanceOf(corps, commander);
  return mayForce(corps) ? points + 1 : points;
}

function irregularStarts({ state, pack }: Board, power: Power): readonly LandStart[] {
  return Object.entries(state.irregulars).flatMap(([area, there]) =>
    there
      .filter((one) => one.power === power && one.number > 0)
      .map(({ kind }) => ({ at: area, steps: irregularAllowance(pack, kind), sails: false })),
  );
}
