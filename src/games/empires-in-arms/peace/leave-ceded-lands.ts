import { hasAccess } from '../access/has-access.ts';
import { districtsOf } from '../minors/districts-of.ts';
import { type MinorId, POWERS, type Power, type ProvinceId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAllied, areAtWar } from '../relations/pair.ts';
import type { State } from '../state.ts';
import { hostOf } from './forces-in.ts';
import { listLeaving } from './list-leaving.ts';
import type { Parting } from './parting.ts';

/**
 * 10.3: who stands in lands that have changed hands and is neither at war with the new owner nor its ally (ruling) nor
 * let in by it has no access any more, and goes home. Ask it when they have changed hands.
 */
export function leaveCededLands(board: Board, lands: readonly (ProvinceId | MinorId)[]): readonly Parting[] {
  const { state, pack } = board;
  const parts = lands.flatMap((land) => (pack.province[land] ? [land] : districtsOf(pack, land)));
  return parts.flatMap((from) => {
    const host = hostOf(board, from);
    if (host === undefined) return [];
    const strangers = POWERS.filter((power) => isStranger(state, power, host));
    return strangers.flatMap((power) => (listLeaving(board, power, from).length > 0 ? [{ power, from }] : []));
  });
}

function isStranger(state: State, power: Power, host: Power): boolean {
  return !hasAccess(state, host, power, 'land') && !areAtWar(state, power, host) && !areAllied(state, power, host);
}
