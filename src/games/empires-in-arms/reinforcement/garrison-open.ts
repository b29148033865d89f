import { areEnemiesIn } from '../economy/enemy-in-city.ts';
import { isHomeOf } from '../forces/home-of.ts';
import { corpsCommander, isPower } from '../forces/who-commands.ts';
import { holderOf, ownerOf } from '../forces/whose-area.ts';
import { mayGarrison } from '../minors/support-minor.ts';
import type { AreaId, Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { NoOrder } from './no-order.ts';
import type { Around } from './reach-of.ts';
import type { GarrisonPlace } from './reinforcement-order.ts';
import { garrisonAt } from './room-in.ts';

/** Why a nation's factors can neither join the garrison of a city or depot there nor leave it. */
export function whyNotGarrisonOf(board: Board, nation: Owner, area: AreaId, place: GarrisonPlace, reach: Around) {
  const { state, pack } = board;
  const no: (why: NoOrder) => NoOrder = (why) => why;
  if (reach.enemies.outside.has(area)) return no({ why: 'enemy_near', area });
  // A minor country's troops are garrisons at home alone (7.3.3, 7.3.3.5).
  if (!isPower(nation) && !isHomeOf(board, nation, area)) return no({ why: 'not_at_home', area });
  const there = garrisonAt(state, area, place)?.nation ?? nation;
  if (there !== nation) return no({ why: 'other_nation', nation: there });
  if (place === 'depot') return state.depots[area]?.power === reach.power ? undefined : no({ why: 'no_depot', area });
  if (!pack.area[area]?.city) return no({ why: 'no_city', area });
  if (reach.besieged.has(area)) return no({ why: 'besieged', id: area });
  const stranger = strangerIn(board, area, reach.power);
  if (stranger !== undefined) return no({ why: 'other_nation', nation: stranger });
  return state.garrisons[area] || isOpenTo(board, nation, area, reach.power)
    ? undefined
    : no({ why: 'not_yours', id: area });
}

/** Another power's corps or irregulars are in the city, and no two powers share one (7.3.3.4, ruling). */
function strangerIn({ state, pack }: Board, area: AreaId, power: Power): Power | undefined {
  const corps = Object.entries(state.corps).flatMap(([id, one]) =>
    one.area === area && one.inCity ? (corpsCommander(state, pack, id) ?? []) : [],
  );
  const irregulars = (state.irregulars[area] ?? []).flatMap((one) => ((one.inCity ?? 0) > 0 ? [one.power] : []));
  return [...corps, ...irregulars].find((whose) => whose !== power);
}

/** True for an empty city that a power may garrison: its own, of a country it controls (4.6.5.2), or an enemy's. */
export function isOpenTo(board: Board, nation: Owner, area: AreaId, power: Power): boolean {
  const { state } = board;
  const owner = ownerOf(board, area);
  const holder = holderOf(board, area);
  if (holder === undefined)
    return state.minorWars[board.pack.minor[owner]?.districtOf ?? owner]?.includes(power) ?? false;
  if (holder !== power) return areEnemiesIn(board, area, holder, power);
  return !isPower(nation) || isPower(owner) || mayGarrison(state, power, owner);
}
