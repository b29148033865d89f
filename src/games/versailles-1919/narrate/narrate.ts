import type { SeatId, Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import type { Setting } from '../../../kernel/rules.ts';
import { narrateCorrection } from '../corrections/narrate-correction.ts';
import { narrateDeal } from '../deals/narrate-deal.ts';
import { endText } from '../ending/outcome.ts';
import type { Fact } from '../fact.ts';
import { msg } from '../msg.ts';
import { nationArgs, nationName } from '../names.ts';
import { narrateOrders } from '../orders/narrate-orders.ts';
import { narrateBot } from '../solitaire/narrate-bot.ts';
import { narrateSolo } from '../solitaire/narrate-solo.ts';
import { narrateNeutral } from '../two-players/narrate-neutral.ts';
import type { Versailles } from '../types.ts';
import { narrateIcon } from './narrate-icon.ts';
import { narratePiece } from './narrate-piece.ts';
import { narrateSettling } from './narrate-settling.ts';
import { narrateTurn } from './narrate-turn.ts';
import { narrateBid, narrateUprising } from './narrate-uprising.ts';

/** A fact in words. Everything that is told is open to all, but for standing orders and what is prepared for a deal. */
export function narrate(setting: Setting<Versailles>, fact: Fact, viewer: Viewer): Message | undefined {
  const { pack } = setting;
  switch (fact.type) {
    case 'set-up':
    case 'cards-set-out':
    case 'turn-began':
    case 'no-political-action':
    case 'influence-placed':
    case 'reclaimed':
      return narrateTurn(pack, fact);
    case 'issue-settled':
    case 'option-chosen':
    case 'event-declined':
    case 'event-carried-out':
    case 'event-impossible':
    case 'cards-advanced':
    case 'issue-from-discard':
    case 'issues-drawn':
    case 'issue-waits':
    case 'event-turned-up':
    case 'crisis':
      return narrateSettling(setting, fact);
    case 'happiness-changed':
    case 'happiness-stuck':
    case 'unrest-moved':
    case 'keg-moved':
    case 'tokens-placed':
    case 'random-region':
    case 'effect-chosen':
    case 'target-chosen':
    case 'without-effect':
      return narrateIcon(pack, fact);
    case 'influence-exhausted':
    case 'influence-recovered':
    case 'influence-returned':
    case 'unit-deployed':
    case 'unrest-pushed':
    case 'unit-demobilized':
    case 'units-exhausted':
    case 'unit-readied':
    case 'unit-not-readied':
      return narratePiece(pack, fact);
    case 'check-began':
    case 'region-calm':
    case 'modifier-announced':
    case 'uprising-rolled':
    case 'nobody-hit':
    case 'rolled-off':
    case 'faction-hit':
    case 'issue-unsettled':
    case 'region-reset':
      return narrateUprising(pack, fact);
    case 'bid-made':
    case 'passed':
    case 'auction-won':
    case 'nobody-bid':
    case 'strategy-order':
    case 'strategy-taken':
    case 'strategies-removed':
      return narrateBid(pack, fact);
    case 'neutral-seated':
    case 'neutral-must-reclaim':
    case 'reclaimed-too':
    case 'neutral-option-chosen':
    case 'happiness-ignored':
      return narrateNeutral(pack, fact);
    case 'deal-proposed':
    case 'deal-accepted':
    case 'deal-declined':
    case 'deal-withdrawn':
    case 'deal-made':
    case 'influence-transferred':
    case 'deal-void':
    case 'deals-lapsed':
    case 'promise-kept':
    case 'promise-void':
    case 'promise-drafted':
    case 'message-sent':
      return narrateDeal(setting, fact, viewer);
    case 'orders-given':
    case 'passing':
      return narrateOrders(pack, fact, viewer);
    case 'corrected-happiness':
    case 'corrected-track':
    case 'corrected-unit':
    case 'corrected-influence':
    case 'corrected-issues':
    case 'corrected-events':
    case 'corrected-settling':
    case 'corrected-unsettling':
    case 'corrected-strategy':
    case 'corrected-solo':
      return narrateCorrection(pack, fact, viewer);
    case 'end-card-settled':
      return msg('versailles-1919.told.end-card', {
        ...nationArgs(fact.faction),
        winner: nationName(fact.winner),
        own: fact.winner === fact.faction ? 'yes' : 'no',
      });
    case 'deadlock':
      return msg('versailles-1919.told.deadlock');
    case 'deck-empty':
      return msg('versailles-1919.told.deck-empty', nationArgs(fact.faction));
    case 'solo-began':
    case 'solo-scored':
    case 'faction-switched':
    case 'solo-over':
      return narrateSolo(fact);
    case 'bot-deploys':
    case 'bot-deploy-rolled':
    case 'bot-demobilizes':
    case 'bot-settles':
    case 'bot-places':
    case 'bot-reclaims':
    case 'bot-idles':
    case 'bot-option':
    case 'bot-flags':
    case 'bot-event':
    case 'bot-advances':
    case 'bot-refills':
    case 'bot-announces':
    case 'bot-bids':
    case 'bot-without-bid':
    case 'bot-wins':
      return narrateBot(pack, fact);
    case 'game-over':
      return endText(fact.winners, fact.scores);
  }
}

/** The seat whose doing a fact is; none for what the rules themselves do, or a faction without a seat (15.1). */
export function doerOf({ seats }: Setting<Versailles>, fact: Fact): SeatId | undefined {
  return 'faction' in fact && seats.includes(fact.faction) ? fact.faction : undefined;
}
