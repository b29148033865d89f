import { POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { breakAlliance, makeAlliance, type NoAlliance, whyNoAlliance } from '../relations/alliance.ts';
import { areAllied } from '../relations/pair.ts';
import type { State } from '../state.ts';
import { countPoints } from '../status/count-points.ts';

/** Whom each power has named. */
export type Named = { readonly [P in Power]?: readonly Power[] };
type Pair = readonly [Power, Power];

/** Why a power may not offer another an alliance (4.5); undefined: it may. */
export function whyNotOffer(state: State, from: Power, to: Power): NoOffer | undefined {
  return from === to ? { why: 'itself' } : whyNoAlliance(state, from, to);
}
export type NoOffer = NoAlliance | { readonly why: 'itself' };

export type Offers = {
  readonly made: readonly Pair[];
  /** Who offered, and to whom, without an offer from them. */
  readonly unanswered: readonly { readonly from: Power; readonly to: Power }[];
};

/** 4.5: all offers of alliance are revealed at once: who named each other are allied. Throws where one may not be. */
export function revealOffers(board: Board, offers: Named): Offers {
  for (const [from, to] of pairsIn(offers)) {
    const no = whyNotOffer(board.state, from, to);
    if (no) throw new Error(`${from} cannot offer ${to} an alliance: ${no.why}`);
  }
  const { both, single } = sorted(offers);
  for (const [a, b] of both) makeAlliance(board, a, b);
  return { made: both, unanswered: single.map(([from, to]) => ({ from, to })) };
}

/** Why a power cannot break an alliance (4.7); undefined: it can, also one that was made this month. */
export function whyNotBreak(state: State, breaker: Power, other: Power): NoBreak | undefined {
  if (breaker === other) return { why: 'itself' };
  return areAllied(state, breaker, other) ? undefined : { why: 'not_allied' };
}
export type NoBreak = { readonly why: 'itself' | 'not_allied' };

/** An alliance that is over, and who broke it and paid. */
export type Broken = { readonly powers: Pair; readonly breakers: readonly Power[] };

/**
 * 4.7: any number of alliances are broken at once, and each is paid for; who break the same one both pay (ruling).
 * Throws where there is none.
 */
export function revealBreaks(board: Board, breaks: Named): readonly Broken[] {
  for (const [breaker, other] of pairsIn(breaks)) {
    const no = whyNotBreak(board.state, breaker, other);
    if (no) throw new Error(`${breaker} cannot break with ${other}: ${no.why}`);
  }
  const { both, single } = sorted(breaks);
  for (const [breaker, other] of [...both, ...single]) breakAlliance(board, breaker, other);
  for (const [first, second] of both) countPoints(board, second, 'break_alliance', { with: first });
  return [
    ...both.map((powers): Broken => ({ powers, breakers: powers })),
    ...single.map((powers): Broken => ({ powers, breakers: [powers[0]] })),
  ];
}

/** Who named whom, each once. */
function pairsIn(named: Named): readonly Pair[] {
  return POWERS.flatMap((power) => [...new Set(named[power])].map((other) => [power, other] as const));
}

/** The pairs who named each other, and the rest. */
function sorted(named: Named): { readonly both: readonly Pair[]; readonly single: readonly Pair[] } {
  const names = (a: Power, b: Power) => named[a]?.includes(b) === true;
  const pairs = pairsIn(named);
  return {
    both: pairs.filter(([a, b]) => names(b, a) && POWERS.indexOf(a) < POWERS.indexOf(b)),
    single: pairs.filter(([a, b]) => !names(b, a)),
  };
}
