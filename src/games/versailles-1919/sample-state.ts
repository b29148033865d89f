import type { RandomSource } from '../../kernel/chance.ts';
import type { Viewer } from '../../kernel/decision.ts';
import { shuffled } from '../../kernel/random.ts';
import type { IssueId } from './pack-types.ts';
import { SOLO_LENGTH } from './solitaire/begin-solo.ts';
import type { State } from './state.ts';
import type { Position } from './types.ts';

/**
 * Only the order of the two decks is hidden (2.4), and what seats have ordered or prepared for themselves: the decks
 * are shuffled anew, and nobody but the viewer has orders.
 */
export function sampleState(position: Position, viewer: Viewer, draw: RandomSource): State {
  const { drafts, ...state } = structuredClone(position.state);
  const own = drafts?.[viewer];
  const orders = state.orders[viewer];
  return {
    ...state,
    deck: shuffledIssues(position, draw),
    eventDeck: shuffled([...state.eventDeck].sort(), draw),
    orders: orders ? { [viewer]: orders } : {},
    passing: state.passing.filter((seat) => seat === viewer),
    ...(own && { drafts: { [viewer]: own } }),
  };
}

/** 2.4: as many cards lie under the end card as the game's length says, or it is shuffled in among them. */
function shuffledIssues({ state, pack, options }: Position, draw: RandomSource): IssueId[] {
  const deck = shuffled(state.deck.filter((issue) => issue !== pack.endCard).sort(), draw);
  if (!state.deck.includes(pack.endCard)) return deck;
  const length = pack.figures.lengths[state.solo ? SOLO_LENGTH : options.length];
  const under = Math.min(length.under, deck.length);
  deck.splice(deck.length - (length.shuffled ? draw(under + 1) : under), 0, pack.endCard);
  return deck;
}
