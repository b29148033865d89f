import { countFactors, countGarrison } from '../forces/count-factors.ts';
import { map } from '../map.ts';
import type { AreaId, Power, SeaId } from '../pack-lists.ts';
import type { AboardView, FleetView, GarrisonView, LeaderView, OwnCorpsView, View } from '../view-types.ts';
import { placeOf, placeOfAboard, placeOfLeader } from './place-of.ts';

/** What a power has in an area, or in a sea area. */
export type Line = {
  readonly place: AreaId | SeaId;
  readonly corps: OwnCorpsView[];
  readonly aboard: AboardView[];
  readonly leaders: LeaderView[];
  readonly garrisons: GarrisonView[];
  readonly depots: View['depots'][number][];
  readonly irregulars: View['irregulars'][AreaId][number][];
  readonly fleets: FleetView[];
};

/** A power's forces by area, in the order of the map. */
export function orderOfBattle(view: View, power: Power): readonly Line[] {
  const lines = new Map<AreaId | SeaId, Line>();
  const at = (place: AreaId | SeaId): Line => {
    const line = lines.get(place) ?? emptyLine(place);
    lines.set(place, line);
    return line;
  };
  for (const corps of view.corps) if (corps.commander === power) at(corps.area).corps.push(corps);
  for (const corps of view.aboard) {
    const place = corps.commander === power ? placeOfAboard(corps, view) : undefined;
    if (place !== undefined) at(place).aboard.push(corps);
  }
  for (const garrison of view.garrisons) if (garrison.commander === power) at(garrison.area).garrisons.push(garrison);
  for (const depot of view.depots) if (depot.power === power) at(depot.area).depots.push(depot);
  for (const [area, counters] of Object.entries(view.irregulars))
    for (const counter of counters) if (counter.power === power) at(area).irregulars.push(counter);
  for (const fleet of view.fleets) if (fleet.commander === power) at(placeOf(fleet)).fleets.push(fleet);
  for (const leader of view.leaders) {
    const place = leader.nation === power ? placeOfLeader(leader, view) : undefined;
    if (place !== undefined) at(place).leaders.push(leader);
  }
  return map.pack.areas.flatMap(({ id }) => lines.get(id) ?? []);
}

const emptyLine = (place: AreaId | SeaId): Line => ({
  ...{ place, corps: [], aboard: [], leaders: [], garrisons: [] },
  ...{ depots: [], irregulars: [], fleets: [] },
});

/** All that a power has: factors on land with garrisons and irregulars, and ships. */
export function countForces(view: View, power: Power) {
  const sum = { factors: 0, corps: 0, ships: 0, fleets: 0 };
  for (const { corps, aboard, garrisons, depots, irregulars, fleets } of orderOfBattle(view, power)) {
    for (const { factors } of [...corps, ...aboard]) sum.factors += countFactors(factors);
    for (const garrison of garrisons) sum.factors += countGarrison(garrison);
    for (const { garrison } of depots) sum.factors += garrison ? countGarrison(garrison) : 0;
    for (const { number } of irregulars) sum.factors += number;
    for (const { ships } of fleets) sum.ships += ships;
    sum.corps += corps.length + aboard.length;
    sum.fleets += fleets.length;
  }
  return sum;
}
