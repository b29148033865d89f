import type { FleetPlace } from '../state.ts';
import type { Play } from '../types.ts';
import { navalTurn } from './turn-under-way.ts';

/** Tells where the stack that moves has been since it was last told of: one entry for a whole route. */
export function tellVoyage({ state, tell }: Pick<Play, 'state' | 'tell'>): void {
  const { voyage } = navalTurn(state);
  const last = voyage?.route.at(-1);
  if (!voyage || !last || voyage.route.length < 2) return;
  tell({
    type: 'sailed',
    power: voyage.power,
    fleets: [...voyage.fleets],
    route: told(voyage.route),
  });
  voyage.route = [last];
}

/** Every way out of a port leads through its box: a box that was only passed is not spoken of. */
function told(route: readonly FleetPlace[]): FleetPlace[] {
  return route.filter((at, n) => at.in !== 'box' || n === 0 || n === route.length - 1).map((at) => ({ ...at }));
}
