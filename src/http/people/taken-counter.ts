import { HOUR_MS } from '../../platform/durations.ts';
import { type WindowCounter, windowCounter } from '../middleware/window-counter.ts';

/** Times in an hour that a player may take their data along: it reads much, and more the longer they have been here. */
const MOST_TAKEN = 5;

/** Counts how often players take along all that is theirs. */
export const takenCounter = (): WindowCounter => windowCounter(MOST_TAKEN, HOUR_MS);
