import { correctCubes } from './correct-cubes.ts';
import { correctMarker } from './correct-marker.ts';
import type { Correction } from './correction.ts';
import { moveCardInPlay } from './move-card-in-play.ts';
import { swapCardInPlay } from './swap-card-in-play.ts';
import { swapHiddenCards } from './swap-hidden-cards.ts';

/**
 * What a moderator may put right. Whose turn it is, the round and the card that is being played are no part of it: what
 * waits to be done hangs on them, so that only going back in the log puts them right.
 */
export const corrections: { readonly [name: string]: Correction } = {
  cubes: correctCubes,
  marker: correctMarker,
  'hidden-cards': swapHiddenCards,
  'card-in-play': swapCardInPlay,
  space: moveCardInPlay,
};
