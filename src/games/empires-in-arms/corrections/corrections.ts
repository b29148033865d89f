import { correctAccess } from './correct-access.ts';
import { correctCorps } from './correct-corps.ts';
import { correctMinor, correctProvince } from './correct-lands.ts';
import { correctStatus, correctTreasury, correctVictoryPoints } from './correct-power.ts';
import { correctCapital, correctSiege } from './correct-sieges.ts';
import { correctTie } from './correct-tie.ts';
import type { Correction } from './correction.ts';

/**
 * What a moderator may put right. What is being decided just now (calls, terms, budgets under way) is no part of it:
 * the rest of the month hangs on it, so that only going back in the log puts it right.
 */
export const corrections: { readonly [name: string]: Correction } = {
  status: correctStatus,
  'victory-points': correctVictoryPoints,
  treasury: correctTreasury,
  tie: correctTie,
  access: correctAccess,
  minor: correctMinor,
  province: correctProvince,
  corps: correctCorps,
  siege: correctSiege,
  capital: correctCapital,
};
