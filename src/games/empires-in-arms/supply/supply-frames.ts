import type { Power } from '../pack-lists.ts';
import type { Thrown } from './throw-dice.ts';

/** 7.4: the supply step of a power, or of allies who moved together; after its last corps has moved. */
export type SupplySteps = { supply: { powers: readonly Power[] } };
/** 7.4.1.3: which factors a power loses. */
export type SupplyDecisions = { 'supply-losses': Thrown };
