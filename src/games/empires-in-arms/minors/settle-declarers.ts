import { whyBarred } from '../forces/barred.ts';
import { tidyCities } from '../land/tidy-cities.ts';
import type { MinorId, Power } from '../pack-lists.ts';
import { boundByPeace } from '../peace/bound-by-peace.ts';
import type { Board } from '../position-types.ts';
import { type Bond, goToWarWithEachOther } from '../relations/go-to-war.ts';
import { areAtWar } from '../relations/pair.ts';
import type { State } from '../state.ts';

/**
 * 4.6.4: of several who declared war on one minor country, those who must withdraw, since they may not go to war with
 * another of them: both under an enforced peace that binds them both, and whoever is barred alone (4.2.2). What they
 * paid stays paid, and no alliance is broken.
 */
export function mustWithdraw(board: Board, minor: MinorId): readonly Power[] {
  const declarers = board.state.minorWars[minor] ?? [];
  const stopped = (power: Power, other: Power) =>
    boundByPeace(board, power, other) !== undefined || whyBarred(board, power, other) !== undefined;
  return declarers.filter((power) => rivalsOf(board.state, minor, power).some((other) => stopped(power, other)));
}

/** The other declarers with whom one would have to go to war if both stayed at war with the minor country. */
export function rivalsOf(state: State, minor: MinorId, power: Power): readonly Power[] {
  const declarers = state.minorWars[minor] ?? [];
  return declarers.filter((other) => other !== power && !areAtWar(state, power, other));
}

/** A power's war with a minor country is over: it withdrew (4.6.4), or there is a truce (4.6.6). */
export function withdraw({ state, pack }: Board, power: Power, minor: MinorId): void {
  const left = (state.minorWars[minor] ?? []).filter((one) => one !== power);
  if (left.length > 0) state.minorWars[minor] = left;
  else delete state.minorWars[minor];
  tidyCities({ state, pack });
}

/**
 * 4.6.4.2: those who stay at war with one minor country are at war with each other. Each declares war on all the others
 * who are not yet at war with it: the normal cost, with alliances and royal marriages broken by each of the two
 * (official errata: points are lost for each). No ally is called.
 */
export function declareAmongRivals(board: Board, minor: MinorId): readonly Rivalry[] {
  const rivals = board.state.minorWars[minor] ?? [];
  const pairs = rivals.flatMap((a, at) => rivals.slice(at + 1).map((b) => [a, b] as const));
  return pairs
    .filter(([a, b]) => !areAtWar(board.state, a, b))
    .map((powers) => ({ powers, broken: goToWarWithEachOther(board, ...powers) }));
}
export type Rivalry = { readonly powers: readonly [Power, Power]; readonly broken: readonly Bond[] };
