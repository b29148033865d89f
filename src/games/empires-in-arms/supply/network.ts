import type { AreaId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areasWithin } from './areas-beside.ts';
import type { Hindrances } from './hindrances.ts';
import { fleetsInPorts, seasOfPort } from './open-ports.ts';
import { openSeas } from './open-seas.ts';

/** A depot of a power: in an area, or inside a besieged port (7.2.2.2). */
export type DepotPlace = { readonly area: AreaId; readonly inPort: boolean };

/** The depots of one power, and to which others a chain goes on from each (7.2.3.2, 7.4.3). */
export type Network = {
  readonly depots: readonly DepotPlace[];
  readonly links: ReadonlyMap<DepotPlace, readonly DepotPlace[]>;
  /** The open ports that the power controls, each with the parts of the sea that it lies at. */
  readonly ports: ReadonlyMap<AreaId, readonly number[]>;
  /** The open ports with a fleet, own or allied. */
  readonly harbours: ReadonlySet<AreaId>;
};

/**
 * 7.2.3.2, 7.2.3.3.3: a power's own depots and no others; a depot in a blocked area is no part of a chain (ruling). On
 * land a chain goes at most so many areas on, over the sea from a port with a fleet to any other.
 */
export function networkOf(board: Board, power: Power, now: Hindrances): Network {
  const { state, pack } = board;
  const seas = openSeas(board, power);
  const ports = new Map(
    pack.areas.flatMap(({ id, port }) => {
      const parts = port ? seasOfPort(board, power, id, now, seas) : [];
      return parts.length > 0 ? [[id, parts] as const] : [];
    }),
  );
  const harbours = new Set([...fleetsInPorts(board, power)].filter((area) => ports.has(area)));
  const inAreas = Object.entries(state.depots).flatMap(([area, depot]) =>
    depot.power === power && !now.enemies.blocked.has(area) ? [{ area, inPort: false }] : [],
  );
  const inPorts = Object.entries(state.portDepots ?? {}).flatMap(([area, owner]) =>
    owner === power ? [{ area, inPort: true }] : [],
  );
  const depots: readonly DepotPlace[] = [...inAreas, ...inPorts];
  const at = new Map(inAreas.map((depot) => [depot.area, depot]));
  const bySea = (from: DepotPlace) =>
    harbours.has(from.area) ? depots.filter(({ area }) => area !== from.area && shareSea(ports, from.area, area)) : [];
  const byLand = ({ area, inPort }: DepotPlace) =>
    inPort
      ? []
      : [...areasWithin(board, [area], pack.limits.chainGapAreas, now).keys()].flatMap((near) =>
          near === area ? [] : (at.get(near) ?? []),
        );
  return {
    depots,
    links: new Map(depots.map((depot) => [depot, [...byLand(depot), ...bySea(depot)]])),
    ports,
    harbours,
  };
}

/** True for two open ports that lie at one part of the sea. */
export function shareSea(ports: Network['ports'], one: AreaId, other: AreaId): boolean {
  const parts = ports.get(other);
  return parts !== undefined && (ports.get(one)?.some((part) => parts.includes(part)) ?? false);
}

/** How many depots the shortest chain from one of the sources has up to each depot; a source counts as the first. */
export function measureChains({ links }: Network, sources: readonly DepotPlace[]): ReadonlyMap<DepotPlace, number> {
  const lengths = new Map(sources.map((depot) => [depot, 1]));
  // Every depot is put in once, in the order of its distance; what is added is walked too.
  for (const [depot, length] of lengths)
    for (const next of links.get(depot) ?? []) if (!lengths.has(next)) lengths.set(next, length + 1);
  return lengths;
}
