import { freeCubes, MOST_CUBES } from '../deals/free-cubes.ts';
import { dealers } from '../deals/parties.ts';
import { supplyOf } from '../influence/supply.ts';
import type { FactionId } from '../pack-types.ts';
import type { Position } from '../types.ts';
import { forcesWith } from './forces.ts';

/**
 * 12.3: whether a faction that cannot outbid could after transfers: each of the others exhausts what it has free, up to
 * the most of one deal, and as many of the faction's own cubes come back.
 */
export function couldBeHelped(position: Position, faction: FactionId): boolean {
  const all = dealers(position);
  if (!all.includes(faction)) return false;
  const given = all
    .filter((other) => other !== faction)
    .reduce((sum, other) => sum + Math.min(MOST_CUBES, Math.max(0, freeCubes(position.state, other))), 0);
  const { available, exhausted } = supplyOf(position.state, faction);
  const back = Math.min(given, exhausted);
  return back > 0 && forcesWith(position, faction, available + back).length > 0;
}
