import type { AreaId, FleetId, Power, SeaId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAllied } from '../relations/pair.ts';
import type { FleetPlace } from '../state.ts';
import { placeId, sea, stepsFrom } from './fleet-places.ts';
import { cityController, isLetIn } from './whose-port.ts';
import { hasEnemyInside, isBlockaded, whyNotEnter } from './why-not-enter.ts';

/** The points to each place that fleets can get to within a number of them, past whatever ships are on the way. */
export function pointsTo(board: Board, fleets: readonly FleetId[], from: Readonly<FleetPlace>, most: number) {
  const found = new Map<string, { readonly at: FleetPlace; readonly points: number }>([
    [placeId(from), { at: from, points: 0 }],
  ]);
  let edge: readonly Readonly<FleetPlace>[] = [from];
  for (let points = 0; points <= most && edge.length > 0; points += 1) {
    const next: FleetPlace[] = [];
    for (const at of edge)
      for (const { to, points: cost } of stepsFrom(board.pack, at)) {
        const id = placeId(to);
        if (found.has(id) || points + cost > most || !isPassable(board, fleets, at, to)) continue;
        found.set(id, { at: to, points: points + cost });
        if (to.in === 'sea') next.push(to);
      }
    edge = next;
  }
  return found;
}

/** Ports and boxes are where a way ends: whether fleets may be there is asked of each. */
function isPassable(board: Board, fleets: readonly FleetId[], at: Readonly<FleetPlace>, to: Readonly<FleetPlace>) {
  if (at.in === 'sea' && whyNotEnter(board, fleets, at)?.why === 'ice') return false;
  return to.in !== 'sea' || !whyNotEnter(board, fleets, to);
}

/**
 * 6.3.5.1: the ports that fleets of a power may retreat to: the nearest of its own that nobody blockades, and the
 * nearest of an ally that lets it in where that is as near or nearer.
 */
export function retreatPorts(board: Board, power: Power, fleets: readonly FleetId[], from: Readonly<FleetPlace>) {
  const isShut = (area: AreaId) => isBlockaded(board, area, power, fleets) || hasEnemyInside(board, fleets, area);
  const reached = [...pointsTo(board, fleets, from, board.pack.naval.retreatPoints).values()].flatMap(
    ({ at, points }) => (at.in === 'port' && !isShut(at.area) ? [{ area: at.area, points }] : []),
  );
  const owners = reached.map((one) => ({ ...one, by: cityController(board, one.area) }));
  const own = nearest(owners.filter(({ by }) => by === power));
  const allied = owners.filter(
    ({ by }) =>
      by !== undefined && by !== power && areAllied(board.state, power, by) && isLetIn(board, power, by, 'ports'),
  );
  const near = nearest(allied).filter(({ points }) => own[0] === undefined || points <= own[0].points);
  return [...own, ...near].map(({ area }): AreaId => area);
}

function nearest<T extends { readonly points: number }>(ports: readonly T[]): readonly T[] {
  const least = Math.min(...ports.map(({ points }) => points));
  return ports.filter(({ points }) => points === least);
}

/** 6.3.5.1.1: the sea areas beside a place that fleets can be driven to. */
export function retreatSeas(board: Board, fleets: readonly FleetId[], from: Readonly<FleetPlace>): readonly SeaId[] {
  return stepsFrom(board.pack, from).flatMap(({ to }) =>
    to.in === 'sea' && !whyNotEnter(board, fleets, sea(to.sea)) ? [to.sea] : [],
  );
}
