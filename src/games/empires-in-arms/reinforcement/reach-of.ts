import { citiesInEnemyHands } from '../economy/enemy-in-city.ts';
import type { AreaId, Owner, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { State } from '../state.ts';
import { type Supplied, supplyNations } from './chain-depots.ts';
import { type Enemies, seeEnemies } from './see-enemies.ts';

type Board = { readonly state: State; readonly pack: Pack };

/**
 * What a power's whole sheet of orders has in common: where its enemies are, which cities they hold and besiege, and
 * how far its chains of depots reach. None of its own orders changes it: a sheet is judged by how it began (ruling).
 */
export type Reach = {
  readonly power: Power;
  readonly enemies: Enemies;
  /** Cities in which an enemy of their holder sits. */
  readonly enemyCities: ReadonlySet<AreaId>;
  readonly besieged: ReadonlySet<AreaId>;
  /** The areas in which corps of the power, and of each of its minor countries, are in or beside a chained depot. */
  readonly supplied: ReadonlyMap<Owner, Supplied>;
};

/** What exchanges with garrisons go by. */
export type Around = Pick<Reach, 'power' | 'enemies' | 'besieged'>;

/** What may stand in the way of a chain of depots. */
export type Hindrances = Pick<Reach, 'enemies' | 'enemyCities' | 'besieged'>;

export function reachOf(board: Board, power: Power): Reach {
  const enemies = seeEnemies(board, power);
  const enemyCities = citiesInEnemyHands(board);
  const besieged = besiegedIn(board.state);
  return {
    ...{ power, enemies, enemyCities, besieged },
    supplied: supplyNations(board, power, { enemies, enemyCities, besieged }),
  };
}

/** The areas whose cities are besieged. */
export function besiegedIn({ corps, garrisons }: State): ReadonlySet<AreaId> {
  return new Set([
    ...Object.values(corps).flatMap(({ area, besieged }) => (besieged ? [area] : [])),
    ...Object.entries(garrisons).flatMap(([area, { besieged }]) => (besieged ? [area] : [])),
  ]);
}
