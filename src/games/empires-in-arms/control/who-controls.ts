import { POWERS, type Power } from '../pack-lists.ts';
import type { State } from '../state.ts';

/** The powers that nobody plays and that are still in the game, in the order of the list (14.3). */
export const unplayed = ({ powers }: Pick<State, 'powers'>): readonly Power[] =>
  POWERS.filter((power) => powers[power].played === 'nobody');

/** 14.3: one of the two controls the other, so that neither makes war on the other, or gives it anything. */
export const inOneHand = ({ powers }: Pick<State, 'powers'>, a: Power, b: Power): boolean =>
  powers[a].controller === b || powers[b].controller === a;
