import type { Chapter, NamedStretch } from './chapter.ts';
import { type Game, type Machine, positionOf } from './machine.ts';
import type { Message } from './message.ts';
import type { GameTypes, Position, Setting } from './rules.ts';

/**
 * How a game stands at one moment, in figures that everybody may know. It is kept as each chapter begins, and read back
 * a hundred at a time: ids and numbers alone.
 */
export type ChronicleMoment = {
  /** By chart and line; a line that has none (any more) is left out. */
  readonly figures: { readonly [chart: string]: { readonly [line: string]: number } };
  /** What lasts (a war, a truce), by an id that it has as long as it lasts, with a number of the game's own. */
  readonly lasting: { readonly [id: string]: number };
};

/** Somebody whose figures are drawn: their place among all says how the line looks. */
export type ChronicleLine = { readonly id: string; readonly name: Message };

/** Figures over time. */
export type ChronicleChart = {
  readonly id: string;
  readonly title: Message;
  /** Named parts of the scale, from below, each from this figure on. */
  readonly bands: readonly { readonly name: Message; readonly from: number }[];
  /** Where the scale ends at least: what is beyond it is drawn all the same. */
  readonly least: number;
  readonly most: number;
  /** A figure as people say it. */
  say(figure: number): Message;
};

/** How a game tells its own story, in figures and in what lasts. */
export type ChronicleRule<G extends GameTypes = GameTypes> = {
  /** What people call the whole: "The campaign". */
  readonly title: Message;
  readonly lines: readonly ChronicleLine[];
  /** What stands below the charts where a chapter begins, by its id: a year; of most chapters nothing. */
  tick(chapter: string): Message | undefined;
  charts(setting: Setting<G>): readonly ChronicleChart[];
  /** What is the same for everybody and follows from nothing hidden: it is shown to all who may read the table. */
  moment(position: Position<G>): ChronicleMoment;
  /** The kinds of what lasts, in the order in which they are told. */
  readonly kinds: readonly NamedStretch[];
  /** What lasts, in a sentence, with its kind. */
  tell(position: Position<G>, id: string, value: number): { readonly kind: string; readonly said: Message };
};

/** How a game stands; undefined where it tells no story of this kind. */
export function chronicleAt<G extends GameTypes>(game: Game<G>, machine: Machine<G>): ChronicleMoment | undefined {
  return game.rules.chronicle?.moment(positionOf(game, machine));
}

/** What is kept of the moment at which a chapter begins; undefined at the beginning of a part within one. */
export function chronicleBegun<G extends GameTypes>(
  game: Game<G>,
  before: Chapter | undefined,
  chapter: Chapter | undefined,
  machine: Machine<G>,
): ChronicleMoment | undefined {
  return chapter && chapter.id !== before?.id ? chronicleAt(game, machine) : undefined;
}
