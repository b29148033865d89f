import type { QuestionWords } from './write-question.ts';

/** The writer, where it is not said already, and the lines. */
export type Quote = { readonly by: string | undefined; readonly lines: readonly string[] };

/** A mail that is a few sentences and one button, in words: what `mail/letter` takes. */
export type Letter = {
  readonly masthead: string | undefined;
  readonly headline: string;
  readonly leads: readonly string[];
  /** What somebody wrote, in their words. */
  readonly quotes?: readonly Quote[];
  readonly facts: readonly string[];
  readonly button: { readonly words: string; readonly url: string } | undefined;
  readonly notes: readonly string[];
  readonly question: QuestionWords | undefined;
  readonly small: readonly string[];
  readonly links: readonly { readonly words: string; readonly url: string }[];
};
