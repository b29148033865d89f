import type { Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import { nationArgs, nationName } from '../names.ts';
import type { Cards } from '../types.ts';
import type { DealFact } from './deal-fact.ts';
import { msg } from './msg.ts';
import { obstacleText } from './obstacle-words.ts';
import { promiseText } from './promise-words.ts';
import { noteArgs, termsText } from './terms-words.ts';

/** Section 12 in words. What a seat prepares is told to nobody else but the moderator. */
export function narrateDeal(cards: Cards, fact: DealFact, viewer: Viewer): Message | undefined {
  switch (fact.type) {
    case 'deal-proposed': {
      const { faction, deal, terms } = fact;
      return msg('versailles-1919-deals.told.proposed', {
        ...nationArgs(faction),
        deal,
        parties: terms.parties.map(nationName),
        terms: termsText(cards, terms),
        ...noteArgs(terms),
      });
    }
    case 'deal-accepted':
      return msg('versailles-1919-deals.told.accepted', {
        ...nationArgs(fact.faction),
        deal: fact.deal,
        by: nationName(fact.by),
      });
    case 'deal-declined':
      return msg('versailles-1919-deals.told.declined', {
        ...nationArgs(fact.faction),
        deal: fact.deal,
        by: nationName(fact.by),
      });
    case 'deal-withdrawn':
      return msg('versailles-1919-deals.told.withdrawn', { ...nationArgs(fact.faction), deal: fact.deal });
    case 'deal-made': {
      const { deal, terms } = fact;
      return msg('versailles-1919-deals.told.made', {
        deal,
        parties: [terms.by, ...terms.parties].map(nationName),
        terms: termsText(cards, terms),
        ...noteArgs(terms),
      });
    }
    case 'influence-transferred': {
      const { transfer, available, recovered } = fact;
      return msg('versailles-1919-deals.told.transferred', {
        ...nationArgs(transfer.from),
        to: nationName(transfer.to),
        n: transfer.n,
        available,
        recovered,
      });
    }
    case 'deal-void':
      return msg('versailles-1919-deals.told.void', {
        deal: fact.deal,
        by: nationName(fact.by),
        why: obstacleText(cards, fact.why),
      });
    case 'deals-lapsed':
      return msg('versailles-1919-deals.told.lapsed', {
        deals: fact.deals.map(({ deal, by }) =>
          msg('versailles-1919-deals.told.deal-of', { deal, by: nationName(by) }),
        ),
        count: fact.deals.length,
      });
    case 'promise-kept':
      return msg('versailles-1919-deals.told.kept', {
        ...nationArgs(fact.faction),
        promise: promiseText(cards, fact.promised),
        only: fact.only ? 'yes' : 'no',
      });
    case 'promise-void':
      return msg('versailles-1919-deals.told.promise-void', { promise: promiseText(cards, fact.promised) });
    case 'promise-drafted':
      if (viewer !== fact.faction && viewer !== 'moderator') return undefined;
      return msg('versailles-1919-deals.told.drafted', {
        ...nationArgs(fact.faction),
        what: fact.promised ? 'promise' : 'other',
        promise: fact.promised ? promiseText(cards, fact.promised) : '',
      });
    case 'message-sent':
      return msg('versailles-1919-deals.told.message', {
        ...nationArgs(fact.faction),
        to: fact.to.map(nationName),
        count: fact.to.length,
        text: fact.text,
      });
  }
}
