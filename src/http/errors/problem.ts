import type { Translator } from '../../i18n/translator.ts';
import type { RefusalCode } from '../../kernel/refusal.ts';
import type { HttpContext } from '../context.ts';
import type { Caller } from '../middleware/caller.ts';

/** RFC 9457 problem details: the one form of every error that a program gets. */
export type Problem = {
  /** Which kind of problem: `about:blank` extended by our own stable names, e.g. `urn:despatch:problem:stale`. */
  readonly type: string;
  /** The kind in a few words, in the reader's language. */
  readonly title: string;
  readonly status: number;
  /** One sentence: what is wrong, and what would be right. */
  readonly detail: string;
  /** The request's id, as the log has it. */
  readonly instance: string;
  /** The rule of the game by which it is refused, and where it can be read. */
  readonly rule?: { readonly section: string; readonly url: string };
  /** Where in the input the faults lie. */
  readonly errors?: readonly { readonly at: string; readonly detail: string }[];
  /** With 409 from a table: its state now, and what is asked there. */
  readonly current?: {
    readonly seq: number;
    readonly decisions: readonly unknown[];
    readonly optionalActions: readonly unknown[];
  };
};

/** Everything that goes wrong on the way in, besides what rooms refuse. */
export type ProblemCode =
  | RefusalCode
  | 'malformed-json'
  | 'malformed-request'
  | 'no-such-address'
  | 'wrong-method'
  | 'wrong-media-type'
  | 'foreign-origin'
  | 'unavailable'
  | 'unexpected';

/** A whole HTML page that shows a problem, written by the pages. */
export type ProblemPage = (context: HttpContext, problem: Problem, translator: Translator, caller: Caller) => string;

/** The one map from what was refused to HTTP. */
export const STATUS_OF: { readonly [code in ProblemCode]: number } = {
  'bad-input': 400,
  'illegal-answer': 422,
  stale: 409,
  'sign-in-needed': 401,
  forbidden: 403,
  'not-found': 404,
  'too-large': 413,
  'too-many': 429,
  'malformed-json': 400,
  'malformed-request': 400,
  'no-such-address': 404,
  'wrong-method': 405,
  'wrong-media-type': 415,
  'foreign-origin': 403,
  unavailable: 503,
  unexpected: 500,
};
