import type { Message } from '../../../kernel/message.ts';
import { issueOf, optionOf } from '../cards.ts';
import { effectsText } from '../effects/effect-text.ts';
import { issueName, nationArgs, nationName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { msg } from './msg.ts';
import type { NeutralFact } from './neutral-fact.ts';

/** Section 15 in words. */
export function narrateNeutral(pack: Pack, fact: NeutralFact): Message {
  switch (fact.type) {
    case 'neutral-seated':
      return msg('versailles-1919-two-players.told.seated', { ...nationArgs(fact.faction), cubes: fact.cubes });
    case 'neutral-must-reclaim':
      return msg('versailles-1919-two-players.told.must-reclaim', nationArgs(fact.faction));
    case 'reclaimed-too':
      return msg('versailles-1919-two-players.told.reclaimed-too', {
        ...nationArgs(fact.faction),
        cubes: fact.cubes,
        available: fact.available,
      });
    case 'neutral-option-chosen': {
      const option = optionOf(issueOf(pack, fact.issue), fact.option);
      return msg('versailles-1919-two-players.told.option', {
        ...nationArgs(fact.faction),
        by: nationName(fact.by),
        issue: issueName(pack, fact.issue),
        option: option.label,
        effects: effectsText(option.effects),
        how: fact.printed === 1 ? 'only' : fact.open === 1 ? 'least' : 'tied',
      });
    }
    case 'happiness-ignored':
      return msg('versailles-1919-two-players.told.happiness-ignored', {
        ...nationArgs(fact.nation),
        sign: fact.n < 0 ? 'minus' : 'plus',
        n: Math.abs(fact.n),
      });
  }
}
