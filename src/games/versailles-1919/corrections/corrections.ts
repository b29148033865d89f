import { correctHappiness } from './correct-happiness.ts';
import { correctInfluence } from './correct-influence.ts';
import { correctSettled } from './correct-settled.ts';
import { correctSolo } from './correct-solo.ts';
import { correctStrategy } from './correct-strategy.ts';
import { correctTrack } from './correct-track.ts';
import { correctUnit } from './correct-unit.ts';
import type { Correction } from './correction.ts';
import { settleByRuling } from './settle-by-ruling.ts';
import { swapEvents } from './swap-events.ts';
import { swapIssues } from './swap-issues.ts';
import { unsettleByRuling } from './unsettle-by-ruling.ts';

/**
 * What a moderator may put right. Whose turn it is, what of it is done, a check or a bid under way, deals and orders
 * are no part of it: what waits to be done hangs on them, so that only going back in the log puts them right.
 */
export const corrections: { readonly [name: string]: Correction } = {
  happiness: correctHappiness,
  track: correctTrack,
  unit: correctUnit,
  influence: correctInfluence,
  issues: swapIssues,
  events: swapEvents,
  settle: settleByRuling,
  settled: correctSettled,
  unsettle: unsettleByRuling,
  strategy: correctStrategy,
  solo: correctSolo,
};
