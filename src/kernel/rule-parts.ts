import type { FactRules } from './fact-rules.ts';
import type { FigureRules } from './figure-rules.ts';
import type { GameTypes } from './rules.ts';
import type { StandingRules } from './standing-rules.ts';

/** What else rules say: of facts, of what a seat counts, of its standing orders. */
export type RuleParts<G extends GameTypes> = FactRules<G> & FigureRules<G> & StandingRules<G>;
