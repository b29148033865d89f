import type { FormAnswer, SheetLine } from './choice.ts';
import type { Message } from './message.ts';

/** An order that somebody draws on the board: what is filled in of its form, and by which places it goes, in order. */
export type BegunOrder = { readonly order: string; readonly parts: FormAnswer; readonly by: readonly string[] };

/** Where an order that is drawn leads, as far as its seat knows. */
export type Trace = {
  /** The places that it leads through; the first is where it begins. */
  readonly route: readonly string[];
  /** What is drawn so far; undefined while it leads nowhere yet. */
  readonly drawn: Lead | undefined;
  /** Every place that it could lead to instead, or go on to. */
  readonly leads: readonly Lead[];
};

/** A place that an order could lead to. */
export type Lead = {
  readonly place: string;
  /** The order goes by these places then, this one last. */
  readonly by: readonly string[];
  /** The lines that order it. */
  readonly lines: readonly SheetLine[];
  /** All of them in words. */
  readonly said: Message;
  /** What it takes, and what it may bring. */
  readonly takes: readonly Message[];
};
