import { type Barred, whyBarred } from '../forces/barred.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import { boundByPeace } from '../peace/bound-by-peace.ts';
import type { Board } from '../position-types.ts';
import { alliesOf, areAllied, areAtWar } from '../relations/pair.ts';
import type { MonthNumber } from '../state.ts';
import type { Declared } from './reveal-declarations.ts';

/** A war that one power declared on another this month, and for which both may call allies (4.3). */
export type OriginalWar = { readonly aggressor: Power; readonly defender: Power };

/** Somebody calls an ally to declare war on the enemy of such a war. */
export type Call = { readonly caller: Power; readonly ally: Power; readonly against: Power };

/** The calls of a month: for which wars, and which were made so far, answered or not. */
export type CallRound = { readonly wars: readonly OriginalWar[]; readonly calls: readonly Call[] };

/** The wars for which allies are called: none for those that two declared on each other (4.3.1.2). */
export function openCalls(declared: readonly Declared[]): CallRound {
  const wars = declared.flatMap((one) =>
    one.what === 'war' ? [{ aggressor: one.aggressor, defender: one.defender }] : [],
  );
  return { wars, calls: [] };
}

/** The round with one call more. */
export function withCall({ wars, calls }: CallRound, call: Call): CallRound {
  return { wars, calls: [...calls, call] };
}

/** Why somebody may not call an ally (4.3); undefined: they may. */
export type NoCall =
  /** No war between the two was declared this month, or they declared it on each other (4.3.1.2). */
  | { readonly why: 'no_war' }
  | { readonly why: 'not_allied' }
  /** The ally is at war with the enemy already. */
  | { readonly why: 'at_war' }
  /** They made this call already. */
  | { readonly why: 'called' }
  /** 4.3.1.1: an aggressor calls only where the defender did. */
  | { readonly why: 'defender_did_not_call' }
  /** 4.3.1.4: the ally is bound by an enforced peace. */
  | { readonly why: 'enforced_peace'; readonly until: MonthNumber };

/**
 * 4.3: whether a power may call an ally against the enemy of a war that was declared this month, and of no other: who
 * was called calls nobody (4.3.2). An ally who is barred by where corps stand may be called, and must then break the
 * alliance (4.3.1.4).
 */
export function whyNotCall(board: Board, round: CallRound, call: Call): NoCall | undefined {
  const { state } = board;
  const { caller, ally, against } = call;
  const side = sideOf(round, call);
  if (side === undefined) return { why: 'no_war' };
  if (round.calls.some((one) => isSame(one, call))) return { why: 'called' };
  if (ally === caller || !areAllied(state, caller, ally)) return { why: 'not_allied' };
  if (areAtWar(state, ally, against)) return { why: 'at_war' };
  const until = boundByPeace(board, ally, against);
  if (until !== undefined) return { why: 'enforced_peace', until };
  return side === 'aggressor' && !hasCalled(round, against, caller) ? { why: 'defender_did_not_call' } : undefined;
}

/** A call that may be made, and what forces the ally to break the alliance if it is (4.3.1.4). */
export type PossibleCall = Call & { readonly side: Side; readonly allyBarred: Barred | undefined };

/** All the calls that a power may make now. */
export function callableBy(board: Board, round: CallRound, caller: Power): readonly PossibleCall[] {
  return round.wars.flatMap(({ aggressor, defender }) => {
    if (caller !== aggressor && caller !== defender) return [];
    const [against, side] =
      caller === defender ? ([aggressor, 'defender'] as const) : ([defender, 'aggressor'] as const);
    return alliesOf(board.state, caller)
      .map((ally): Call => ({ caller, ally, against }))
      .filter((call) => whyNotCall(board, round, call) === undefined)
      .map((call) => ({ ...call, side, allyBarred: whyBarred(board, call.ally, against) }));
  });
}

export type Side = 'defender' | 'aggressor';

/** On which side of a war the caller stands; undefined where there is no such war. */
export function sideOf({ wars }: CallRound, { caller, against }: Pick<Call, 'caller' | 'against'>): Side | undefined {
  for (const { aggressor, defender } of wars) {
    if (defender === caller && aggressor === against) return 'defender';
    if (aggressor === caller && defender === against) return 'aggressor';
  }
  return undefined;
}

/** Those who may call on one side, in the powers' order; who goes first among them is for the dice. */
export function callersOn({ wars }: CallRound, side: Side): readonly Power[] {
  return POWERS.filter((power) => wars.some((war) => war[side] === power));
}

const hasCalled = ({ calls }: CallRound, caller: Power, against: Power) =>
  calls.some((call) => call.caller === caller && call.against === against);

const isSame = (one: Call, other: Call) =>
  one.caller === other.caller && one.ally === other.ally && one.against === other.against;
