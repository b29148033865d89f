import type { Answer, FormAnswer, PlainChoice } from './choice.ts';
import type { Message } from './message.ts';
import type { GameTypes, Setting } from './rules.ts';

/** What can be tried in a place: a form, and how it is filled in before anybody has thought about it. */
export type OddsQuestion = {
  readonly prompt: Message;
  readonly choice: PlainChoice;
  readonly given: FormAnswer;
};

/** How often something happened, in hundredths of all tries, rounded. */
export type Chances = { readonly won: number; readonly lost: number };

/** One thing that the seat may do, tried often: its chances, in words what it costs, and the same by what others do. */
export type OddsRow = {
  readonly label: Message;
  readonly chances: Chances;
  readonly says: readonly Message[];
  readonly against: readonly { readonly label: Message; readonly chances: Chances }[];
};

/**
 * Fights that a seat can try for planning, with its own pieces and a guess at others'. Made of what the seat sees
 * alone: no entry, no draw of the game, nothing kept. The same answer in the same view gives the same rows.
 */
export type OddsRule<G extends GameTypes> = {
  /** What the tries are of, and what they leave out. */
  readonly about: Message;
  /** Undefined: this viewer has nothing to try in the place. */
  ask(view: G['View'], setting: Setting<G>, place: string): OddsQuestion | undefined;
  /** Why an answer cannot be tried, where the choice cannot say it. It may be of any shape. */
  refuse(view: G['View'], setting: Setting<G>, place: string, answer: Answer): Message | undefined;
  /** Row by row, each in far less than a second. The answer is one that was not refused. */
  rows(view: G['View'], setting: Setting<G>, place: string, answer: Answer): Iterable<OddsRow>;
};
