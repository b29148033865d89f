import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { MonthNumber, State } from '../state.ts';
import { countPoints } from '../status/count-points.ts';
import { breakAlliance } from './alliance.ts';
import { changeRelation, relationOf } from './pair.ts';

/** The month before which the aggressor may not declare war on the other (4.4.6.3); undefined: it may. */
export function enforcedPeace(state: State, aggressor: Power, other: Power): MonthNumber | undefined {
  const until = relationOf(state, aggressor, other).enforcedUntil?.[aggressor];
  return until !== undefined && state.month < until ? until : undefined;
}

/**
 * 4.2.1.1: war is declared and paid for: on any power, more on an ally, whose alliance ends with it, and a royal
 * marriage ends (B.5). Whether it may be declared is not asked here (4.2.2). Throws where the two are at war already.
 */
export function declareWar({ state, pack }: Board, aggressor: Power, defender: Power): void {
  payFor({ state, pack }, aggressor, defender);
  if (relationOf(state, aggressor, defender).alliance)
    breakAlliance({ state, pack }, aggressor, defender, 'declare_war_on_ally');
  beginWar(state, [aggressor], [aggressor, defender]);
}

/** 4.3: two declared war on each other at once: both are aggressors and pay, and neither may call an ally. */
export function declareWarOnEachOther({ state, pack }: Board, a: Power, b: Power): void {
  payFor({ state, pack }, a, b);
  payFor({ state, pack }, b, a);
  if (relationOf(state, a, b).alliance) {
    breakAlliance({ state, pack }, a, b, 'declare_war_on_ally');
    countPoints({ state, pack }, b, 'declare_war_on_ally', { with: a });
  }
  beginWar(state, [a, b], [a, b]);
}

/** The war of two powers is over. What the peace makes of them is written by who makes it (4.4). */
export function endWar(state: State, a: Power, b: Power): void {
  const relation = changeRelation(state, a, b);
  if (!relation.war) throw new Error(`${a} and ${b} are not at war`);
  delete relation.war;
}

function payFor(board: Board, aggressor: Power, defender: Power): void {
  countPoints(board, aggressor, 'declare_war_on_power', { with: defender });
}

function beginWar(state: State, aggressors: Power[], [a, b]: readonly [Power, Power]): void {
  const relation = changeRelation(state, a, b);
  if (relation.war) throw new Error(`${a} and ${b} are at war`);
  delete relation.marriage;
  relation.war = { since: state.month, aggressors };
}
