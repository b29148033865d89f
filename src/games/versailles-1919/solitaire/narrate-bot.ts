import type { Message } from '../../../kernel/message.ts';
import { issueOf, optionOf } from '../cards.ts';
import { eventName, issueName, named, nationArgs, regionName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { bidText } from '../uprising/bid-words.ts';
import { unitsToBid } from './bot-bids.ts';
import type { BotFact } from './fact.ts';
import { msg } from './msg.ts';

/** 16.7 to 16.11: what a bot does, and by which rule. */
export function narrateBot(pack: Pack, fact: BotFact): Message {
  const by = nationArgs(fact.faction);
  switch (fact.type) {
    case 'bot-deploys':
      return msg('versailles-1919-solitaire.told.deploys', {
        ...by,
        region: regionName(fact.region),
        unrest: fact.unrest,
        issues: fact.issues,
        column: fact.column,
        why: named(fact.why),
        instead: fact.instead ?? 'none',
      });
    case 'bot-deploy-rolled':
      return msg('versailles-1919-solitaire.told.deploy-rolled', {
        ...by,
        dice: fact.dice.map(({ region, die }) =>
          msg('versailles-1919-solitaire.told.deploy-die', { region: regionName(region), die }),
        ),
      });
    case 'bot-demobilizes':
      return msg('versailles-1919-solitaire.told.demobilizes', { ...by, away: fact.away, box: fact.box });
    case 'bot-settles':
      return msg('versailles-1919-solitaire.told.settles', {
        ...by,
        issue: issueName(pack, fact.issue),
        why: named(fact.why),
        value: fact.value,
      });
    case 'bot-places':
      return msg('versailles-1919-solitaire.told.places', by);
    case 'bot-reclaims':
      return msg('versailles-1919-solitaire.told.reclaims', by);
    case 'bot-idles':
      return msg('versailles-1919-solitaire.told.idles', by);
    case 'bot-option':
      return msg('versailles-1919-solitaire.told.option', {
        ...by,
        issue: issueName(pack, fact.issue),
        option: optionOf(issueOf(pack, fact.issue), fact.option).label,
        value: fact.value,
        why: named(fact.why),
      });
    case 'bot-flags':
      return msg('versailles-1919-solitaire.told.flags', { ...by, issue: issueName(pack, fact.issue) });
    case 'bot-event':
      return msg('versailles-1919-solitaire.told.event', {
        event: eventName(pack, fact.event),
        own: fact.own ? 'yes' : 'no',
      });
    case 'bot-advances':
      return msg('versailles-1919-solitaire.told.advances', {
        ...by,
        issue: issueName(pack, fact.issue),
        why: fact.why,
        chosen: fact.chosen ? 'yes' : 'no',
      });
    case 'bot-refills':
      return msg('versailles-1919-solitaire.told.refills', {
        ...by,
        issue: issueName(pack, fact.issue),
        discarded: fact.discarded === undefined ? '' : issueName(pack, fact.discarded),
        has: fact.discarded === undefined ? 'no' : 'yes',
        swapped: fact.swapped ? 'yes' : 'no',
      });
    case 'bot-announces':
    case 'bot-bids':
    case 'bot-without-bid':
    case 'bot-wins':
      return narrateUprising(pack, fact);
  }
}

type UprisingFact = Extract<BotFact, { type: 'bot-announces' | 'bot-bids' | 'bot-without-bid' | 'bot-wins' }>;

/** 16.10, 16.11. */
function narrateUprising(pack: Pack, fact: UprisingFact): Message {
  const by = nationArgs(fact.faction);
  switch (fact.type) {
    case 'bot-announces':
      return msg('versailles-1919-solitaire.told.announces', {
        ...by,
        region: regionName(fact.region),
        sign: fact.n < 0 ? 'minus' : 'plus',
        n: Math.abs(fact.n),
        hit: fact.hit ? 'yes' : 'no',
      });
    case 'bot-bids': {
      const used = fact.bid.units + (fact.bid.inRegion ? 1 : 0);
      const wanted = unitsToBid(pack, fact.issue, fact.mobilized);
      return msg('versailles-1919-solitaire.told.bids', {
        ...by,
        issue: issueName(pack, fact.issue),
        bid: bidText(fact.bid),
        mobilized: fact.mobilized,
        units: wanted === 0 ? 'none' : used < wanted ? 'some' : 'all',
        wanted,
        used,
        value: fact.value,
        less: fact.bid.influence < fact.value ? 'yes' : 'no',
        raised: fact.raised ? 'yes' : 'no',
      });
    }
    case 'bot-without-bid':
      return msg('versailles-1919-solitaire.told.without-bid', { ...by, issue: issueName(pack, fact.issue) });
    case 'bot-wins':
      return msg('versailles-1919-solitaire.told.wins', {
        ...by,
        issue: issueName(pack, fact.issue),
        chosen: fact.chosen ? 'yes' : 'no',
      });
  }
}
