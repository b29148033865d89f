import type { Rules } from '../../kernel/rules.ts';
import { giveAccess } from './access/give-access.ts';
import { lapseAccess } from './access/lapse-access.ts';
import { takeBackAccess } from './access/take-back-access.ts';
import { battleDecisions, battleSteps } from './battle/battle-rules.ts';
import { releaseLeaders } from './captives/release-leaders.ts';
import { chance } from './chance.ts';
import { chapter, parts } from './chapter.ts';
import { chronicle } from './chronicle/chronicle.ts';
import { countDominance } from './combinations/dominance.ts';
import { computer } from './computer/computer.ts';
import { controlBids, controlPowers } from './control/control-powers.ts';
import { answeredByControllers } from './control/on-behalf.ts';
import { corrections } from './corrections/corrections.ts';
import { budget } from './economy/budget.ts';
import { economicPhase } from './economy/economic-phase.ts';
import { changeLands, civilDisorder, drift, levy, spend } from './economy/economy-steps.ts';
import { outcomeOf, tallyOf } from './ending/outcome.ts';
import { gains } from './gains.ts';
import { invariants } from './invariants/invariants.ts';
import { afterBattleDecisions, afterBattleSteps } from './land/after-battles.ts';
import { depotGarrison } from './land/depot-garrison.ts';
import { intoCity } from './land/into-city.ts';
import { joinDefence } from './land/join-defence.ts';
import { landCombat, partForces } from './land/land-combat.ts';
import { landGoesOn, landMove, landTurn } from './land/land-move.ts';
import { landMoved } from './land/land-moved.ts';
import { landPhase, landSlot, landTurnBegins, landTurnEnds } from './land/land-phase.ts';
import { leaveArea } from './land/leave-area.ts';
import { stepAside } from './land/step-aside.ts';
import { controlStep } from './minors/control-step.ts';
import { deployMinor, deployRest, deployStep } from './minors/deploy-step.ts';
import { lapseStep } from './minors/lapse-step.ts';
import { rivalsStep, withdrawOrStay } from './minors/rivals-step.ts';
import { support, supportStep } from './minors/support-step.ts';
import { msg } from './msg.ts';
import { movesOf } from './narrate/moves.ts';
import { concernedBy, doerOf, narrate } from './narrate/narrate.ts';
import { sceneOf } from './narrate/scene.ts';
import { navalDecisions, navalSteps } from './naval/naval-rules.ts';
import { neighbours } from './neighbours.ts';
import { battleOdds } from './odds/battle-odds.ts';
import { optionFields } from './option-fields.ts';
import { optionalActions } from './optional-actions.ts';
import { campaignOf, parseOptions, seatsFor, withPowers } from './options.ts';
import { giveOrders } from './orders/give-orders.ts';
import { ordersAtSea, ordersOnLand } from './orders/give-reactions.ts';
import { ordersFrom } from './orders/keep-orders.ts';
import { offerOrders } from './orders/offer-orders.ts';
import { builtInPack, earlierPack, readPack } from './pack/read-pack.ts';
import { POWERS } from './pack-lists.ts';
import { acceptUnconditional } from './peace/accept-unconditional.ts';
import { afterPeace, goHome } from './peace/after-peace.ts';
import { demandBreak } from './peace/demand-break.ts';
import { disorderElimination, disorderSurrender } from './peace/disorder-steps.ts';
import { endTreatiesStep } from './peace/end-treaties-step.ts';
import { peaceStep, revealSuits } from './peace/peace-step.ts';
import { repatriation } from './peace/repatriation.ts';
import { sued } from './peace/sued.ts';
import { terms } from './peace/terms.ts';
import { allianceStep, breakStep } from './politics/alliance-steps.ts';
import { answerCalls } from './politics/answer-calls.ts';
import { combineStep } from './politics/combine-step.ts';
import { revealStep } from './politics/declarations-step.ts';
import { freeStep } from './politics/free-step.ts';
import { callAllies, callsOfSide } from './politics/make-calls.ts';
import { politicalOrders, politicalPhase } from './politics/political-orders.ts';
import { rangesIn } from './ranges/ranges.ts';
import { reinforcementPhase, reinforcementTurn } from './reinforcement/reinforcement-phase.ts';
import { reinforcementOrders, reinforcements } from './reinforcement/reinforcements.ts';
import { BATTLE, CURRENT, MARCH, RETURN, SENIORITY } from './rulesets.ts';
import { sampleState } from './sample/sample-state.ts';
import { scenarioReinforcements } from './scenarios/scenario-reinforcements.ts';
import { scenarioVictory } from './scenarios/scenario-victory.ts';
import { beginCampaign, beginMonth, endMonth } from './sequence/begin-month.ts';
import { powerOf } from './sequence/who-decides.ts';
import { biddingForPowers } from './setup/award-powers.ts';
import { beginningOf } from './setup/beginning-of.ts';
import { supplyLosses } from './supply/supply-losses.ts';
import { supply } from './supply/supply-step.ts';
import { tabulateSupply } from './supply/tabulate-supply.ts';
import type { EmpiresInArms } from './types.ts';
import { viewOf } from './view.ts';
import { whatChanged } from './what-changed.ts';

/** The questions that a month puts to powers, and so to whoever controls one that nobody plays (14.3). */
const powersDecisions = {
  'political-orders': politicalOrders,
  'call-allies': callAllies,
  'answer-call': answerCalls,
  sued,
  'accept-unconditional': acceptUnconditional,
  terms,
  repatriation,
  'demand-break': demandBreak,
  'withdraw-or-stay': withdrawOrStay,
  support,
  'deploy-minor': deployMinor,
  reinforcements,
  budget,
  ...navalDecisions, // 6
  'supply-losses': supplyLosses, // 7.4.1.3
  'land-slot': landSlot,
  'land-turn': landTurn,
  'depot-garrison': depotGarrison,
  'join-defence': joinDefence,
  'leave-area': leaveArea,
  'into-city': intoCity,
  ...battleDecisions, // 7.5.2
  ...afterBattleDecisions, // 7.5.4, 10.1.1
};

/** Empires in Arms: Europe from 1805 to 1815. Section numbers are those of the rulebook. */
export const rules: Rules<EmpiresInArms> = {
  id: 'empires-in-arms',
  name: msg('empires-in-arms.name'),
  blurb: msg('empires-in-arms.blurb'),
  players: { min: 2, max: POWERS.length },
  length: (players, options) => msg('empires-in-arms.length', { campaign: campaignOf(options, players) }),
  // New games get a ruleset when all of it is there.
  ruleset: {
    current: CURRENT,
    flags: {
      ...{ march: MARCH, battle: BATTLE, asks_after_fights: BATTLE },
      ...{ returns_apart: RETURN, senior_commands: SENIORITY, lent_apart: SENIORITY, shut_in_together: SENIORITY },
    },
  },
  windows: true,
  parseOptions,
  optionFields,
  bidding: { ...biddingForPowers, about: msg('empires-in-arms.bidding') }, // 14.2
  seats: seatsFor,
  withSeats: withPowers,
  seatName: (seat) => msg('empires-in-arms.power', { power: seat }),
  builtInPack,
  earlierPack,
  parsePack: readPack,
  setup: ({ options, pack, seats }) => ({
    state: beginningOf(pack, options, seats.map(powerOf)),
    agenda: [{ step: 'begin-campaign', args: {} }],
  }),
  steps: {
    'begin-campaign': beginCampaign, // 14.2
    'begin-month': beginMonth, // 3
    'political-phase': politicalPhase, // 4
    'reveal-declarations': revealStep, // 4.2
    'calls-of-side': callsOfSide, // 4.3
    'peace-step': peaceStep, // 4.4
    'reveal-suits': revealSuits, // 4.4.1, 4.4.2
    'after-peace': afterPeace, // 4.4.6
    'go-home': goHome, // 4.4.6.2
    'end-treaties': endTreatiesStep, // 4.4.6
    'disorder-surrender': disorderSurrender, // 8.7
    'disorder-elimination': disorderElimination, // 8.7
    'alliance-step': allianceStep, // 4.5
    'control-step': controlStep, // 4.6
    'rivals-step': rivalsStep, // 4.6.4
    'support-step': supportStep, // 4.6.5
    'deploy-step': deployStep, // 4.6.3.2
    'deploy-rest': deployRest, // 4.6.3
    'lapse-step': lapseStep, // 4.6.6
    'break-step': breakStep, // 4.7
    'free-step': freeStep, // 4.8
    'combine-step': combineStep, // 4.9
    supply, // 7.4
    'lapse-access': lapseAccess, // 10.3
    'economic-phase': economicPhase, // 8.2
    spend, // 8.3 to 8.5
    drift, // 8.6
    'civil-disorder': civilDisorder, // 8.7
    'change-lands': changeLands, // 8.8, 8.9
    'count-dominance': countDominance, // 11.7
    levy, // 8.10
    'control-powers': controlPowers, // 8.11
    'reinforcement-phase': reinforcementPhase, // 5
    'reinforcement-turn': reinforcementTurn, // 5.2
    ...navalSteps, // 6
    'land-phase': landPhase, // 7.1
    'land-turn-begins': landTurnBegins, // 7.1.3
    'land-move': landMove, // 7.3
    'land-goes-on': landGoesOn, // 7.3
    'land-moved': landMoved, // 7.3.7
    'step-aside': stepAside, // 7.3.8.4
    'land-combat': landCombat, // 7.5.1
    'part-forces': partForces, // 7.5
    ...battleSteps, // 7.5.2, 7.5.3
    'land-turn-ends': landTurnEnds, // 7.1.3
    ...afterBattleSteps, // 7.5.4, 7.6, 7.7
    'scenario-reinforcements': scenarioReinforcements, // 5.2.1.1
    'scenario-victory': scenarioVictory, // 13
    'end-month': endMonth, // 9
  },
  decisions: {
    'standing-orders': giveOrders,
    'orders-at-sea': ordersAtSea, // 6
    'orders-on-land': ordersOnLand, // 7
    'give-access': giveAccess, // 10.3
    'take-back-access': takeBackAccess, // 10.3
    'reinforcement-orders': reinforcementOrders,
    'release-leaders': releaseLeaders, // 10.6.3
    'control-bids': controlBids, // 14.3
    ...answeredByControllers(powersDecisions),
  },
  optionalActions,
  chapter,
  parts,
  chronicle,
  ordersFrom,
  offerOrders,
  view: viewOf,
  ranges: rangesIn,
  odds: battleOdds,
  narrate,
  tabulate: ({ pack }, fact, viewer) => (fact.type === 'supplied' ? tabulateSupply(pack, fact, viewer) : undefined),
  moves: ({ pack }, fact, viewer) => movesOf(pack, fact, viewer),
  scene: ({ pack }, fact) => sceneOf(pack, fact),
  doer: doerOf,
  concerns: concernedBy,
  neighbours,
  computer,
  gains,
  effects: whatChanged,
  sample: sampleState,
  outcome: outcomeOf,
  tally: tallyOf,
  corrections,
  chance,
  invariants,
};
