import type { None } from '../none.ts';

/** What a power may give and take back whenever it likes (10.3). */
export type AccessDecisions = { 'give-access': None; 'take-back-access': None };

/** Access that holds no more is over, and those who stand in what is closed to them go home. */
export type AccessSteps = { 'lapse-access': None };
