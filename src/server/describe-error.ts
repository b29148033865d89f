/** An error as a log may have it: what happened and where, without what somebody typed, sent or was sent. */
export type DescribedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  /** Only the places, innermost first. */
  readonly at?: readonly string[];
  readonly cause?: DescribedError;
};

/** Tokens, keys and their hashes have more characters than any other word of a log. */
const SECRET = /[\w-]{40,}/g;
const ADDRESS = /[^\s<>"'`()[\]{}/,;:=@]+@[\w-]+(?:\.[\w-]+)+/g;
/** The part of an address that values come after. */
const QUERY = /\?[^\s"'`)]+/g;
const DEEPEST = 3;

/** The form of every error in the log; pino's own would copy each property of it, a request's body among them. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(saidBy(error)) };
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    message: redact(messageOf(error)),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.stack === undefined ? {} : { at: placesOf(error.stack) }),
    ...(error.cause === undefined || depth >= DEEPEST ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}

/** What a thing says that is no error: pg-boss tells of some of its faults by objects that have an error's message. */
function saidBy(thing: unknown): string {
  return String(typeof thing === 'object' && thing !== null && 'message' in thing ? thing.message : thing);
}

/** A text without secrets, mail addresses and queries. */
export function redact(text: string): string {
  return text.replace(ADDRESS, '…@…').replace(QUERY, '?…').replace(SECRET, '…');
}

/** Prisma writes the whole call with all its arguments before the last paragraph, which says what is wrong. */
function messageOf({ name, message }: Error): string {
  if (!name.startsWith('Prisma')) return message;
  const last =
    message
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? '';
  return last.replace(/"[^"]*"/g, '"…"');
}

function placesOf(stack: string): readonly string[] {
  return stack.split('\n').flatMap((line) => (/^\s+at /.test(line) ? [redact(line.trim())] : []));
}
