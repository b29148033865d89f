import type { TableCode } from './battle-types.ts';
import type { Power } from './pack-lists.ts';

/** What a city's walls ask of the die (7.5.4.1). */
export type BreachNeed = {
  /** The die with its modifiers. */
  readonly die: number;
  /** With modifiers that come to less than this nothing breaches them. */
  readonly leastModifier: number;
};

/** How two forces fight at a city: the table of each, and how many rounds at most. */
export type CityFight = { readonly besiegers: TableCode; readonly besieged: TableCode; readonly rounds: number };

/** Breaches, assaults and sallies (7.5.4). */
export type Siege = {
  readonly breach: {
    readonly dieFaces: number;
    /** By the fortification of the city. */
    readonly needs: { readonly [fortification: string]: BreachNeed };
    readonly besiegedBefore: number;
    readonly artilleryCorps: number;
    readonly fewDefenders: number;
    readonly winterZone: number;
    readonly failurePercent: number;
  };
  readonly assault: CityFight;
  readonly sally: CityFight;
};

/** Where guerrillas rise, and how they are hunted (7.6, 10.1.1). */
export type Guerrillas = {
  readonly nation: Power;
  readonly dieFaces: number;
  /** How many rise where a corps of the nation has lost a field combat at home. */
  readonly afterDefeat: number;
  readonly manyCorps: number;
  readonly manyCorpsBy: number;
};

/** Conquest (7.7): for how many months a capital must have been held. */
export type Conquest = { readonly monthsHeld: number };
