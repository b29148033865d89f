import type { None } from '../none.ts';

/** What powers do with their prisoners (10.6). */
export type CaptivesDecisions = {
  'release-leaders': None;
};
