import type { SeatId } from './decision.ts';
import type { Message } from './message.ts';
import type { GameTypes } from './rules.ts';

/**
 * A question that seats may answer, each for itself, though nobody waits for it: orders, a proposal, an answer to one.
 */
export type OptionalAction<G extends GameTypes = GameTypes> = {
  [K in keyof G['Decisions'] & string]: {
    readonly ask: K;
    readonly args: G['Decisions'][K];
    /** Tells optional actions of one name apart; letters, digits and hyphens. */
    readonly key?: string;
    readonly seats: readonly SeatId[];
    /**
     * In a few words, for lists and subjects: "Propose a deal", "France proposes a deal". Without it the prompt is
     * used.
     */
    readonly label?: Message;
    /**
     * The seats are to be told that they are asked: somebody would like an answer. The key must never be used again
     * then.
     */
    readonly calls?: true;
  };
}[keyof G['Decisions'] & string];
