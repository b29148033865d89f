import { countFactors } from '../forces/count-factors.ts';
import type { CorpsId, LeaderId, Power } from '../pack-lists.ts';
import type { Board, BoardWithRuleset } from '../position-types.ts';
import { relationOf } from '../relations/pair.ts';
import { fights } from '../rulesets.ts';
import { figureOf } from './figure-of.ts';
import { removableCorps } from './remove-corps-by-lot.ts';
import type { TermChoice, Victor } from './term-choice.ts';
import { type NoCession, whyNotCede } from './why-not-cede.ts';

/** Why there is nothing on the map, or between the two, that a term could take; undefined: there is. */
export type NoFit =
  | { readonly why: 'no_corps' | 'married' | 'no_trade' }
  | { readonly why: 'not_their_corps' | 'corps_not_there' | 'corps_lent' | 'corps_stays_home'; readonly corps: CorpsId }
  | { readonly why: 'corps_too_weak'; readonly corps: CorpsId; readonly least: number }
  | { readonly why: 'not_their_leader' | 'leader_not_there'; readonly leader: LeaderId }
  | NoCession;

export function whyNotFit(
  board: BoardWithRuleset,
  loser: Power,
  { power, spares }: Omit<Victor, 'wishes'>,
  choice: TermChoice,
): NoFit | undefined {
  const { state, pack } = board;
  const trader = pack.economy.colonialTrade.power;
  switch (choice.term) {
    case 'B.1':
    case 'C.1':
      return removableCorps(board, loser).length > 0 ? undefined : { why: 'no_corps' };
    case 'B.4':
      return whyNotBorrow(board, loser, choice.corps);
    case 'B.5':
      return relationOf(state, loser, power).marriage ? { why: 'married' } : undefined;
    case 'B.6':
      return loser === trader || power === trader ? { why: 'no_trade' } : undefined;
    case 'C.7':
      return loser === trader ? undefined : { why: 'no_trade' };
    case 'B.7':
    case 'C.4':
      return whyNotCede(board, loser, choice, spares);
    case 'C.6':
      return whyNotRemove(board, loser, choice.leader);
    case 'B.2':
    case 'B.3':
    case 'C.2':
    case 'C.3':
    case 'C.5':
      return undefined;
  }
}

function whyNotBorrow({ state, pack, ruleset }: BoardWithRuleset, loser: Power, corps: CorpsId): NoFit | undefined {
  const counter = pack.corpsOf[corps];
  if (counter?.nation !== loser) return { why: 'not_their_corps', corps };
  // It never leaves its home nation (10.1.4), where its borrower's forces may not stay after the peace (ruling).
  if (counter.symbol === 'insurrection' && fights({ ruleset })) return { why: 'corps_stays_home', corps };
  const there = state.corps[corps];
  if (!there) return { why: 'corps_not_there', corps };
  if (state.loans.some((loan) => loan.corps === corps)) return { why: 'corps_lent', corps };
  const full = counter.capacity.reduce((sum, { most }) => sum + most, 0);
  const least = Math.floor(full / figureOf(pack, 'B.4', 'leastShareDivisor'));
  return countFactors(there.factors) < least ? { why: 'corps_too_weak', corps, least } : undefined;
}

function whyNotRemove({ state, pack }: Board, loser: Power, leader: LeaderId): NoFit | undefined {
  if (pack.leader[leader]?.nation !== loser) return { why: 'not_their_leader', leader };
  const there = state.leaders[leader];
  return there === undefined || there.is === 'gone' ? { why: 'leader_not_there', leader } : undefined;
}
