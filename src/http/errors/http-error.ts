import type { Message } from '../../kernel/message.ts';
import type { ProblemCode } from './problem.ts';

/** What goes wrong before a room is asked: a request that HTTP itself cannot take. */
export class HttpError extends Error {
  readonly code: ProblemCode;
  readonly reason: Message;
  /** Headers that the answer must carry, e.g. `Allow`. */
  readonly headers: { readonly [name: string]: string };

  constructor(code: ProblemCode, reason: Message, headers: HttpError['headers'] = {}) {
    super(`${code}: ${reason.key}`);
    this.name = 'HttpError';
    this.code = code;
    this.reason = reason;
    this.headers = headers;
  }
}
