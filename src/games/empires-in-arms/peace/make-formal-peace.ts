import type { BoardWithRuleset } from '../position-types.ts';
import { applyTerm, type TermEffect } from './apply-term.ts';
import { countSurrender } from './count-surrender.ts';
import type { Die } from './draw-lots.ts';
import { endHostilities, enforceBothWays } from './end-hostilities.ts';
import { homeProvinces } from './home-provinces.ts';
import { leaveCededLands } from './leave-ceded-lands.ts';
import { liftSieges } from './lift-sieges.ts';
import type { Parting } from './parting.ts';
import { pickTerms } from './pick-terms.ts';
import { removePower } from './remove-power.ts';
import type { FormalPeace, TakenTerm } from './term-choice.ts';

export type PeaceMade = {
  readonly terms: readonly TermEffect[];
  /** Chosen, but not by every victor (C.6). */
  readonly void: readonly TakenTerm[];
  readonly partings: readonly Parting[];
  /** The loser is out of the game (4.4.8). */
  readonly final: boolean;
};

/**
 * 4.4.2 to 4.4.6, 4.4.8: a power surrenders. Political points, prisoners, the end of the war, the terms in the order in
 * which they are chosen, the enforced peace; who has ceded the province of the national capital, and so
 * the last one, is out of the game. The
 * forces go home afterwards, since their powers may have a choice: `repatriate` for each parting.
 */
export function makeFormalPeace(board: BoardWithRuleset, peace: FormalPeace, die: Die): PeaceMade {
  const { loser, victors } = peace;
  const picks = pickTerms(board, peace);
  countSurrender(board, loser, victors);
  const partings = victors.flatMap(({ power }) => endHostilities(board, loser, power));
  const terms = picks.taken.map((taken) => applyTerm(board, loser, taken, die));
  liftSieges(board);
  for (const { power } of victors) enforceBothWays(board, loser, power, board.pack.peace.enforcedPeaceMonths);
  // A moderator may have given the capital away before the rest.
  const final = homeProvinces(board, loser).length === 0;
  const leaving = final ? removePower(board, loser) : partings;
  return { terms, void: picks.void, partings: [...leaving, ...leaveCededLands(board, terms.flatMap(cededBy))], final };
}

const cededBy = ({ choice }: TakenTerm) => ('lands' in choice ? [...choice.home, ...choice.lands] : []);
