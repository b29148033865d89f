import type { Rules } from '../../kernel/rules.ts';
import { chance } from './chance.ts';
import { chapter } from './chapter.ts';
import { corrections } from './corrections/corrections.ts';
import { giveOrder } from './cubes/give-order.ts';
import { payAndPlace, placeCube } from './cubes/place-cube.ts';
import { placeCubes } from './cubes/place-cubes.ts';
import { spreadCubes } from './cubes/spread-cubes.ts';
import { takeBackCube } from './cubes/take-back-cube.ts';
import { aftermath } from './ending/aftermath.ts';
import { decideWinner, finalScoring } from './ending/final-scoring.ts';
import { outcomeOf } from './ending/outcome.ts';
import { tallyOf } from './ending/tally.ts';
import { carryOutEvent } from './events/carry-out-event.ts';
import { moveCubeFrom, moveCubes, moveCubeTo } from './events/move-cubes.ts';
import { removeCubes } from './events/remove-cubes.ts';
import { whichEffect, whichRegion } from './events/which-effect.ts';
import { gains } from './gains.ts';
import { invariants } from './invariants.ts';
import { msg } from './msg.ts';
import { doerOf, narrate } from './narrate.ts';
import { optionFields } from './option-fields.ts';
import { parseOptions } from './options.ts';
import { builtInPack, readPack } from './pack/read-pack.ts';
import { sampleState } from './sample-state.ts';
import { scoreIfComplete, scoreRegion } from './scoring/score-region.ts';
import { beginRound, whoStarts } from './setup/begin-round.ts';
import { dealCards } from './setup/deal-cards.ts';
import { setUp, setUpTable } from './setup/set-up.ts';
import { SIDES } from './sides.ts';
import { cardToPlay } from './turn/choose-card.ts';
import { space } from './turn/choose-space.ts';
import { endRound, endTurn, takeTurn } from './turn/take-turn.ts';
import { opponentsEvent, orderOrEvent, useCard } from './turn/use-card.ts';
import type { IronCurtain } from './types.ts';
import { viewOf } from './view.ts';
import { whatChanged } from './what-changed.ts';

/** Iron Curtain: the Cold War in sixteen cards. Section numbers are those of the rules specification. */
export const rules: Rules<IronCurtain> = {
  id: 'iron-curtain',
  name: msg('iron-curtain.name'),
  blurb: msg('iron-curtain.blurb'),
  players: { min: 2, max: 2 },
  length: () => msg('iron-curtain.length'),
  ruleset: { current: 1, flags: {} },
  parseOptions,
  optionFields,
  seats: () => SIDES,
  seatName: (seat) => msg(seat === 'us' ? 'iron-curtain.side.us' : 'iron-curtain.side.ussr'),
  builtInPack,
  parsePack: readPack,
  setup: setUpTable,
  steps: {
    'set-up': setUp, // 2
    'deal-cards': dealCards, // 2.4, 3.3
    'begin-round': beginRound, // 2.6, 3.4
    'take-turn': takeTurn, // 4
    'score-if-complete': scoreIfComplete, // 4.5
    'use-card': useCard, // 4.6, 4.7
    'give-order': giveOrder, // 5.1
    'place-cubes': placeCubes, // 5.1 to 5.3
    'pay-and-place': payAndPlace, // 5.2, 5.3
    'carry-out-event': carryOutEvent, // 5.4
    'move-cubes': moveCubes, // 5.4
    'score-region': scoreRegion, // 6
    'end-turn': endTurn, // 4.8
    'end-round': endRound, // 3.2
    aftermath, // 7.1
    'final-scoring': finalScoring, // 7.2
    'decide-winner': decideWinner, // 7.3
  },
  decisions: {
    'who-starts': whoStarts, // 2.6, 3.4
    'card-to-play': cardToPlay, // 3.1
    space, // 4.1 to 4.3
    'opponents-event': opponentsEvent, // 4.7
    'order-or-event': orderOrEvent, // 4.6
    'spread-cubes': spreadCubes, // 5.1, 5.2, 5.4
    'place-cube': placeCube, // 5.3
    'take-back-cube': takeBackCube, // 5.3
    'remove-cubes': removeCubes, // 5.4
    'move-cube-from': moveCubeFrom, // 5.4
    'move-cube-to': moveCubeTo, // 5.4
    'which-effect': whichEffect, // 5.4
    'which-region': whichRegion, // 5.4
  },
  chapter,
  view: viewOf,
  sample: (position, viewer, draw) => ({ state: sampleState(position, viewer, draw) }),
  narrate,
  doer: doerOf,
  gains,
  effects: whatChanged,
  outcome: outcomeOf,
  tally: tallyOf,
  corrections,
  chance,
  invariants,
};
