import type { None } from '../none.ts';

/** What a month of a scenario has beside reinforcements and the land phase (13). */
export type ScenarioSteps = {
  /** 5.2.1.1, 5.2.2.1, 5.2.5: what the scenario brings in this month. */
  'scenario-reinforcements': None;
  /** 13: whether somebody has won. */
  'scenario-victory': None;
};
