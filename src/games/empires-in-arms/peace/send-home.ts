import type { Power } from '../pack-lists.ts';
import type { Play } from '../types.ts';
import { keepShutIn } from './keep-shut-in.ts';
import { liftSieges } from './lift-sieges.ts';
import { listLeaving } from './list-leaving.ts';
import type { Departure } from './peace-frames.ts';
import { leave, type WayHome, type Went, whyNotWayHome } from './repatriate.ts';
import { whoDeparts } from './who-departs.ts';

/**
 * 4.4.6.2: forces leave, where their power would have them go if they can, else to the nearest place; and it is told.
 */
export function sendHome(
  play: Play,
  departures: readonly Departure[],
  waysOf: (power: Power) => readonly WayHome[] = () => [],
): void {
  let departs = whoDeparts(play);
  for (const [at, departure] of departures.entries()) {
    const { power } = departure;
    const went = departs(departure) ? depart(play, departure, waysOf(power)) : [];
    // What has not moved ends no siege; at first there is the peace itself.
    if (at === 0 || went.length > 0) liftSieges(play);
    if (went.length === 0) continue;
    play.tell({ type: 'went-home', power, went });
    if (departures.slice(at + 1).some((later) => later.power === power)) departs = whoDeparts(play);
  }
  keepShutIn(play);
}

function depart(play: Play, { power, from }: Departure, ways: readonly WayHome[]): readonly Went[] {
  const leaving = listLeaving(play, power, from);
  const possible = ways.filter((way) => !whyNotWayHome(leaving, way));
  return leave(play, power, from, possible, leaving);
}
