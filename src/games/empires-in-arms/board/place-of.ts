import type { AreaId, SeaId } from '../pack-lists.ts';
import type { AboardView, FleetView, LeaderView, View } from '../view-types.ts';

/** The area or the sea that a fleet is in; also for one in a blockade box, which belongs to an area. */
export function placeOf({ at }: Pick<FleetView, 'at'>): AreaId | SeaId {
  return at.in === 'sea' ? at.sea : at.area;
}

/** Where a corps on a fleet is. */
export function placeOfAboard({ fleet }: AboardView, { fleets }: Pick<View, 'fleets'>): AreaId | SeaId | undefined {
  const carrier = fleets.find(({ id }) => id === fleet);
  return carrier && placeOf(carrier);
}

/** Where a leader stands on the map; undefined for one that does not. */
export function placeOfLeader(leader: LeaderView, { fleets }: Pick<View, 'fleets'>): AreaId | SeaId | undefined {
  const fleet = fleets.find(({ id }) => id === leader.fleet);
  return fleet ? placeOf(fleet) : leader.area;
}
