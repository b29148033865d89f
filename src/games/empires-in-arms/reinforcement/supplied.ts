import { commanderOf } from '../forces/who-commands.ts';
import type { AreaId, Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areasBeside } from '../supply/areas-beside.ts';
import type { Hindrances } from '../supply/hindrances.ts';
import { type DepotPlace, measureChains, networkOf } from '../supply/network.ts';
import { isSourceOf } from '../supply/sources.ts';

/** The areas in which corps are in or beside a depot that is near enough to a source (5.2.2.2.3). */
export type Supplied = { readonly regular: ReadonlySet<AreaId>; readonly militia: ReadonlySet<AreaId> };

/** The same for a power and for each minor country that it controls and that has corps on the map or on the way. */
export function supplyNations(board: Board, power: Power, now: Hindrances): ReadonlyMap<Owner, Supplied> {
  const { state, pack } = board;
  const { chainDepots, militiaChainDepots } = pack.limits;
  const network = networkOf(board, power, now);
  const nations = new Set<Owner>([power]);
  for (const id of Object.keys(state.corps)) {
    const nation = pack.corpsOf[id]?.nation;
    if (nation !== undefined && commanderOf(state, nation) === power) nations.add(nation);
  }
  for (const one of state.arrivals) if (one.power === power) nations.add(one.nation);
  return new Map([...nations].map((nation) => [nation, suppliedOf(nation)]));

  function suppliedOf(nation: Owner): Supplied {
    const isStart = ({ area, inPort }: DepotPlace) => !inPort && isSourceOf(board, power, nation, area, now);
    const lengths = measureChains(network, network.depots.filter(isStart));
    const within = (most: number) =>
      [...lengths].flatMap(([{ area, inPort }, length]) => (inPort || length > most ? [] : [area]));
    const around = (areas: readonly AreaId[]) =>
      new Set(areas.flatMap((area) => [area, ...areasBeside(board, area, now)]));
    return { regular: around(within(chainDepots)), militia: around(within(militiaChainDepots)) };
  }
}
