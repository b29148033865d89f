import { figuresOf } from '../setup/deal-cards.ts';
import { opponent, SIDES } from '../sides.ts';
import type { Step } from '../types.ts';

/** Section 4: a turn is one card. What follows its placing is put on the agenda when it lies on the map. */
export const takeTurn: Step<'take-turn'> = {
  section: '4',
  run({ state, push }, { side }) {
    state.active = side;
    push({ ask: 'card-to-play', args: { side } }, { ask: 'space', args: { side } }, { step: 'end-turn', args: {} });
  },
};

/** 3.1, 4.8: the sides take turns until each has played its cards of this round. */
export const endTurn: Step<'end-turn'> = {
  section: '4.8',
  run(play) {
    const { state, push } = play;
    const side = state.active;
    if (!side) throw new Error('no turn to end');
    state.plays += 1;
    state.played = undefined;
    if (state.plays < SIDES.length * figuresOf(play, state.round).turns)
      push({ step: 'take-turn', args: { side: opponent(side) } });
    else push({ step: 'end-round', args: {} });
  },
};

/** 3.2, 3.3: the cards that were not played are set aside; then the next round, or the end. */
export const endRound: Step<'end-round'> = {
  section: '3.2',
  run({ state, pack, push, tell }) {
    const { round } = state;
    state.active = undefined;
    for (const side of SIDES) state.aftermath[side].push(...state.hands[side].splice(0));
    const last = round === pack.figures.rounds.length;
    tell({
      type: 'round-ended',
      round,
      last,
      score: state.score,
      aside: { us: [...state.aftermath.us], ussr: [...state.aftermath.ussr] },
    });
    if (last) {
      push({ step: 'aftermath', args: {} }, { step: 'final-scoring', args: {} }, { step: 'decide-winner', args: {} });
      return;
    }
    state.round = round + 1;
    state.plays = 0;
    push({ step: 'deal-cards', args: { round: state.round } }, { step: 'begin-round', args: { round: state.round } });
  },
};
