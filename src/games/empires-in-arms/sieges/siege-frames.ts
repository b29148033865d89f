import type { Unit } from '../battle/battle.ts';
import type { Chosen } from '../battle/lose-factors.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { CityCombat, CityRound } from './city-combat.ts';
import type { Siege } from './siege.ts';

/** What the besieged do when their walls are breached; `give_up`: they surrender before any assault. */
export type WhenBreached = 'fight' | 'surrender' | 'give_up';

/** Sieges (7.5.4): after the other combats of each turn. */
export type SiegeSteps = {
  'siege-step': { powers: Power[] };
  assault: { area: AreaId; powers: Power[]; breached: WhenBreached };
  /** An assault that made no breach costs the besiegers factors. */
  'walls-hold': { siege: Siege; around: Unit[]; lost: number; chosen: Chosen };
  'city-round': { combat: CityCombat };
  'city-round-falls': { combat: CityCombat; round: CityRound; chosen: Chosen };
  'city-surrenders': { area: AreaId; powers: Power[] };
  sally: { area: AreaId };
};
export type SiegeDecisions = {
  sieges: { powers: Power[] };
};
