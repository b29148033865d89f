import { countFactors } from '../forces/count-factors.ts';
import { leadersWith, removeFleet } from '../forces/remove-unit.ts';
import type { CorpsId, FleetId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { loseAboard } from './lose-aboard.ts';
import { corpsOn } from './who-is-hostile.ts';

/** What went down with ships that were lost. */
export type Sunk = { readonly fleets: readonly FleetId[]; readonly corps: readonly CorpsId[] };

/**
 * 6.3.6: a stack loses ships. Fleets without ships leave the map; Nelson goes to another fleet of that nation in the
 * stack, and is taken by the other side where no fleet of the stack is left. Corps above the number of fleets are lost,
 * the weakest first (6.2.5.3, ruling).
 */
export function sinkShips(
  { state, pack }: Board,
  stack: readonly FleetId[],
  losses: { readonly [fleet: FleetId]: number },
  captor: Power,
): Sunk {
  const before = stack.filter((id) => state.fleets[id]);
  const carried = before.flatMap((id) => corpsOn(state, id));
  for (const id of before) {
    const fleet = state.fleets[id];
    if (fleet) fleet.ships -= Math.min(losses[id] ?? 0, fleet.ships);
  }
  const afloat = before.filter((id) => (state.fleets[id]?.ships ?? 0) > 0);
  const fleets = before.filter((id) => !afloat.includes(id));
  for (const id of fleets) {
    const nation = pack.fleet[id]?.nation;
    const next = afloat.find((other) => pack.fleet[other]?.nation === nation);
    if (next !== undefined)
      for (const leader of leadersWith(state, id)) state.leaders[leader] = { is: 'with', unit: next };
    removeFleet(state, id, afloat.length > 0 ? { is: 'beside' } : { is: 'captured', by: captor });
  }
  return { fleets, corps: fleets.length > 0 ? shift({ state, pack }, carried, afloat, captor) : [] };
}

/** Corps go from fleets that are gone to others that carry none; what finds no room is lost. */
function shift({ state, pack }: Board, carried: readonly CorpsId[], afloat: readonly FleetId[], captor: Power) {
  const strength = (corps: CorpsId) => countFactors(state.aboard?.[corps]?.factors ?? {});
  const kept = carried.toSorted((a, b) => strength(b) - strength(a)).slice(0, afloat.length);
  const lost = carried.filter((corps) => !kept.includes(corps));
  for (const corps of lost) loseAboard({ state, pack }, corps, kept, { is: 'captured', by: captor });
  for (const corps of kept) {
    const one = state.aboard?.[corps];
    if (!one || afloat.includes(one.fleet)) continue;
    one.fleet = afloat.find((id) => corpsOn(state, id).length === 0) ?? one.fleet;
  }
  return lost;
}
