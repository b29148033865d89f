import { type DatabaseTrouble, databaseTrouble } from '../../database/database-trouble.ts';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { TooSoon } from '../../platform/too-soon.ts';
import { HttpError } from './http-error.ts';
import type { Problem, ProblemCode } from './problem.ts';
import { StaleError } from './stale-error.ts';

/** An error as the edge sees it. */
export type Trouble = {
  readonly code: ProblemCode;
  readonly reason: Message;
  readonly details: Refusal['details'];
  readonly headers: { readonly [name: string]: string };
  readonly current?: Problem['current'];
  /** The game by whose rules it is refused. */
  readonly game?: string | undefined;
  /** With `unavailable`. */
  readonly database?: DatabaseTrouble;
};

/** What went wrong, from anything that was thrown. Anything that is not known here is a fault of the program. */
export function readError(error: unknown): Trouble {
  if (error instanceof StaleError) {
    return { ...trouble('stale', error.reason), current: error.current, game: error.game };
  }
  if (error instanceof TooSoon)
    return { ...trouble(error.code, error.reason), headers: { 'Retry-After': String(error.seconds) } };
  if (error instanceof Refusal)
    return { ...trouble(error.code, error.reason), details: error.details, game: error.game };
  if (error instanceof HttpError) return { ...trouble(error.code, error.reason), headers: error.headers };
  if (error instanceof URIError) return trouble('malformed-request', msg('api.malformed-address'));
  return readParserError(error) ?? readDatabaseError(error) ?? trouble('unexpected', msg('api.unexpected'));
}

/**
 * What to say, and when it is worth trying again: a database that starts takes a moment, a full disk needs somebody's
 * hand.
 */
const DATABASE: {
  readonly [kind in DatabaseTrouble]: { readonly reason: Message; readonly retryAfterSeconds: number };
} = {
  unreachable: { reason: msg('api.database-unreachable'), retryAfterSeconds: 10 },
  busy: { reason: msg('api.database-busy'), retryAfterSeconds: 3 },
  full: { reason: msg('api.database-full'), retryAfterSeconds: 60 },
};

function readDatabaseError(error: unknown): Trouble | undefined {
  const kind = databaseTrouble(error);
  if (!kind) return undefined;
  const { reason, retryAfterSeconds } = DATABASE[kind];
  const headers = { 'Retry-After': String(retryAfterSeconds) };
  return { ...trouble('unavailable', reason), headers, database: kind };
}

/** body-parser and the router mark their errors with a `type` or a 4xx status. */
function readParserError(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const type: unknown = Reflect.get(error, 'type');
  const status: unknown = Reflect.get(error, 'status');
  switch (type) {
    case 'entity.parse.failed':
      return trouble('malformed-json', msg('api.malformed-json', { problem: error.message }));
    case 'entity.too.large':
      return trouble('too-large', msg('api.too-large', { limit: Number(Reflect.get(error, 'limit')) / 1024 }));
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return trouble('wrong-media-type', msg('api.wrong-encoding'));
    default:
      return typeof status === 'number' && status >= 400 && status < 500
        ? trouble('malformed-request', msg('api.malformed-request'))
        : undefined;
  }
}

function trouble(code: ProblemCode, reason: Message): Trouble {
  return { code, reason, details: [], headers: {} };
}
