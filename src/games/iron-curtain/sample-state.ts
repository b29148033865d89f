import type { RandomSource } from '../../kernel/chance.ts';
import type { Viewer } from '../../kernel/decision.ts';
import { pickFrom, shuffled } from '../../kernel/random.ts';
import type { Side } from './pack-types.ts';
import { SIDES } from './sides.ts';
import type { State } from './state.ts';
import type { Position } from './types.ts';
import { knowsHand } from './view.ts';

/**
 * Section 8: the cards that the viewer has not seen are dealt anew to the hands, the deck and what is set aside.
 * Whoever has chosen a card in secret has chosen one of the new hand.
 */
export function sampleState({ state, pack }: Position, viewer: Viewer, draw: RandomSource): State {
  const knows = (side: Side) => knowsHand(viewer, side);
  const seen = new Set([
    ...state.map.map(({ card }) => card),
    ...SIDES.filter(knows).flatMap((side) => state.hands[side]),
    ...SIDES.filter((side) => knows(side) || state.revealed).flatMap((side) => state.aftermath[side]),
  ]);
  const unseen = shuffled(
    pack.strategy.filter((card) => !seen.has(card)),
    draw,
  );
  const dealt = (count: number) => unseen.splice(0, count);

  const sample = structuredClone(state);
  for (const side of SIDES) {
    if (!knows(side)) sample.hands[side] = dealt(state.hands[side].length);
    if (!knows(side) && !state.revealed) sample.aftermath[side] = dealt(state.aftermath[side].length);
  }
  sample.deck = dealt(state.deck.length);
  const { active } = state;
  if (state.chosen !== undefined && active && !knows(active)) sample.chosen = pickFrom(sample.hands[active], draw);
  return sample;
}
