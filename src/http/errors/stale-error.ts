import type { Message } from '../../kernel/message.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Problem } from './problem.ts';

/** A refusal `stale` together with the state of the table now, so that a program can go on at once. */
export class StaleError extends Error {
  readonly reason: Message;
  readonly current: NonNullable<Problem['current']>;
  readonly game: string | undefined;

  constructor(refusal: Refusal, current: NonNullable<Problem['current']>) {
    super(refusal.message, { cause: refusal });
    this.name = 'StaleError';
    this.reason = refusal.reason;
    this.game = refusal.game;
    this.current = current;
  }
}
