import { correctAccess } from './correct-access.ts';
import { correctCorps } from './correct-corps.ts';
import { correctDepot } from './correct-depot.ts';
import { correctFactors, raiseCorps } from './correct-factors.ts';
import { correctFleet } from './correct-fleet.ts';
import { correctGarrison } from './correct-garrison.ts';
import { correctIrregulars } from './correct-irregulars.ts';
import { correctMinor, correctProvince } from './correct-lands.ts';
import { correctLeader } from './correct-leader.ts';
import { correctStatus, correctTreasury, correctVictoryPoints } from './correct-power.ts';
import { correctPrisoners } from './correct-prisoners.ts';
import { correctPurse } from './correct-purse.ts';
import { correctCapital, correctSiege } from './correct-sieges.ts';
import { correctTie } from './correct-tie.ts';
import { correctTruce } from './correct-truce.ts';
import type { Correction } from './correction.ts';

/**
 * What a moderator may put right. What is being decided just now (calls, terms, budgets under way) is no part of it:
 * the rest of the month hangs on it, so that only going back in the log puts it right.
 */
export const corrections: { readonly [name: string]: Correction } = {
  status: correctStatus,
  'victory-points': correctVictoryPoints,
  treasury: correctTreasury,
  purse: correctPurse,
  tie: correctTie,
  truce: correctTruce,
  access: correctAccess,
  minor: correctMinor,
  province: correctProvince,
  corps: correctCorps,
  factors: correctFactors,
  raise: raiseCorps,
  fleet: correctFleet,
  leader: correctLeader,
  garrison: correctGarrison,
  depot: correctDepot,
  irregulars: correctIrregulars,
  prisoners: correctPrisoners,
  siege: correctSiege,
  capital: correctCapital,
};
