import type { RandomSource } from './chance.ts';
import type { Answer, SheetLine } from './choice.ts';
import type { DecisionId, Question, SeatId } from './decision.ts';
import type { Message } from './message.ts';
import type { GameTypes, Setting } from './rules.ts';
import type { SheetPoint } from './sheet.ts';

/** A question as a computer player is put it: what the seat's player would be asked, and what it is about. */
export type ComputerDecision<G extends GameTypes = GameTypes> = Question & {
  readonly id: DecisionId;
  /** The rulebook's section. */
  readonly section: string;
  /** Given: the answer is a sheet of lines. */
  readonly sheet?: {
    readonly begin: SheetPoint;
    /** The most lines. */
    readonly max: number;
    /** The lines of the seat's last sheet of this name. */
    readonly last: readonly SheetLine[];
  };
} & {
    [K in keyof G['Decisions'] & string]: { readonly name: K; readonly args: G['Decisions'][K] };
  }[keyof G['Decisions'] & string];

/**
 * What a computer player is told: the setting, which everybody knows, its seat's view and its question. The state is
 * not among it, so it can betray nothing.
 */
export type AskedComputer<G extends GameTypes = GameTypes> = {
  readonly setting: Setting<G>;
  readonly seat: SeatId;
  readonly view: G['View'];
  readonly decision: ComputerDecision<G>;
  /** Chance for its own use, seeded: whole numbers from 0 to below a limit. The same asked, it must answer the same. */
  readonly draw: RandomSource;
};

/** What a computer player answers, and why. */
export type ComputerAnswer = {
  readonly answer: Answer;
  /** One sentence; of a sheet one for each line, in their order. */
  readonly why: readonly Message[];
};

/** A game's own computer player, with purposes. Undefined: it leaves this question to the general one. */
export type ComputerRule<G extends GameTypes = GameTypes> = (asked: AskedComputer<G>) => ComputerAnswer | undefined;
