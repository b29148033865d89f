import { commanderOf } from '../forces/who-commands.ts';
import { holderOf } from '../forces/whose-area.ts';
import type { AreaId, Owner, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { State } from '../state.ts';
import { isHomeOf } from './home-of.ts';
import { fleetsInPorts, isOpenPort } from './naval-supply.ts';
import type { Hindrances } from './reach-of.ts';

type Board = { readonly state: State; readonly pack: Pack };

/** The areas in which corps are in or beside a depot that is near enough to a source (5.2.2.2.3). */
export type Supplied = { readonly regular: ReadonlySet<AreaId>; readonly militia: ReadonlySet<AreaId> };

/** The same for a power and for each minor country that it controls and that has corps on the map or on the way. */
export function supplyNations(board: Board, power: Power, hindrances: Hindrances): ReadonlyMap<Owner, Supplied> {
  const { state, pack } = board;
  const { chainDepots, militiaChainDepots } = pack.limits;
  const depots = Object.entries(state.depots).flatMap(([area, depot]) => (depot.power === power ? [area] : []));
  const links = linkDepots(board, power, depots, hindrances);
  const nations = new Set<Owner>([power]);
  for (const id of Object.keys(state.corps)) {
    const nation = pack.corpsOf[id]?.nation;
    if (nation !== undefined && commanderOf(state, nation) === power) nations.add(nation);
  }
  for (const one of state.arrivals) if (one.power === power) nations.add(one.nation);
  return new Map([...nations].map((nation) => [nation, suppliedOf(nation)]));

  function suppliedOf(nation: Owner): Supplied {
    const lengths = measureChains(
      depots.filter((area) => isSource(board, power, nation, area, hindrances)),
      links,
    );
    const within = (most: number) => depots.filter((area) => (lengths.get(area) ?? most + 1) <= most);
    const around = (areas: readonly AreaId[]) =>
      new Set(areas.flatMap((area) => [area, ...neighboursOf(board, area, hindrances)]));
    return { regular: around(within(chainDepots)), militia: around(within(militiaChainDepots)) };
  }
}

/** 7.2.3.1: a depot beside a controlled city at home that is not besieged, without enemy forces in its area. */
function isSource(board: Board, power: Power, nation: Owner, area: AreaId, now: Hindrances): boolean {
  return (
    board.pack.area[area]?.city !== undefined &&
    holderOf(board, area) === power &&
    isHomeOf(board, nation, area) &&
    ![now.enemyCities, now.besieged, now.enemies.corps, now.enemies.blocked].some((set) => set.has(area))
  );
}

/** How many depots the shortest chain from a source has up to each one, the source itself counted. */
function measureChains(sources: readonly AreaId[], links: ReadonlyMap<AreaId, readonly AreaId[]>) {
  const lengths = new Map<AreaId, number>(sources.map((area) => [area, 1]));
  // Every area is put in once, in the order of its distance; what is added is walked too.
  for (const [area, length] of lengths)
    for (const next of links.get(area) ?? []) if (!lengths.has(next)) lengths.set(next, length + 1);
  return lengths;
}

/** To which depots a chain goes on from each: at most so many areas on (7.2.3.2), or by naval supply (7.4.3). */
function linkDepots(board: Board, power: Power, depots: readonly AreaId[], now: Hindrances) {
  const all = new Set(depots);
  const ports = depots.filter((area) => isOpenPort(board, power, area, now));
  const harbours = fleetsInPorts(board, power);
  return new Map(
    depots.map((area) => {
      const byLand = near(area).filter((other) => other !== area && all.has(other));
      return [area, ports.includes(area) && harbours.has(area) ? [...byLand, ...ports] : byLand];
    }),
  );

  function near(start: AreaId): readonly AreaId[] {
    const found = new Set([start]);
    let edge: readonly AreaId[] = [start];
    for (let step = 1; step <= board.pack.limits.chainGapAreas; step += 1) {
      const beyond = edge.filter((area) => area === start || !now.enemies.blocked.has(area));
      edge = beyond.flatMap((area) => neighboursOf(board, area, now)).filter((area) => !found.has(area));
      for (const area of edge) found.add(area);
    }
    return [...found];
  }
}

/** The areas beside one; an arrow over a sea leads nowhere while an enemy fleet is there (7.2.3.2.2). */
function neighboursOf({ pack }: Board, area: AreaId, { enemies }: Hindrances): readonly AreaId[] {
  const links = pack.area[area]?.links ?? [];
  return links.flatMap((link) => (link.by === 'crossing' && enemies.seas.has(link.sea) ? [] : [link.to]));
}
