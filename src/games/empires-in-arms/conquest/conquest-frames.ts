import type { None } from '../none.ts';

/** The end of the land phase (7.7). */
export type ConquestSteps = {
  'conquest-step': None;
};
