import type { Order, SheetChoice, SheetLine } from './choice.ts';
import type { SeatId } from './decision.ts';
import type { JsonObject } from './json.ts';
import type { Message } from './message.ts';
import type { GameTypes, Play, Position } from './rules.ts';
import type { BegunOrder, Trace } from './trace.ts';

/** Why a line does not fit, and the rule's section where it is not that of the question. */
export type Misfit = { readonly problem: Message; readonly section?: string };

/**
 * Where a sheet has got to after some lines: it never changes, and another line leads to another point. What the lines
 * before it have done is in it, so that a hundredth line costs what the first one does.
 */
export type SheetPoint = {
  /** What the next line may be; those of one order only differ in their answers. */
  orders(): readonly Order[];
  /** The one of these that has this id; undefined: there is none at this point. */
  order(id: string): Order | undefined;
  /**
   * Orders with all that somebody may name in them, whether or not it can be: a line that only these accept is refused
   * by `add`, with the rule. What is beside them is refused as no answer.
   */
  beyond(): readonly Order[];
  /**
   * The point after one more line, of an order of `orders` and with an answer that its choice accepts; or why the line
   * does not fit for reasons that the choice cannot say. Without chance, and without anything that the seat may not
   * know.
   */
  add(line: SheetLine): SheetPoint | Misfit;
  /** Why the sheet may not end here; undefined: it may. */
  unfinished(): Misfit | undefined;
  /** What the lines take, as people count it: "31 of 40 money", "2 corps without orders". */
  costs(): readonly Message[];
  /** A line that fits here in words: "I Corps from Metz to Mainz". */
  say(line: SheetLine): Message;
  /** What a line that fits here takes, and what it may bring, as far as the seat knows: "2 points, 1 left". */
  forecast(line: SheetLine): readonly Message[];
  /** Lines that fit here and are good examples: what `say` says of one is read as that line. */
  examples?(): readonly SheetLine[];
  /** The lines that order everything that has no order yet to stay as it is. */
  rest(): readonly SheetLine[];
  /** What those lines do, as a button says it, where they do not order to stay: "Place the rest for me". */
  readonly restIs?: Message | undefined;
  /**
   * Where an order leads that is drawn on the board, at once with every place that it could lead to; undefined for
   * orders that are not drawn, and while nothing is chosen that could move. Its parts are such as the order's form
   * offers. It costs as much as one look at the board, and shows nothing that the seat may not know.
   */
  trace(begun: BegunOrder): Trace | undefined;
};

/**
 * How a question is answered by a sheet of lines. The lines are orders that the seat gives all at once; they are
 * carried out at once or over days (see `Frame`'s `carryOut`), line by line.
 */
export type SheetRule<G extends GameTypes, Args extends JsonObject> = {
  /** The most lines. */
  readonly max: number;
  /** The sheet before its first line. Called anew for each line that is carried out, so it should be cheap. */
  begin(position: Position<G>, seat: SeatId, args: Args): SheetPoint;
  /** The lines that it is filled in with before its seat has written anything; none where it is not given. */
  given?(position: Position<G>, seat: SeatId, args: Args): readonly SheetLine[];
  /** The state to which the lines lead, for a preview; what is given is left as it is. */
  preview(position: Position<G>, seat: SeatId, lines: readonly SheetLine[], args: Args): G['State'];
  /** A line takes effect, when its turn comes. It fits the position. */
  carryOut(play: Play<G>, seat: SeatId, line: SheetLine, args: Args): void;
  /** A line's turn has come and it does not fit any more: this tells so. */
  passOver(play: Play<G>, seat: SeatId, line: SheetLine, misfit: Misfit, args: Args): void;
};

/** Whether adding a line led on. */
export function isPoint(result: SheetPoint | Misfit): result is SheetPoint {
  return 'orders' in result;
}

/** The beginning of a sheet as data, for `ask`. */
export function sheetChoice(begin: SheetPoint, max: number): SheetChoice {
  return { kind: 'sheet', orders: begin.orders(), max, mayBeEmpty: begin.unfinished() === undefined };
}
