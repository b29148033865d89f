import type { Answer } from './choice.ts';
import type { Question } from './decision.ts';
import type { Message } from './message.ts';
import type { GameTypes, Play, Position } from './rules.ts';

/**
 * Something that a moderator can put right: what they are asked, and what their answer does. The invariants are checked
 * after it.
 */
export type CorrectionRule<G extends GameTypes = GameTypes> = {
  readonly label: Message;
  ask(position: Position<G>): Question;
  apply(play: Play<G>, answer: Answer): void;
};
