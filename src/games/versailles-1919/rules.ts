import type { Rules } from '../../kernel/rules.ts';
import { chance } from './chance.ts';
import { chapter } from './chapter.ts';
import { corrections } from './corrections/corrections.ts';
import { answerDeal } from './deals/answer-deal.ts';
import { concernedBy } from './deals/concerned.ts';
import { dealActions } from './deals/deal-actions.ts';
import { draftPromise } from './deals/draft-promise.ts';
import { proposeDeal } from './deals/propose-deal.ts';
import { sendMessage } from './deals/send-message.ts';
import { withPromises } from './deals/with-promises.ts';
import { withdrawDeal } from './deals/withdraw-deal.ts';
import { carryOut } from './effects/carry-out.ts';
import { whichSettledIssue, whichWaitingIssue } from './effects/pick-issue.ts';
import { whichEffect, whichRegion, whichTarget } from './effects/pick-part.ts';
import { exhaustUnits, readyUnit } from './effects/pick-units.ts';
import { endGame } from './ending/end-game.ts';
import { outcomeOf, tallyOf } from './ending/outcome.ts';
import { gains } from './gains.ts';
import { placeInfluence } from './influence/place-influence.ts';
import { reclaim } from './influence/reclaim.ts';
import { invariants } from './invariants.ts';
import { demobilizeUnit } from './military/demobilize.ts';
import { deployTo, deployUnit, pushUnrest } from './military/deploy.ts';
import { msg } from './msg.ts';
import { doerOf, narrate } from './narrate/narrate.ts';
import { optionFields } from './option-fields.ts';
import { parseOptions } from './options.ts';
import { giveOrders } from './orders/give-orders.ts';
import { offerOrders } from './orders/offer-orders.ts';
import { orderActions } from './orders/order-actions.ts';
import { ordersFrom } from './orders/orders.ts';
import { passThisTurn } from './orders/pass-this-turn.ts';
import { withOrders } from './orders/with-orders.ts';
import { builtInPack, earlierPack, readPack } from './pack/read-pack.ts';
import { sampleState } from './sample-state.ts';
import { advance, advanceCards } from './settle/advance.ts';
import { chooseOption, navalFlags, optionAfterBid } from './settle/choose-option.ts';
import { conferenceEvent, discardEvent, optionalEvent } from './settle/conference.ts';
import { newEvent } from './settle/new-event.ts';
import { drawIssues, drawnIssue, refillFrom, refillIssue } from './settle/refill-issue.ts';
import { finishSettling, resolveIssue, settleIssue } from './settle/settle-issue.ts';
import { setUp, setUpTable } from './setup/set-up.ts';
import { awardToBot, whichBotWins } from './solitaire/award-to-bot.ts';
import { botActs, botDeploys, botReclaims } from './solitaire/bot-acts.ts';
import { botsBid } from './solitaire/bot-bids.ts';
import { botRefills } from './solitaire/bot-refill.ts';
import { botSettles } from './solitaire/bot-settles.ts';
import { seatName, seatsFor } from './solitaire/seats.ts';
import { switchFaction, takeOver } from './solitaire/switch-faction.ts';
import { chooseStrategies, takeStrategy } from './strategy/choose-strategy.ts';
import { action, militaryAction } from './turn/choose-action.ts';
import { beginTurn, endTurn, takeActions } from './turn/take-turn.ts';
import { decidedFor } from './two-players/decided-for.ts';
import { neutralAction, takeNeutralAction } from './two-players/neutral-action.ts';
import { neutralPlace } from './two-players/neutral-place.ts';
import { neutralReclaim } from './two-players/neutral-reclaim.ts';
import type { Versailles } from './types.ts';
import { bid, bidInfluence, nextBid } from './uprising/bid.ts';
import { carryOutUprisings, finishCheck, uprisingCheck } from './uprising/check.ts';
import { hitFaction, hitIssue, rollOff, uprising, whoIsHit } from './uprising/hit.ts';
import { announceModifier, announceModifiers, rollForUprising } from './uprising/roll.ts';
import { resetRegion, unsettleIssue } from './uprising/unsettle.ts';
import { viewOf } from './view.ts';
import { whatChanged } from './what-changed.ts';

/** Versailles 1919: the peace conference after the Great War. Section numbers are those of the rules specification. */
export const rules: Rules<Versailles> = {
  id: 'versailles-1919',
  name: msg('versailles-1919.name'),
  blurb: msg('versailles-1919.blurb'),
  players: { min: 1, max: 4 },
  length: (players) => msg('versailles-1919.length', { players }),
  ruleset: {
    current: 2,
    flags: {
      'optional-events-by-table': 2, // 16.9.2
      'idle-uprisings-bring-no-cards': 2, // 10.3c
      'promise-ends-when-kept': 2, // 12.2
    },
  },
  parseOptions,
  optionFields,
  seats: seatsFor, // 2.1, 16.1
  seatName,
  builtInPack,
  earlierPack,
  parsePack: readPack,
  setup: setUpTable,
  steps: {
    'set-up': setUp, // 2
    'begin-turn': beginTurn, // 3
    'take-actions': takeActions, // 3.1
    'neutral-action': neutralAction, // 15.2
    'end-turn': endTurn, // 3.1
    'settle-issue': settleIssue, // 5.1, 5.2
    'resolve-issue': resolveIssue, // 5.3 step 1
    'conference-event': conferenceEvent, // 5.3 step 2
    'discard-event': discardEvent, // 5.3 step 2c
    advance, // 5.3 step 3
    'refill-issue': refillIssue, // 5.3 step 4
    'draw-issues': drawIssues, // 5.3 step 4b, 13.1, 13.3
    'new-event': newEvent, // 5.3 step 5
    'finish-settling': finishSettling,
    'carry-out': carryOut, // 6, 7
    'push-unrest': pushUnrest, // 8.4
    'uprising-check': uprisingCheck, // 10.1
    'announce-modifiers': announceModifiers, // 10.2a
    'roll-for-uprising': rollForUprising, // 10.2
    'carry-out-uprisings': carryOutUprisings, // 10.2b
    uprising, // 10.3a
    'roll-off': rollOff, // 10.3a
    'hit-faction': hitFaction, // 10.3b
    'unsettle-issue': unsettleIssue, // 10.3, 10.8
    'next-bid': nextBid, // 10.4
    'reset-region': resetRegion, // 10.5
    'option-after-bid': optionAfterBid, // 10.6
    'finish-check': finishCheck, // 10.7
    'choose-strategies': chooseStrategies, // 11
    'bot-acts': botActs, // 16.7, 16.8
    'bot-deploys': botDeploys, // 16.7
    'bot-reclaims': botReclaims, // 16.8
    'bot-refills': botRefills, // 16.9
    'bots-bid': botsBid, // 16.11
    'award-to-bot': awardToBot, // 16.11
    'switch-faction': switchFaction, // 16.12
    'end-game': endGame, // 13, 14
  },
  decisions: withOrders(
    withPromises({
      action, // 3.2
      'military-action': militaryAction, // 3.1
      'place-influence': decidedFor(placeInfluence), // 4.1
      reclaim, // 4.2
      'deploy-unit': decidedFor(deployUnit), // 8.1
      'deploy-to': decidedFor(deployTo), // 8.2, 8.3
      'demobilize-unit': decidedFor(demobilizeUnit), // 8.5, 9.3
      option: decidedFor(chooseOption), // 5.3 step 1d, 10.6
      'naval-flags': decidedFor(navalFlags), // 6.3
      'optional-event': decidedFor(optionalEvent), // 5.3 step 2b
      'advance-cards': decidedFor(advanceCards), // 5.3 step 3
      'refill-from': decidedFor(refillFrom), // 5.3 step 4
      'drawn-issue': decidedFor(drawnIssue), // 5.3 step 4b
      'which-effect': decidedFor(whichEffect),
      'which-region': decidedFor(whichRegion),
      'which-target': decidedFor(whichTarget),
      'which-waiting-issue': decidedFor(whichWaitingIssue),
      'which-settled-issue': decidedFor(whichSettledIssue), // 10.8
      'ready-unit': decidedFor(readyUnit),
      'exhaust-units': decidedFor(exhaustUnits),
      'announce-modifier': announceModifier, // 10.2a
      'who-is-hit': decidedFor(whoIsHit), // 10.3a
      'hit-issue': decidedFor(hitIssue), // 10.3b
      bid, // 10.4
      'bid-influence': bidInfluence, // 10.4
      'take-strategy': takeStrategy, // 11.2
      'give-orders': giveOrders,
      'pass-this-turn': passThisTurn,
      'bot-settles': botSettles, // 16.8
      'which-bot-wins': whichBotWins, // 16.11
      'take-over': takeOver, // 16.12
      'neutral-action': takeNeutralAction, // 15.2
      'neutral-place': neutralPlace, // 15.3
      'neutral-reclaim': neutralReclaim, // 15.6
      'propose-deal': proposeDeal, // 12.4
      'draft-promise': draftPromise, // 12.2
      'answer-deal': answerDeal, // 12.4
      'withdraw-deal': withdrawDeal, // 12.4
      'send-message': sendMessage, // 12.1
    }),
  ),
  optionalActions: (position) => [...dealActions(position), ...orderActions(position)],
  chapter,
  ordersFrom,
  offerOrders,
  view: viewOf,
  sample: (position, viewer, draw) => ({ state: sampleState(position, viewer, draw) }),
  narrate,
  doer: doerOf,
  concerns: concernedBy,
  gains,
  effects: whatChanged,
  outcome: outcomeOf,
  tally: tallyOf,
  corrections,
  chance,
  invariants,
};
