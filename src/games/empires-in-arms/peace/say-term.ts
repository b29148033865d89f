import type { Message } from '../../../kernel/message.ts';
import { corpsName, leaderName, powerName, provinceName } from '../names.ts';
import type { Term } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { figureOf } from './figure-of.ts';
import { msg } from './msg.ts';
import type { TermChoice } from './term-choice.ts';

/** "Reparations (B.3)". */
export function termName({ peace }: Pick<Pack, 'peace'>, term: Term): Message {
  return msg('empires-in-arms-peace.term', { name: peace.term[term].name, term });
}

/** A term with all that it names: "Loan of a corps (B.4): I Corps". `hidden`: to those who must not know the corps. */
export function choiceText(pack: Pack, choice: TermChoice, { hidden = false } = {}): Message {
  const name = termName(pack, choice.term);
  const named = namedBy(pack, choice, hidden);
  return named ? msg('empires-in-arms-peace.term-with', { term: name, named }) : name;
}

function namedBy(pack: Pack, choice: TermChoice, hidden: boolean): Message | readonly Message[] | undefined {
  switch (choice.term) {
    case 'B.3':
    case 'C.3':
      return msg('empires-in-arms-peace.phases', { phases: choice.phases });
    case 'B.4':
      return hidden ? undefined : corpsName(pack, choice.corps);
    case 'C.6':
      return leaderName(pack, choice.leader);
    case 'B.7':
    case 'C.4':
      return [...choice.home, ...choice.lands].map((land) =>
        choice.conquer.includes(land)
          ? msg('empires-in-arms-peace.to-conquest', { land: provinceName(pack, land) })
          : provinceName(pack, land),
      );
    default:
      return undefined;
  }
}

/** What a term does to the loser, with its numbers. */
export function termEffect(pack: Pack, choice: TermChoice): Message {
  const { term } = choice;
  switch (term) {
    case 'B.1':
      return removal(pack, 'B.1', `1/${figureOf(pack, 'B.1', 'shareDivisor')}`);
    case 'C.1':
      return removal(pack, 'C.1', `${figureOf(pack, 'C.1', 'quartersOfCorps')}/4`);
    case 'B.2':
    case 'C.2':
      return msg('empires-in-arms-peace.effect-truce', { months: String(figureOf(pack, term, 'months')) });
    case 'B.3':
    case 'C.3': {
      const divisor = figureOf(pack, term, choice.phases === 1 ? 'onePhaseDivisor' : 'twoPhasesDivisor');
      return msg('empires-in-arms-peace.effect-reparations', {
        share: divisor === 1 ? 'all' : 'part',
        divisor: String(divisor),
        phases: choice.phases,
      });
    }
    case 'B.4':
      return msg('empires-in-arms-peace.effect-loan', { months: String(figureOf(pack, term, 'months')) });
    case 'B.5':
      return msg('empires-in-arms-peace.effect-marriage');
    case 'B.7':
    case 'C.4':
      return msg('empires-in-arms-peace.effect-cession', {
        most: String(figureOf(pack, term, 'homeProvinces')),
        both: term === 'C.4' ? 'yes' : 'no',
      });
    case 'C.6':
      return msg('empires-in-arms-peace.effect-leader');
    case 'B.6':
      return msg('empires-in-arms-peace.effect-embargo', {
        trader: powerName(pack.economy.colonialTrade.power),
        months: String(pack.peace.enforcedPeaceMonths),
      });
    case 'C.5':
      return msg('empires-in-arms-peace.effect-access', { months: String(pack.peace.enforcedPeaceMonths) });
    case 'C.7':
      return msg('empires-in-arms-peace.effect-trade', { months: String(pack.peace.enforcedPeaceMonths) });
  }
}

function removal(pack: Pack, term: 'B.1' | 'C.1', share: string): Message {
  return msg('empires-in-arms-peace.effect-removal', { corps: String(figureOf(pack, term, 'corps')), share });
}
