import PostalMime, { type Email } from 'postal-mime';
import { cleanLine, cleanText } from './clean-text.ts';
import { htmlText } from './html-text.ts';
import { isAutomatic } from './is-automatic.ts';
import { ownWords } from './own-words.ts';
import { whyFailed } from './why-failed.ts';

/** A mail as it came in: the envelope's sender and its first bytes; `whole` when these are all. */
export type RawMail = { readonly returnPath: string; readonly raw: Uint8Array; readonly whole: boolean };

/** What a mail says: everything from outside is cleaned, and none of it is longer than a few thousand characters. */
export type ReadMail = {
  /** Sent by a machine: never to be answered. */
  readonly automatic: boolean;
  readonly from: string;
  /** Its Message-ID; empty where it has none. */
  readonly messageId: string;
  /** What the person wrote themselves, without quotation and signature. */
  readonly words: string;
  /** There was more of it than was read. */
  readonly cut: boolean;
  /** A mail server's reason why a mail of ours could not be delivered. */
  readonly failure: string | undefined;
  /** Files that came with it; pictures inside the text and signatures are none. */
  readonly attachments: number;
};

/**
 * A line costs the parser as much as hundreds of characters; a mail in which each is 76 long has this many in 300 kB.
 */
const MOST_LINES = 4000;
const NEW_LINE = 10;
/** Characters of text that are looked at; what a person adds to a quoted mail is among the first. */
const LONGEST_TEXT = 100_000;
/** Markup is longer than what it says; the parser takes time by the square of the depth of what is nested. */
const LONGEST_HTML = 100_000;
/** Characters of an answer. */
const LONGEST_WORDS = 10_000;
const LONGEST_ADDRESS = 254;
const LONGEST_MESSAGE_ID = 998;
const LIMITS = { maxNestingDepth: 50, maxHeadersSize: 128 * 1024, forceRfc822Attachments: true };

/**
 * Read a mail. Takes time by its length, whatever it says; still it runs on a thread of its own, see `mail-thread.ts`.
 * Throws for a mail that nests its parts deeper than 50 or has headers of more than 128 kB.
 */
export async function readMail({ returnPath, raw, whole }: RawMail): Promise<ReadMail> {
  const end = endOfLines(raw);
  const mail = await PostalMime.parse(raw.subarray(0, end), LIMITS);
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  const { text, whole: ends } = textOf(mail);
  // A mail of which only the beginning was read ends somewhere in its last part: in the text, if nothing is attached.
  const complete = ends && ((whole && end === raw.length) || mail.attachments.length > 0);
  const { words, cut } = ownWords(cleanText(text), complete);
  return {
    automatic: isAutomatic({ returnPath, headers, subject: mail.subject ?? '' }),
    from: cleanLine(mail.from?.address || returnPath, LONGEST_ADDRESS),
    messageId: cleanLine(mail.messageId ?? '', LONGEST_MESSAGE_ID),
    words: words.slice(0, LONGEST_WORDS).toWellFormed(),
    cut: cut || words.length > LONGEST_WORDS,
    failure: whyFailed(mail),
    attachments: mail.attachments.filter(isFile).length,
  };
}

/** The beginning of the plain part, or of what the HTML part says; `whole` when it is all there is. */
function textOf({ text = '', html = '' }: Email): { readonly text: string; readonly whole: boolean } {
  if (text.trim() !== '') return { text: text.slice(0, LONGEST_TEXT), whole: text.length <= LONGEST_TEXT };
  return { text: htmlText(html.slice(0, LONGEST_HTML)), whole: html.length <= LONGEST_HTML };
}

const SEALS = ['application/pgp-signature', 'application/pkcs7-signature', 'application/x-pkcs7-signature'];

function isFile({ disposition, related = false, mimeType }: Email['attachments'][number]): boolean {
  return (disposition === 'attachment' || !related) && disposition !== 'inline' && !SEALS.includes(mimeType);
}

function endOfLines(raw: Uint8Array): number {
  let end = 0;
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    const next = raw.indexOf(NEW_LINE, end);
    if (next === -1) return raw.length;
    end = next + 1;
  }
  return end;
}
