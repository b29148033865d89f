import type { Message } from '../../../kernel/message.ts';
import type { UprisingFact } from '../fact.ts';
import { msg } from '../msg.ts';
import { issueName, nationArgs, nationName, regionName, strategyName, tokenName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { bidText } from '../uprising/bid-words.ts';

type BidType =
  | 'bid-made'
  | 'passed'
  | 'auction-won'
  | 'nobody-bid'
  | 'strategy-order'
  | 'strategy-taken'
  | 'strategies-removed';

/** 10.1 to 10.3, 10.5. */
export function narrateUprising(pack: Pack, fact: Exclude<UprisingFact, { type: BidType }>): Message {
  switch (fact.type) {
    case 'check-began':
      return msg('versailles-1919.told.check', {
        regions: fact.regions.map(regionName),
        ...signed(fact.modifier),
      });
    case 'region-calm':
      return msg('versailles-1919.told.calm', { region: regionName(fact.region), column: fact.column });
    case 'modifier-announced':
      return msg('versailles-1919.told.announced', {
        ...nationArgs(fact.faction),
        region: regionName(fact.region),
        ...signed(fact.n),
      });
    case 'uprising-rolled':
      return msg('versailles-1919.told.rolled', {
        region: regionName(fact.region),
        die: fact.die,
        ...signed(fact.modifier),
        needs: fact.needs,
        uprising: fact.uprising ? 'yes' : 'no',
      });
    case 'nobody-hit':
      return msg('versailles-1919.told.nobody-hit', {
        region: regionName(fact.region),
        idle: fact.idle ? 'yes' : 'no',
      });
    case 'rolled-off':
      return msg('versailles-1919.told.rolled-off', {
        region: regionName(fact.region),
        dice: fact.dice.map(({ faction, die }) =>
          msg('versailles-1919.told.rolled-by', { who: nationName(faction), die }),
        ),
      });
    case 'faction-hit':
      return msg('versailles-1919.told.hit', {
        region: regionName(fact.region),
        hit: nationName(fact.hit),
        issues: fact.issues,
        how: fact.how,
        by: fact.by ? nationName(fact.by) : '',
      });
    case 'issue-unsettled':
      return msg('versailles-1919.told.unsettled', {
        issue: issueName(pack, fact.issue),
        owner: nationName(fact.owner),
        tokens: fact.tokens.map((token) => tokenName(token, 1)),
        count: fact.tokens.length,
      });
    case 'region-reset':
      return msg('versailles-1919.told.reset', {
        region: regionName(fact.region),
        keg: fact.keg,
        unrest: fact.unrest,
      });
  }
}

/** 10.4 and section 11. */
export function narrateBid(pack: Pack, fact: Extract<UprisingFact, { type: BidType }>): Message {
  switch (fact.type) {
    case 'bid-made':
      return msg('versailles-1919.told.bid', {
        ...nationArgs(fact.faction),
        issue: issueName(pack, fact.issue),
        bid: bidText(fact.bid),
      });
    case 'passed':
      return msg('versailles-1919.told.passed', {
        ...nationArgs(fact.faction),
        issue: issueName(pack, fact.issue),
        forced: fact.forced ? 'yes' : 'no',
      });
    case 'auction-won':
      return msg('versailles-1919.told.won', {
        ...nationArgs(fact.faction),
        issue: issueName(pack, fact.issue),
        bid: bidText(fact.bid),
        kept: fact.kept ? 'yes' : 'no',
      });
    case 'nobody-bid':
      return msg('versailles-1919.told.nobody-bid', { issue: issueName(pack, fact.issue) });
    case 'strategy-order':
      return msg('versailles-1919.told.strategy-order', {
        order: fact.order.map(({ faction, vp }) => msg('versailles-1919.end-score', { who: nationName(faction), vp })),
      });
    case 'strategy-taken':
      return msg('versailles-1919.told.strategy', {
        ...nationArgs(fact.faction),
        strategy: strategyName(pack, fact.strategy),
      });
    case 'strategies-removed':
      return msg('versailles-1919.told.strategies-removed', {
        strategies: fact.strategies.map((id) => strategyName(pack, id)),
        count: fact.strategies.length,
      });
  }
}

function signed(n: number) {
  return { sign: n < 0 ? 'minus' : n > 0 ? 'plus' : 'none', n: Math.abs(n) };
}
