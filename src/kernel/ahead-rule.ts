import type { Answer, FormAnswer, PlainChoice } from './choice.ts';
import type { SeatId } from './decision.ts';
import type { Json, JsonObject } from './json.ts';
import type { Message } from './message.ts';
import type { GameTypes, Position, Setting } from './rules.ts';

/** What conditions go by: what the seat itself sees, so that being asked after all tells nobody anything new. */
export type Seen<G extends GameTypes = GameTypes> = Setting<G> & { readonly seat: SeatId; readonly view: G['View'] };

/** Something that makes the server ask a seat after all, though it has ordered ahead. */
export type AheadCondition<G extends GameTypes = GameTypes> = {
  /** Small letters, digits and hyphens; `when`, `always`, `misfit` and `review` are the server's own. */
  readonly id: string;
  /** As it stands after "Ask me after all": "when somebody declares war on me". */
  readonly label: Message;
  /** What more is said of it: near which area, how near. Without it the seat only names it. */
  choice?(seen: Seen<G>): PlainChoice;
  /** The label with what was said: "when an enemy corps stands within 2 areas of Ulm". */
  say?(setting: Setting<G>, given: Answer): Message;
  /** What is remembered of the position in which the seat orders, to be held against that in which it is asked. */
  note?(seen: Seen<G>, given: Answer): Json;
  /** Whether it has happened, when the question comes. `given` is '' where the seat only named it. */
  happened(seen: Seen<G>, given: Answer, noted: Json): boolean;
};

/**
 * How the sheet of a question is ordered ahead. Nobody else learns of it. It lapses with the chapter, so the game must
 * have some. That a seat is asked at all must be known from its offer on.
 */
export type AheadRule<G extends GameTypes, Args extends JsonObject> = {
  /** Who may order ahead just now, and what they will be asked; those who are asked it already are left out anyway. */
  offers(position: Position<G>): readonly { readonly seats: readonly SeatId[]; readonly args: Args }[];
  /** Tells apart what a seat may be asked by this question in one chapter; small letters, digits and hyphens. */
  key?(args: Args): string;
  /** In a few words, for lists: "The march in June". */
  label(setting: Setting<G>, args: Args): Message;
  /** The state in which the sheet will begin, as far as the seat can know; without it, it is the present one. */
  expected?(position: Position<G>, seat: SeatId, args: Args): G['State'];
  /** A seat may have lines passed over that do not fit any more. Else it is asked then, whatever it says. */
  readonly mayPassOver?: true;
  readonly conditions: readonly AheadCondition<G>[];
  /** Why conditions cannot stand together, by the name of each what was said of it ('' where nothing was). */
  refuse?(setting: Setting<G>, named: FormAnswer): Message | undefined;
};
