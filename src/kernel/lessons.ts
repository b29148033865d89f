import type { SeatId } from './decision.ts';
import type { JsonObject } from './json.ts';
import type { Message } from './message.ts';
import type { GameTypes } from './rules.ts';

/** How a newcomer learns a game: a first one against computer players, with a note at each first of its kind. */
export type Lessons<G extends GameTypes = GameTypes> = {
  readonly players: number;
  /** The newcomer's. */
  readonly seat: SeatId;
  readonly options: JsonObject;
  /** What the game is about and how one wins, before its first question. */
  readonly begin: Message;
  /** What a question is about, told the first time that the newcomer is asked it. */
  readonly questions: { readonly [Name in keyof G['Decisions'] & string]?: Message };
  /** What has happened, told the first time that it does and the newcomer learns of it. */
  readonly facts: { readonly [Type in G['Fact']['type']]?: Message };
};
