import type { None } from '../none.ts';
import type { Power } from '../pack-lists.ts';
import type { Budgets } from './budget-line.ts';

/** The economic phase (8). */
export type EconomySteps = {
  /** 8.2: the income is collected, and everybody is asked for a budget. */
  'economic-phase': None;
  /** 8.3 to 8.5, and what is said about the trade of the next collection (8.2.1.2). */
  spend: { readonly budgets: Budgets };
  /** 8.6. */
  drift: None;
  /** 8.7: the powers in civil disorder, one after the other. */
  'civil-disorder': { readonly done: readonly Power[] };
  /** 8.8, 8.9. */
  'change-lands': { readonly budgets: Budgets };
  /** 11.7: who is dominant, where the table counts lands. */
  'count-dominance': None;
  /** 8.10. */
  levy: { readonly budgets: Budgets };
};
export type EconomyDecisions = { budget: None };
