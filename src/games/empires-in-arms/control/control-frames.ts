import type { Answer } from '../../../kernel/choice.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { None } from '../none.ts';
import type { Power } from '../pack-lists.ts';

/** A question that the controllers of powers answer for them, each for one power after the other. */
export type OnBehalf = {
  /** The name of the question, and what it is about. */
  asks: string;
  args: JsonObject;
  /** The powers for which nobody has answered yet. */
  left: Power[];
  /** The answers that there are, by power: of those who are played, and for others. Hidden. */
  given: { [power: string]: Answer };
};

/** The control of powers that nobody plays (8.11, 14.3). */
export type ControlSteps = { 'control-powers': None };
export type ControlDecisions = { 'control-bids': None; 'on-behalf': OnBehalf; 'sheet-on-behalf': OnBehalf };
