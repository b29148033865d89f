import type { Dealer } from './dealer.ts';
import type { EndedQuestion } from './end-branch.ts';
import type { Agenda, Game, Machine } from './machine.ts';

/** Thrown where hidden information would become known and must not: a draft ends here. */
export class RevealNeeded extends Error {}

/** One entry at work: the working copy of the machine, and what comes out beside it. */
export type Work = {
  readonly game: Game;
  readonly machine: Machine;
  /** The machine's state for the rules, which change it in place. */
  readonly state: object;
  readonly dealer: Dealer;
  readonly facts: { readonly type: string }[];
  /** False in drafts. */
  readonly mayReveal: boolean;
  /** The entry is one that others may know nothing of. */
  readonly secret: boolean;
  revealed: boolean;
  /** How many decisions this entry has opened. */
  opened: number;
  /** How many steps have run. */
  steps: number;
  /** The branch that runs just now; what is pushed goes there. */
  branch: Agenda;
  /** The branches beside it, itself among them; undefined on the main line. */
  siblings: Agenda[] | undefined;
  /** How often a branch was begun or ended while others ran. */
  stirred: number;
  /** Questions that were ended with their branch while they waited for answers. */
  readonly ended: EndedQuestion[];
};
