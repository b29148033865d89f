import type { Message } from '../../../kernel/message.ts';
import { named, nationArgs, nationName } from '../names.ts';
import type { SoloFact } from './fact.ts';
import { msg } from './msg.ts';
import { soloEndText } from './solo-outcome.ts';
import { strengthsText } from './strengths-text.ts';

/** 16.4, 16.5, 16.12, 16.13: what becomes of the player. */
export function narrateSolo(fact: SoloFact): Message {
  switch (fact.type) {
    case 'solo-began':
      return msg('versailles-1919-solitaire.told.began', {
        who: nationName(fact.faction),
        target: fact.target,
        ignored: fact.lengthIgnored ? 'yes' : 'no',
      });
    case 'solo-scored': {
      const { points } = fact;
      const strengths = strengthsText(fact.strengths);
      return fact.scored
        ? msg('versailles-1919-solitaire.told.scored', { ...nationArgs(fact.faction), points, strengths })
        : msg('versailles-1919-solitaire.told.not-scored', {
            who: nationName(fact.faction),
            why: named(fact.why),
            points,
            strengths,
          });
    }
    case 'faction-switched':
      return msg('versailles-1919-solitaire.told.switched', {
        who: nationName(fact.faction),
        from: nationName(fact.from),
        kept: fact.from === fact.faction ? 'yes' : 'no',
        chosen: fact.chosen ? 'yes' : 'no',
        strengths: strengthsText(fact.strengths),
      });
    case 'solo-over':
      return soloEndText(fact.points, fact.target);
  }
}
