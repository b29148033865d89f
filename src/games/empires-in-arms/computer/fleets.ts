import { placeId, stepsFrom } from '../naval/fleet-places.ts';
import type { Power } from '../pack-lists.ts';
import type { FleetPlace } from '../state.ts';
import type { FleetView } from '../view-types.ts';
import type { Situation } from './situation.ts';

type Place = Readonly<FleetPlace>;

/** Its own fleets, those of its countries too. */
export const ownFleets = ({ view, power }: Pick<Situation, 'view' | 'power'>): readonly FleetView[] =>
  view.fleets.filter(({ commander }) => commander === power);

/** Fleets of powers that it is at war with. */
export const enemyFleets = ({ view, enemies }: Pick<Situation, 'view' | 'enemies'>): readonly FleetView[] =>
  view.fleets.filter(({ commander }) => enemies.includes(commander));

export const shipsOf = (fleets: readonly Pick<FleetView, 'ships'>[]): number =>
  fleets.reduce((sum, { ships }) => sum + ships, 0);

/** The ships of some powers in a place. */
export function shipsAt({ view }: Pick<Situation, 'view'>, at: Place, of: readonly Power[]): number {
  return shipsOf(view.fleets.filter((fleet) => placeId(fleet.at) === placeId(at) && of.includes(fleet.commander)));
}

/**
 * The places by which a fleet gets to the nearest of some places, that place last; whoever lies there. Nothing where it
 * is there already, or no way leads there. `isOpen`: the places that it may go by.
 */
export function seaWay(
  { pack }: Pick<Situation, 'pack'>,
  from: Place,
  to: ReadonlySet<string>,
  isOpen: (at: Place) => boolean = () => true,
): readonly string[] {
  const before = new Map<string, string | undefined>([[placeId(from), undefined]]);
  const queue: Place[] = [from];
  for (const at of queue) {
    if (to.has(placeId(at))) return wayBack(before, placeId(at));
    for (const step of stepsFrom(pack, at)) {
      if (before.has(placeId(step.to)) || !step.enters.every(isOpen)) continue;
      before.set(placeId(step.to), placeId(at));
      queue.push(step.to);
    }
  }
  return [];
}

function wayBack(before: ReadonlyMap<string, string | undefined>, to: string): readonly string[] {
  const way: string[] = [];
  for (let at: string | undefined = to; at !== undefined; at = before.get(at)) way.unshift(at);
  return way.slice(1);
}
