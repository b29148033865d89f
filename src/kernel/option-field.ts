import type { Message } from './message.ts';

/** A table option as a question for the page on which a table is created. */
export type OptionField = {
  readonly id: string;
  readonly label: Message;
  readonly help?: Message;
  readonly values: readonly { readonly id: string; readonly label: Message }[];
  readonly initial: string;
};
