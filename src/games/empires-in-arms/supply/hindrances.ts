import { citiesInEnemyHands } from '../economy/enemy-in-city.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { State } from '../state.ts';
import { type Inside, whoIsInside } from './controls-city.ts';
import { type Enemies, seeEnemies } from './see-enemies.ts';

/** What may stand in the way of a chain of depots. All of it is open to everybody. */
export type Hindrances = {
  readonly enemies: Enemies;
  /** Cities in which an enemy of their holder sits. */
  readonly enemyCities: ReadonlySet<AreaId>;
  /** Areas whose city is besieged. */
  readonly besieged: ReadonlySet<AreaId>;
  readonly inside: Inside;
};

export function hindrancesOf(board: Board, power: Power): Hindrances {
  return {
    enemies: seeEnemies(board, power),
    enemyCities: citiesInEnemyHands(board),
    besieged: besiegedIn(board.state),
    inside: whoIsInside(board),
  };
}

/** The areas whose cities are besieged. */
export function besiegedIn({ corps, garrisons, sieges = {} }: State): ReadonlySet<AreaId> {
  return new Set([
    ...Object.keys(sieges),
    ...Object.values(corps).flatMap(({ area, besieged }) => (besieged ? [area] : [])),
    ...Object.entries(garrisons).flatMap(([area, { besieged }]) => (besieged ? [area] : [])),
  ]);
}
