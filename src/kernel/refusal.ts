import type { Message } from './message.ts';

/** Why something asked for is not done. HTTP and mail give each kind its own form at the edge. */
export type RefusalCode =
  | 'bad-input' // not understood, or not possible: the message says what is wrong
  | 'illegal-answer' // understood, but against the rules of the game
  | 'stale' // the world moved on: another answer came first, the decision is over
  | 'sign-in-needed'
  | 'forbidden'
  | 'not-found'
  | 'too-large'
  | 'too-many';

/** The one error that is meant for people: everything else that is thrown is a fault of the program. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly reason: Message;
  /** Where in the input the fault lies, e.g. `cards.vietnam.cubes`, one line each. */
  readonly details: readonly { readonly at: string; readonly reason: Message }[];
  /** The game by whose rules it is refused. */
  readonly game: string | undefined;

  constructor(code: RefusalCode, reason: Message, details: Refusal['details'] = [], game?: string) {
    super(`${code}: ${reason.key} ${JSON.stringify(reason.args ?? {})}`);
    this.name = 'Refusal';
    this.code = code;
    this.reason = reason;
    this.details = details;
    this.game = game;
  }
}

/** For `catch`: what was refused is undefined; every other error is thrown on. */
export function onlyRefusals(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
