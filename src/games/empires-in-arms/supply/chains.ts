import type { AreaId, Power, SeaId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areasWithin } from './areas-beside.ts';
import { type Hindrances, hindrancesOf } from './hindrances.ts';
import { areasOffFleets } from './invasion-supply.ts';
import { measureChains, type Network, networkOf, shareSea } from './network.ts';
import { isSource } from './sources.ts';

/**
 * Where a power's supply reaches, found out once for a position and looked up from then on. It follows from what is
 * open to everybody.
 */
export type Chains = {
  readonly power: Power;
  readonly now: Hindrances;
  readonly network: Network;
  /** The depots that are sources (7.2.3.1), and all in valid chains, the sources too (7.2.3.2.1). */
  readonly sources: ReadonlySet<AreaId>;
  readonly valid: ReadonlySet<AreaId>;
  /** Besieged ports with a depot inside that naval supply reaches (7.4.3.4). */
  readonly besiegedPorts: ReadonlySet<AreaId>;
  /** How many areas each area is from the nearest valid depot, as far as one supplies; 0: it is there (7.4.2.1.1). */
  readonly far: ReadonlyMap<AreaId, number>;
  /** Open controlled ports that naval supply reaches, or would reach if a depot were there (7.2.2). */
  readonly navalReach: ReadonlySet<AreaId>;
  /** Areas beside a fleet that carries a depot (7.4.4). */
  readonly offFleets: ReadonlySet<AreaId>;
};

export function chainsOf(board: Board, power: Power): Chains {
  const { pack } = board;
  const now = hindrancesOf(board, power);
  const network = networkOf(board, power, now);
  const sources = network.depots.filter(({ area, inPort }) => !inPort && isSource(board, power, area, now));
  const chained = [...measureChains(network, sources).keys()];
  const valid = new Set(chained.flatMap(({ area, inPort }) => (inPort ? [] : [area])));
  const harbours = [...new Set(chained.map(({ area }) => area))].filter((area) => network.harbours.has(area));
  const isReached = (port: AreaId) => harbours.some((from) => from !== port && shareSea(network.ports, from, port));
  return {
    ...{ power, now, network, valid },
    sources: new Set(sources.map(({ area }) => area)),
    besiegedPorts: new Set(chained.flatMap(({ area, inPort }) => (inPort ? [area] : []))),
    far: areasWithin(board, [...valid], pack.supply.depot.farthestAreas, now),
    navalReach: new Set([...network.ports.keys()].filter(isReached)),
    offFleets: areasOffFleets(board, power),
  };
}

/**
 * 7.4.2.2: how far each area is from an ally's nearest valid depot; what blocks the enemies of either blocks it.
 */
export function farFromAlly(board: Board, ally: Chains, now: Hindrances): ReadonlyMap<AreaId, number> {
  const blocked = new Set<AreaId>([...ally.now.enemies.blocked, ...now.enemies.blocked]);
  const seas = new Set<SeaId>([...ally.now.enemies.seas, ...now.enemies.seas]);
  const { optionalArrows } = now.enemies;
  return areasWithin(board, [...ally.valid], board.pack.supply.depot.farthestAreas, {
    enemies: { blocked, seas, ...(optionalArrows && { optionalArrows }) },
  });
}
