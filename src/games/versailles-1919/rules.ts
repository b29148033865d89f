import type { Rules } from '../../kernel/rules.ts';
import { carryOut } from './effects/carry-out.ts';
import { whichSettledIssue, whichWaitingIssue } from './effects/pick-issue.ts';
import { whichEffect, whichRegion, whichTarget } from './effects/pick-part.ts';
import { exhaustUnits, readyUnit } from './effects/pick-units.ts';
import { endGame } from './ending/end-game.ts';
import { outcomeOf } from './ending/outcome.ts';
import { FACTIONS, isFaction } from './factions.ts';
import { placeInfluence } from './influence/place-influence.ts';
import { reclaim } from './influence/reclaim.ts';
import { invariants } from './invariants.ts';
import { demobilizeUnit } from './military/demobilize.ts';
import { deployTo, deployUnit, pushUnrest } from './military/deploy.ts';
import { doerOf, narrate } from './narrate/narrate.ts';
import { optionFields } from './option-fields.ts';
import { parseOptions } from './options.ts';
import { builtInPack, readPack } from './pack/read-pack.ts';
import { say } from './say.ts';
import { advance, advanceCards } from './settle/advance.ts';
import { chooseOption, navalFlags, optionAfterBid } from './settle/choose-option.ts';
import { conferenceEvent, discardEvent, optionalEvent } from './settle/conference.ts';
import { newEvent } from './settle/new-event.ts';
import { drawIssues, drawnIssue, refillFrom, refillIssue } from './settle/refill-issue.ts';
import { finishSettling, resolveIssue, settleIssue } from './settle/settle-issue.ts';
import { setUp, setUpTable } from './setup/set-up.ts';
import { chooseStrategies, takeStrategy } from './strategy/choose-strategy.ts';
import { action, militaryAction } from './turn/choose-action.ts';
import { beginTurn, endTurn, takeActions } from './turn/take-turn.ts';
import type { Versailles } from './types.ts';
import { bid, bidInfluence, nextBid } from './uprising/bid.ts';
import { carryOutUprisings, finishCheck, uprisingCheck } from './uprising/check.ts';
import { hitFaction, hitIssue, rollOff, uprising, whoIsHit } from './uprising/hit.ts';
import { announceModifier, announceModifiers, rollForUprising } from './uprising/roll.ts';
import { resetRegion, unsettleIssue } from './uprising/unsettle.ts';
import { viewOf } from './view.ts';

/** Versailles 1919: the peace conference after the Great War. Section numbers are those of the rules specification. */
export const rules: Rules<Versailles> = {
  id: 'versailles-1919',
  name: say('versailles-1919.name'),
  blurb: say('versailles-1919.blurb'),
  players: { min: 3, max: 4 },
  ruleset: { current: 1, flags: {} },
  parseOptions,
  optionFields,
  seats: (players) => FACTIONS.slice(0, players), // 2.1
  seatName: (seat) => say('versailles-1919.seat', { nation: isFaction(seat) ? seat : 'other' }),
  builtInPack,
  parsePack: readPack,
  setup: setUpTable,
  steps: {
    'set-up': setUp, // 2
    'begin-turn': beginTurn, // 3
    'take-actions': takeActions, // 3.1
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
    'end-game': endGame, // 13, 14
  },
  decisions: {
    action, // 3.2
    'military-action': militaryAction, // 3.1
    'place-influence': placeInfluence, // 4.1
    reclaim, // 4.2
    'deploy-unit': deployUnit, // 8.1
    'deploy-to': deployTo, // 8.2, 8.3
    'demobilize-unit': demobilizeUnit, // 8.5, 9.3
    option: chooseOption, // 5.3 step 1d, 10.6
    'naval-flags': navalFlags, // 6.3
    'optional-event': optionalEvent, // 5.3 step 2b
    'advance-cards': advanceCards, // 5.3 step 3
    'refill-from': refillFrom, // 5.3 step 4
    'drawn-issue': drawnIssue, // 5.3 step 4b
    'which-effect': whichEffect,
    'which-region': whichRegion,
    'which-target': whichTarget,
    'which-waiting-issue': whichWaitingIssue,
    'which-settled-issue': whichSettledIssue, // 10.8
    'ready-unit': readyUnit,
    'exhaust-units': exhaustUnits,
    'announce-modifier': announceModifier, // 10.2a
    'who-is-hit': whoIsHit, // 10.3a
    'hit-issue': hitIssue, // 10.3b
    bid, // 10.4
    'bid-influence': bidInfluence, // 10.4
    'take-strategy': takeStrategy, // 11.2
  },
  view: viewOf,
  narrate,
  doer: doerOf,
  outcome: outcomeOf,
  invariants,
};
