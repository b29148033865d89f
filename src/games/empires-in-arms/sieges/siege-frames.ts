import type { AreaId, Power } from '../pack-lists.ts';

/** What the besieged do when their walls are breached; `give_up`: they surrender before any assault. */
export type WhenBreached = 'fight' | 'surrender' | 'give_up';

/** Sieges (7.5.4): after the other combats of each turn. */
export type SiegeSteps = {
  'siege-step': { powers: Power[] };
  assault: { area: AreaId; powers: Power[]; breached: WhenBreached };
  'city-surrenders': { area: AreaId; powers: Power[] };
  sally: { area: AreaId };
};
export type SiegeDecisions = {
  sieges: { powers: Power[] };
};
