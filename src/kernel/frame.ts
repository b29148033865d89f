import type { SheetLine } from './choice.ts';
import type { SeatId } from './decision.ts';
import type { GameTypes } from './rules.ts';

/** A piece of work still to do: plain data, so that it survives a week between two mails. */
export type Frame<G extends GameTypes = GameTypes> =
  | { [K in keyof G['Steps'] & string]: { readonly step: K; readonly args: G['Steps'][K] } }[keyof G['Steps'] & string]
  | {
      [K in keyof G['Decisions'] & string]: { readonly ask: K; readonly args: G['Decisions'][K] };
    }[keyof G['Decisions'] & string]
  /**
   * The lines of a sheet that a seat gave to the question `sheet`, carried out one after the other; what a line brings
   * about comes before the next.
   */
  | {
      [K in keyof G['Decisions'] & string]: {
        readonly sheet: K;
        readonly args: G['Decisions'][K];
        readonly seat: SeatId;
        readonly lines: readonly SheetLine[];
      };
    }[keyof G['Decisions'] & string]
  /** Branches that run side by side; the frame is done when all of them are. Each branch lists its frames in order. */
  | { readonly together: readonly (readonly Frame<G>[])[] }
  /** Frames in order, under a name by which a step anywhere can end them (`Play.endBranch`). */
  | { readonly branch: string; readonly frames: readonly Frame<G>[] };
