import type { Power, ProvinceId } from '../pack-lists.ts';

/** Guerrillas that have risen in a province and whose areas are still to be named. */
export type Risen = { province: ProvinceId; number: number };

/** 7.6: after the combats of each turn. */
export type GuerrillaSteps = {
  'guerrilla-step': { powers: Power[] };
};
export type GuerrillaDecisions = {
  'guerrilla-places': { risen: Risen[] };
};
