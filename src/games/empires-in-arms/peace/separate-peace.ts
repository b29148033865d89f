import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { breakAlliance } from '../relations/alliance.ts';
import { alliesOf, areAllied, areAtWar } from '../relations/pair.ts';
import type { State } from '../state.ts';

/** Somebody may demand that an ally breaks their alliance, since it made peace with a common enemy. */
export type Demand = { readonly of: Power; readonly by: Power };

/**
 * 4.4.7: who may demand what after a formal peace: each power that is still at war with the loser, of each of its
 * allies among the victors.
 */
export function demandsAfterFormal(state: State, loser: Power, victors: readonly Power[]): readonly Demand[] {
  return victors.flatMap((of) => demandsOf(state, of, loser));
}

/** 4.4.7: after an informal peace the allies of each of the two who are still at war with the other one. */
export function demandsAfterInformal(state: State, a: Power, b: Power): readonly Demand[] {
  return [...demandsOf(state, a, b), ...demandsOf(state, b, a)];
}

/** Why a demand cannot be made; undefined: it can. It is for the month of the peace alone, which the caller knows. */
export type NoDemand = { readonly why: 'not_allied' | 'not_at_war' | 'no_peace' };

/** @param enemy with whom the ally made peace */
export function whyNotDemand(state: State, { of, by }: Demand, enemy: Power): NoDemand | undefined {
  if (of === by || !areAllied(state, of, by)) return { why: 'not_allied' };
  if (by === enemy || !areAtWar(state, by, enemy)) return { why: 'not_at_war' };
  return of === enemy || areAtWar(state, of, enemy) ? { why: 'no_peace' } : undefined;
}

/** The ally must break the alliance at once, and pays for it. */
export function demandBreak(board: Board, demand: Demand, enemy: Power): void {
  const no = whyNotDemand(board.state, demand, enemy);
  if (no) throw new Error(`${demand.by} cannot demand that ${demand.of} breaks their alliance: ${no.why}`);
  breakAlliance(board, demand.of, demand.by);
}

function demandsOf(state: State, of: Power, enemy: Power): readonly Demand[] {
  return alliesOf(state, of)
    .map((by) => ({ of, by }))
    .filter((demand) => !whyNotDemand(state, demand, enemy));
}
