import type { Message } from './message.ts';

/** What a fact tells in rows, where one sentence would be too long to be read. */
export type FactTable = {
  /** The sentence above it, in place of the one that says all. */
  readonly text: Message;
  /** What its columns are called. */
  readonly columns: readonly Message[];
  readonly rows: readonly FactRow[];
};

export type FactRow = {
  /** One for each column; nothing where there is nothing to say. */
  readonly cells: readonly (Message | string)[];
  /** The same as a sentence, for mail in plain text. */
  readonly said: Message;
};
