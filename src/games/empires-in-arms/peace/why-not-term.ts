import type { LeaderId, Power, Term } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { BoardWithRuleset } from '../position-types.ts';
import type { SparingTerm, TakenTerm, TermChoice, Victor } from './term-choice.ts';
import { sparesHome } from './why-not-cede.ts';
import { type NoFit, whyNotFit } from './why-not-fit.ts';

/** Why a victor cannot take a term; undefined: it can. */
export type NoTerm =
  /** List C is for an unconditional peace alone (4.4.3, 4.4.4). */
  | { readonly why: 'not_in_list' }
  | { readonly why: 'enough'; readonly most: number }
  | { readonly why: 'spared'; readonly by: SparingTerm }
  | { readonly why: 'taken' | 'excluded'; readonly by: Term }
  /** C.6: another victor has named another leader. */
  | { readonly why: 'other_leader'; readonly leader: LeaderId }
  | NoFit;

/** How many terms a victor may take (4.4.3, 4.4.4). */
export function mostTerms({ peace }: Pick<Pack, 'peace'>, { kind }: Pick<Victor, 'kind'>): number {
  return kind === 'conditional' ? peace.conditional.ofVictor : peace.unconditional.ofVictor;
}

/** Why a loser cannot have itself spared a term by a victor (4.4.3): it may in a conditional peace alone. */
export function whyNotSpare({ kind }: Pick<Victor, 'kind'>): { readonly why: 'unconditional' } | undefined {
  return kind === 'conditional' ? undefined : { why: 'unconditional' };
}

/** @param taken what the victors have taken before, this one and the others (4.4.5.3) */
export function whyNotTerm(
  board: BoardWithRuleset,
  loser: Power,
  victor: Omit<Victor, 'wishes'>,
  choice: TermChoice,
  taken: readonly TakenTerm[],
): NoTerm | undefined {
  const { pack } = board;
  const { term } = choice;
  if (victor.kind === 'conditional' && term.startsWith('C.')) return { why: 'not_in_list' };
  const most = mostTerms(pack, victor);
  if (taken.filter(({ by }) => by === victor.power).length >= most) return { why: 'enough', most };
  const { spares } = victor;
  if (spares !== undefined && pack.peace.term[spares].cancels.includes(term) && !sparesHome(pack, spares))
    return { why: 'spared', by: spares };
  return whyBarred(pack, victor.power, choice, taken) ?? whyNotFit(board, loser, victor, choice);
}

/** No term twice but C.6, by each victor once; and what excludes another does so for all (4.4.5.3). */
function whyBarred(pack: Pack, victor: Power, choice: TermChoice, taken: readonly TakenTerm[]): NoTerm | undefined {
  const { term } = choice;
  for (const { by, choice: other } of taken) {
    const again = other.term === term && (by === victor || !pack.peace.term[term].byAllVictors);
    if (again) return { why: 'taken', by: term };
    if (other.term === 'C.6' && choice.term === 'C.6' && other.leader !== choice.leader)
      return { why: 'other_leader', leader: other.leader };
    const excludes = (a: Term, b: Term) => pack.peace.term[a].excludes.includes(b);
    if (excludes(other.term, term) || excludes(term, other.term)) return { why: 'excluded', by: other.term };
  }
  return undefined;
}
