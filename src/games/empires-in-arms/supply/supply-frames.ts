import type { Power } from '../pack-lists.ts';

/** 7.4: the supply step of a power, or of allies who moved together; after its last corps has moved. */
export type SupplySteps = { supply: { powers: readonly Power[] } };
