import type { CorpsId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { changeRelation } from '../relations/pair.ts';
import { cedeMinor, cedeProvince } from './cede.ts';
import type { Die } from './draw-lots.ts';
import { dropLeaders } from './drop-leaders.ts';
import { enforcePeace } from './enforce-peace.ts';
import { figureOf } from './figure-of.ts';
import { removeCorpsByLot } from './remove-corps-by-lot.ts';
import type { Cession, TakenTerm } from './term-choice.ts';

/** What a term did that the term itself does not say: the corps that the lot took. */
export type TermEffect = TakenTerm & { readonly gone: readonly CorpsId[] };

/** A term takes effect (the chart of peace terms). The two powers are no longer at war. */
export function applyTerm(board: Board, loser: Power, taken: TakenTerm, die: Die): TermEffect {
  const { state, pack } = board;
  const { by, choice } = taken;
  switch (choice.term) {
    case 'B.1':
    case 'C.1':
      return { ...taken, gone: removeCorpsByLot(board, loser, choice.term, die) };
    case 'B.2':
    case 'C.2':
      enforcePeace(state, loser, by, figureOf(pack, choice.term, 'months'));
      break;
    case 'B.3':
    case 'C.3': {
      const divisor = figureOf(pack, choice.term, choice.phases === 1 ? 'onePhaseDivisor' : 'twoPhasesDivisor');
      state.treaties.push({ from: loser, to: by, term: choice.term, divisor, left: choice.phases });
      break;
    }
    case 'B.4': {
      const until = state.month + figureOf(pack, choice.term, 'months');
      dropLeaders(state, choice.corps);
      state.loans.push({ corps: choice.corps, from: loser, to: by, until });
      break;
    }
    case 'B.5':
      changeRelation(state, loser, by).marriage = true;
      break;
    case 'B.6':
    case 'C.5':
    case 'C.7': {
      const until = state.month + pack.peace.enforcedPeaceMonths;
      state.treaties.push({ from: loser, to: by, term: choice.term, until });
      break;
    }
    case 'B.7':
    case 'C.4':
      cede(board, by, choice);
      break;
    case 'C.6':
      state.leaders[choice.leader] = { is: 'gone' };
      break;
  }
  return { ...taken, gone: [] };
}

function cede(board: Board, to: Power, { home, lands, conquer }: Cession): void {
  for (const province of home) cedeProvince(board, province, to);
  for (const land of lands) {
    if (board.pack.province[land]) cedeProvince(board, land, to);
    else cedeMinor(board, land, to, { conquer: conquer.includes(land) });
  }
}
