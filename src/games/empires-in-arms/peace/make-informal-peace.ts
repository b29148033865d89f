import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';
import type { State } from '../state.ts';
import { endHostilities, enforceBothWays } from './end-hostilities.ts';
import type { Parting } from './parting.ts';
import { mutualPairs, type Suits } from './sue.ts';

/** Why two powers cannot make an informal peace (4.4.1); undefined: they can, if both want it. */
export type NoInformalPeace = { readonly why: 'itself' | 'not_at_war' };

export function whyNotInformalPeace(state: State, a: Power, b: Power): NoInformalPeace | undefined {
  if (a === b) return { why: 'itself' };
  return areAtWar(state, a, b) ? undefined : { why: 'not_at_war' };
}

/** Who offers an informal peace to whom, and who therefore makes one: those who offer it to each other. */
export function agreedPeaces(state: State, offers: Suits): readonly (readonly [Power, Power])[] {
  return mutualPairs(offers).filter(([a, b]) => !whyNotInformalPeace(state, a, b));
}

/**
 * 4.4.1: two powers end their war as they like, without points and without an enforced peace. It contains nothing that
 * the rules would carry out: no withdrawal, cession, corps, royal marriage, leader or Holy Roman Empire; what else they
 * promise is a matter of their letters.
 */
export function makeInformalPeace(board: Board, a: Power, b: Power): readonly Parting[] {
  const no = whyNotInformalPeace(board.state, a, b);
  if (no) throw new Error(`${a} and ${b} cannot make peace: ${no.why}`);
  const partings = endHostilities(board, a, b);
  enforceBothWays(board, a, b, board.pack.peace.enforcedAfterInformalMonths);
  return partings;
}
