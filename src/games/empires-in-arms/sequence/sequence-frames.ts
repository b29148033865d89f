import type { None } from '../none.ts';

/** The steps that a month consists of (3). */
export type SequenceSteps = {
  'begin-campaign': None;
  'begin-month': None;
  'end-month': None;
};
