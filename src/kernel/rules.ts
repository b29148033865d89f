import type { AheadRule } from './ahead-rule.ts';
import type { Bidding } from './bidding.ts';
import type { Board } from './board.ts';
import type { MapRange } from './board-map.ts';
import type { RandomSource } from './chance.ts';
import type { ChanceKind } from './chance-kind.ts';
import type { Chapter, NamedStretch } from './chapter.ts';
import type { Answer, SheetLine } from './choice.ts';
import type { ChronicleRule } from './chronicle.ts';
import type { ComputerRule } from './computer-rule.ts';
import type { CorrectionRule } from './correction-rule.ts';
import type { AskedNow, Question, SeatId, Viewer } from './decision.ts';
import type { Frame } from './frame.ts';
import type { JsonObject } from './json.ts';
import type { Lessons } from './lessons.ts';
import type { LoadedPack } from './loaded-pack.ts';
import type { Agenda } from './machine.ts';
import type { Message } from './message.ts';
import type { OddsRule } from './odds-rule.ts';
import type { OptionField } from './option-field.ts';
import type { OptionalAction } from './optional-action.ts';
import type { Outcome } from './outcome.ts';
import type { PackEditor } from './pack-editor.ts';
import type { RuleParts } from './rule-parts.ts';
import type { Introduction, Rulebook, RulebookPicture } from './rulebook.ts';
import type { SheetRule } from './sheet.ts';

/**
 * The types of one game in one bundle. `Steps` and `Decisions` name every automatic procedure and every
 * question of the game, each with the arguments its frame carries.
 */
export type GameTypes = {
  State: object;
  /** What happened, as data (`{ type: 'card-placed', ... }`): the log's story before it is put into words. */
  Fact: { readonly type: string };
  Options: object;
  Pack: object;
  View: object;
  Steps: { [name: string]: JsonObject };
  Decisions: { [name: string]: JsonObject };
};

/** What never changes while a game is played. */
export type Setting<G extends GameTypes = GameTypes> = {
  readonly seats: readonly SeatId[];
  readonly options: G['Options'];
  readonly pack: G['Pack'];
  readonly ruleset: number;
};

/** A game at one moment. Outside the kernel it is read, never changed. */
export type Position<G extends GameTypes = GameTypes> = Setting<G> & {
  readonly state: G['State'];
  /** Seats whose players have given up; when all but one have, the game is over whatever its state. */
  readonly resigned: readonly SeatId[];
  /** What waits for answers just now. */
  asked(): readonly AskedNow[];
};

/**
 * What a step or an answer may do: change `state` in place, and use these verbs. Nothing of the state can be changed
 * once the entry is over.
 */
export type Play<G extends GameTypes = GameTypes> = Position<G> & {
  /** Put frames on the agenda; they run in the order given, before everything that waits there already. */
  push(...frames: readonly Frame<G>[]): void;
  /**
   * Begin a branch beside the one that runs just now: it keeps nothing on that one waiting, and what comes after the
   * `together` that both belong to waits for both. What an optional action begins belongs to what is open. Throws on
   * the main line, where no branches are: there `push({ together })` begins them.
   */
  beside(...frames: readonly Frame<G>[]): void;
  /**
   * End all frames of this name, reached or not, with the questions that are open there: their answers are lost, and
   * the seats that they waited for are told so. Of the branch that runs nothing happens any more. False: there is none.
   */
  endBranch(name: string): boolean;
  /** The lines of sheets that are still to be carried out in frames of this name. */
  linesLeft(name: string): readonly SheetLine[];
  /** Record what happened. */
  tell(fact: G['Fact']): void;
  /** A die of `sides` faces: 1 to `sides`. */
  die(purpose: string, sides: number): number;
  /** The ids in a random order. */
  shuffle<Id extends string>(purpose: string, ids: readonly Id[]): Id[];
  /** One of the ids at random. */
  pick<Id extends string>(purpose: string, ids: readonly Id[]): Id;
  /** Say that hidden information becomes known here: a draft stops, and a free undo is no longer possible. */
  reveal(): void;
  /** True when the game's ruleset has this correction; the one place that changed asks. */
  has(flag: string): boolean;
  /** The game is over: nothing that waits on the agenda happens any more. */
  end(): void;
};

/** A question of the game: who is asked, what, and what the answers do. */
export type DecisionRule<G extends GameTypes, Args extends JsonObject> = {
  /** The rulebook's section, e.g. `4.7`. */
  readonly section: string;
  /**
   * Seats answer in secret, and all answers take effect at once: a window, in which they may change their minds until
   * all are ready or their time is up; standing orders answer when it closes. Of an optional action: nobody else learns
   * of the answer.
   */
  readonly sealed?: boolean;
  seats(position: Position<G>, args: Args): readonly SeatId[];
  ask(position: Position<G>, seat: SeatId, args: Args): Question;
  /** Given: the answer is a sheet of lines, and `ask` gives its beginning (`sheetChoice`). */
  readonly sheet?: SheetRule<G, Args>;
  /** Given beside `sheet`: a seat may write the sheet before the question comes, in the same chapter. */
  readonly ahead?: AheadRule<G, Args>;
  /**
   * Why an answer is refused, where the choice cannot say it (fields that contradict each other) or not so well (an
   * answer that a deal has ruled out). Undefined: the choice decides. The answer may be of any shape.
   */
  refuse?(position: Position<G>, seat: SeatId, answer: Answer, args: Args): Message | undefined;
  /** What everybody else is told that the seats decide; it must not betray anything hidden. */
  waiting(position: Position<G>, args: Args): Message;
  /** Called once, when every asked seat has answered. */
  apply(play: Play<G>, answers: { readonly [seat: SeatId]: Answer }, args: Args): void;
  /** The answer taken when the clock runs out and the table says so. */
  fallback(position: Position<G>, seat: SeatId, args: Args): Answer;
  /**
   * Given: a seat with exactly one legal answer is not asked; the answer is taken and this records it.
   * Leave it out where not being asked would betray something hidden.
   */
  onlyAnswer?(play: Play<G>, seat: SeatId, answer: Answer, args: Args): void;
  /** True where the seat is asked in spite of `onlyAnswer`: another answer may become possible while it is asked. */
  asksAnyway?(position: Position<G>, seat: SeatId, args: Args): boolean;
  /** The answer that the seat's standing orders give; undefined: ask. One that the choice does not take is not used. */
  standing?(position: Position<G>, seat: SeatId, args: Args): Answer | undefined;
  /**
   * Why random games need not meet this question, as the guide to writing records says it; of nearly all none is given.
   */
  readonly rare?: string;
};

/** A game: everything that the rest of the house needs to know about its rules. */
export type Rules<G extends GameTypes = GameTypes> = RuleParts<G> & {
  readonly id: string;
  readonly name: Message;
  /** For the page on which a table is created: what kind of game this is. */
  readonly blurb: Message;
  readonly players: { readonly min: number; readonly max: number };
  /** How long a game of so many players takes by mail, in one or two plain sentences: as docs/figures.md has it. */
  length?(players: number, options: G['Options']): Message;
  /** What new games start with; flags say since which ruleset a correction holds. */
  readonly ruleset: { readonly current: number; readonly flags: { readonly [flag: string]: number } };

  /** The table options with their defaults; refuses what is not possible. */
  parseOptions(input: unknown): G['Options'];
  /** Some of its questions are answered in secret: a table may name those who are ready. */
  readonly windows?: true;
  /** The table options as questions for the create page; each field's id is the option's name. */
  readonly optionFields: readonly OptionField[];
  /** The seats in order for this many players. */
  seats(players: number, options: G['Options']): readonly SeatId[];
  /**
   * The options with which a table of so many players has the seats that its people have or want, where it need not
   * have those of `seats`; as given where it cannot. Without it a game has no seats to choose among.
   */
  withSeats?(players: number, options: G['Options'], wanted: readonly SeatId[]): G['Options'];
  seatName(seat: SeatId): Message;
  /** Given: a table may have its seats bid for, in secret, while it is forming. */
  readonly bidding?: Bidding<G['Options'], G['Pack']>;

  builtInPack(): LoadedPack<G['Pack']>;
  /** An earlier release's built-in pack, by its hash: records of that time name it by nothing else. */
  earlierPack?(hash: string): LoadedPack<G['Pack']> | undefined;
  /** Read an uploaded pack; a `Refusal` lists every fault by card and field. */
  parsePack(content: unknown): LoadedPack<G['Pack']>;

  /** The first state and the first frames. */
  setup(setting: Setting<G>): { readonly state: G['State']; readonly agenda: readonly Frame<G>[] };
  readonly steps: { readonly [K in keyof G['Steps']]: StepRule<G, G['Steps'][K]> };
  readonly decisions: { readonly [K in keyof G['Decisions']]: DecisionRule<G, G['Decisions'][K]> };
  /**
   * The stretch of play that people would name (a month, a round) and its part (a phase, a turn): the same ids as long
   * as it lasts, and never again. The log, the history and mails go by it; it is the same for everybody, so it must not
   * follow from anything hidden. Once the clock has answered for somebody, what they are asked in the rest of the part,
   * or of the chapter where it has none, is answered at once; without chapters nothing is.
   */
  chapter?(position: Position<G>): Chapter;
  /** The parts of every chapter, where they are always the same: a table may have letters in some of them alone. */
  readonly parts?: readonly NamedStretch[];
  /** Beside `chapter`: the game's story in figures, chapter by chapter, has a page of its own. */
  readonly chronicle?: ChronicleRule<G>;
  /** What seats may do beside what they are asked, just now. Each is one of `decisions`; none holds the game up. */
  optionalActions?(position: Position<G>): readonly OptionalAction<G>[];
  /** What a viewer may see, and nothing else. */
  view(position: Position<G>, viewer: Viewer): G['View'];
  /** What a viewer's pieces in a place could do from there, for planning: by what the viewer may know alone. */
  ranges?(position: Position<G>, viewer: Viewer, place: string): readonly MapRange[];
  readonly odds?: OddsRule<G>;
  /** The seats whose doings matter most to a seat: a long mail tells of them in full. Without it all others are. */
  neighbours?(view: G['View'], seat: SeatId): readonly SeatId[];
  /**
   * A state that a viewer cannot tell from this one: what they see stays, all else is drawn anew, by that and `draw`
   * alone; and the agenda without what is hidden in its frames. Without it nothing looks ahead for a seat.
   */
  sample?(position: Position<G>, viewer: Viewer, draw: RandomSource, agenda: Agenda): Sample<G>;
  /** The game's own computer player, for seats that nobody plays; without it the general one plays them. */
  readonly computer?: ComputerRule<G>;
  /** Asked when the agenda is empty. */
  outcome(position: Position<G>): Outcome;
  /** How the game would end if it ended now: for games that a moderator ends as things stand. */
  tally?(position: Position<G>): Outcome;
  /** What a moderator may put right, by name. */
  readonly corrections?: { readonly [name: string]: CorrectionRule<G> };
  /** Every kind of draw of the game. */
  readonly chance?: readonly ChanceKind<G>[];
  /** What is broken in this position, in words for developers and moderators; empty when all is well. */
  invariants(position: Position<G>): readonly string[];
};

/** What a viewer could have before them; an agenda that is left out hides nothing. */
export type Sample<G extends GameTypes = GameTypes> = { readonly state: G['State']; readonly agenda?: Agenda };

/** One procedure of the rulebook. */
export type StepRule<G extends GameTypes, Args extends JsonObject> = {
  readonly section: string;
  run(play: Play<G>, args: Args): void;
};

/** A game as the registry lists it. */
export type GameModule<G extends GameTypes = GameTypes> = {
  readonly rules: Rules<G>;
  readonly board: Board<G>;
  /**
   * What tables that began under an earlier ruleset go on without, and by which interim rules: for everybody who could
   * come to play there. Undefined: nothing, they play the whole game.
   */
  readonly goesWithout?: (ruleset: number) => Message | undefined;
  readonly rulebook?: Rulebook;
  readonly rulebookPictures?: readonly RulebookPicture[];
  /** Given: newcomers can play a first game without an account. */
  readonly lessons?: Lessons<G>;
  readonly packEditor?: PackEditor<G['Pack']>;
  readonly introduction?: Introduction;
};
