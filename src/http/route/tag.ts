import { createHash, randomBytes } from 'node:crypto';
import type { Translator } from '../../i18n/translator.ts';
import type { Reply } from './reply.ts';
import type { Answered } from './route.ts';

/** Another start may be another version of the program, with other words and rules. */
const START = randomBytes(12).toString('base64url');

/** What the API's document says of it. */
export const AS_KNOWN: Answered = { description: 'As you know it: you named its `ETag` in `If-None-Match`' };

/**
 * An answer that is made only for a reader who does not know it yet. `version`: all that it hangs on and that the
 * reader may know, and no more, since a tag that changes says that something did. Undefined: it is made each time.
 */
export function tagged(
  version: readonly unknown[] | undefined,
  { locale, timeZone }: Translator,
  make: () => Promise<Reply>,
): Reply | Promise<Reply> {
  if (version === undefined) return make();
  const text = JSON.stringify([START, locale, timeZone, version]);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { kind: 'tagged', tag: `W/"${hash}"`, make };
}
