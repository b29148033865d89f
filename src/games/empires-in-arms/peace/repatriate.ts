import { dropDepot } from '../forces/irregulars-posted.ts';
import type { AreaId, Owner, Power, ProvinceId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { hostOf, inLandsOf } from './forces-in.ts';
import { liftSieges } from './lift-sieges.ts';
import { type Force, type Leaving, listLeaving } from './list-leaving.ts';
import { moveForce } from './move-force.ts';
import { hasAccessByTreaty } from './treaties.ts';

/** Where a power would have some of its forces go. */
export type WayHome = Force & { readonly to: AreaId };

/** Why forces cannot go where their power would have them; undefined: they can. */
export type NoWayHome = { readonly why: 'not_leaving' } | { readonly why: 'not_near'; readonly to: readonly AreaId[] };

export function whyNotWayHome(leaving: readonly Leaving[], way: WayHome): NoWayHome | undefined {
  const found = leaving.find((one) => isSame(one, way));
  if (!found) return { why: 'not_leaving' };
  return found.to.includes(way.to) ? undefined : { why: 'not_near', to: found.to };
}

/**
 * 4.4.6.2: a power's forces leave the lands of another, or of a minor country, after what is ceded has changed hands.
 * Its depots there are gone, those it may keep by C.5 apart. Throws on ways that `whyNotWayHome` refuses. Gives where
 * each went; what found no place is lost (ruling), and its `to` is undefined.
 */
export function repatriate(
  board: Board,
  power: Power,
  from: Owner | ProvinceId,
  ways: readonly WayHome[] = [],
): readonly Went[] {
  const went = leave(board, power, from, ways);
  liftSieges(board);
  return went;
}
export type Went = Force & { readonly to: AreaId | undefined };

/**
 * The same without a look at the sieges, which must follow when all have left, or the next ones do.
 *
 * @param leaving what `listLeaving` gives, where it is known
 */
export function leave(
  board: Board,
  power: Power,
  from: Owner | ProvinceId,
  ways: readonly WayHome[] = [],
  leaving = listLeaving(board, power, from),
): readonly Went[] {
  const { state } = board;
  for (const way of ways) {
    const no = whyNotWayHome(leaving, way);
    if (no) throw new Error(`${power} cannot bring its forces home from ${way.from} to ${way.to}: ${no.why}`);
  }
  const went = leaving.map((one) => {
    const to = ways.find((way) => isSame(one, way))?.to ?? one.to[0];
    moveForce(board, power, one, to);
    return { ...one, to };
  });
  const host = hostOf(board, from);
  if (host === undefined || !hasAccessByTreaty(state, power, host)) {
    const isThere = inLandsOf(board, from);
    for (const [area, depot] of Object.entries(state.depots))
      if (depot.power === power && isThere(area)) dropDepot(state, area);
  }
  return went;
}

function isSame(a: Force, b: Force): boolean {
  if (a.what !== b.what || a.from !== b.from) return false;
  if (a.what === 'corps') return b.what === 'corps' && a.corps === b.corps;
  if (a.what === 'irregulars') return b.what === 'irregulars' && a.kind === b.kind;
  return true;
}
