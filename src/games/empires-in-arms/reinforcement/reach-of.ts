import type { Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { type Hindrances, hindrancesOf } from '../supply/hindrances.ts';
import { type Supplied, supplyNations } from './supplied.ts';

/**
 * What a power's whole sheet of orders has in common: where its enemies are, which cities they hold and besiege, and
 * how far its chains of depots reach. None of its own orders changes it: a sheet is judged by how it began (ruling).
 */
export type Reach = Hindrances & {
  readonly power: Power;
  /** The areas in which corps of the power, and of each of its minor countries, are in or beside a chained depot. */
  readonly supplied: ReadonlyMap<Owner, Supplied>;
};

/** What exchanges with garrisons go by. */
export type Around = Pick<Reach, 'power' | 'enemies' | 'besieged'>;

export function reachOf(board: Board, power: Power): Reach {
  const now = hindrancesOf(board, power);
  return { ...now, power, supplied: supplyNations(board, power, now) };
}
