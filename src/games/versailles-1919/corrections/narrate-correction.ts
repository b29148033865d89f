import type { Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import type { Printed } from '../../../kernel/printed.ts';
import { issueOf, optionOf } from '../cards.ts';
import { eventName, issueName, nationArgs, nationName, regionName, strategyName, tokenName } from '../names.ts';
import { TOKENS } from '../pack/value-schemas.ts';
import type { Pack, Token } from '../pack-types.ts';
import type { CorrectionFact, Pile } from './correction-fact.ts';
import { cubeSpotText } from './cube-spots.ts';
import { msg } from './msg.ts';
import { pileText } from './piles.ts';
import { spotText } from './unit-spots.ts';

/**
 * What a moderator put right, for one viewer: cards of a deck that only changed places there are named to nobody else.
 */
export function narrateCorrection(pack: Pack, fact: CorrectionFact, viewer: Viewer): Message {
  switch (fact.type) {
    case 'corrected-happiness':
      return msg('versailles-1919-corrections.told.happiness', {
        ...nationArgs(fact.nation),
        from: fact.from,
        to: fact.to,
      });
    case 'corrected-track':
      return msg('versailles-1919-corrections.told.track', {
        region: regionName(fact.region),
        keg: fact.keg,
        unrest: fact.unrest,
      });
    case 'corrected-unit':
      return msg('versailles-1919-corrections.told.unit', {
        who: nationName(fact.of),
        from: spotText(fact.from),
        to: spotText(fact.to),
      });
    case 'corrected-influence':
      return msg('versailles-1919-corrections.told.influence', {
        who: nationName(fact.of),
        n: fact.n,
        from: cubeSpotText(pack, fact.from),
        to: cubeSpotText(pack, fact.to),
      });
    case 'corrected-issues':
      return swapText(fact.cards, viewer, 'issues', (card) => issueName(pack, card));
    case 'corrected-events':
      return swapText(fact.cards, viewer, 'events', (card) => eventName(pack, card));
    case 'corrected-settling':
      return settlingText(pack, fact);
    case 'corrected-unsettling':
      return msg('versailles-1919-corrections.told.unsettling', {
        issue: issueName(pack, fact.issue),
        who: nationName(fact.owner),
        to: msg('versailles-1919-corrections.unsettled-to', { to: fact.to.replace('-', '_') }),
      });
    case 'corrected-strategy':
      return msg('versailles-1919-corrections.told.strategy', {
        ...nationArgs(fact.of),
        strategy: strategyName(pack, fact.strategy),
        instead: strategyName(pack, fact.instead),
        exchanged: fact.by ? 'yes' : 'no',
        other: fact.by ? nationName(fact.by) : '',
      });
    case 'corrected-solo':
      return msg('versailles-1919-corrections.told.solo', {
        who: nationName(fact.runs),
        points: fact.points,
        target: fact.target,
      });
  }
}

type Swapped = { readonly card: string; readonly from: Pile; readonly to: Pile };

function swapText(
  [one, other]: readonly Swapped[],
  viewer: Viewer,
  cards: 'issues' | 'events',
  name: (card: string) => Printed,
): Message {
  if (!one || !other) throw new Error('two cards change places');
  if (one.from === 'deck' && other.from === 'deck' && viewer !== 'moderator')
    return msg('versailles-1919-corrections.told.deck', { cards });
  return msg('versailles-1919-corrections.told.swap', {
    one: name(one.card),
    from: pileText(one.from),
    other: name(other.card),
    to: pileText(one.to),
  });
}

function settlingText(pack: Pack, fact: Extract<CorrectionFact, { type: 'corrected-settling' }>): Message {
  const { issue, owner, option, tokens, from, replacedBy } = fact;
  return msg('versailles-1919-corrections.told.settling', {
    ...nationArgs(owner),
    issue: issueName(pack, issue),
    option: optionOf(issueOf(pack, issue), option).label,
    tokens: tokensText(tokens),
    count: tokens.length,
    taken: from ? 'yes' : 'no',
    pile: from ? pileText(from) : '',
    replaced: replacedBy === undefined ? 'no' : 'yes',
    by: replacedBy === undefined ? '' : issueName(pack, replacedBy),
  });
}

function tokensText(tokens: readonly Token[]): readonly Message[] {
  return TOKENS.flatMap((token) => {
    const n = tokens.filter((other) => other === token).length;
    return n === 0 ? [] : [msg('versailles-1919-corrections.tokens', { n, token: tokenName(token, n) })];
  });
}
