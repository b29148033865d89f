import { msg } from '../../i18n/msg.ts';
import type { Answer } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import type { MarkedOption } from '../turn/mark-options.ts';
import { listedWords } from './listed-words.ts';
import type { Match, Translate } from './match-option.ts';
import { normaliseWords } from './normalise-words.ts';

/** What a reply means: a legal answer, or what is in the way and what was understood all the same. */
export type ReplyReading =
  | {
      readonly answer: Answer;
      readonly ignored?: string;
      /** Of orders what they are called, which need not be what is said of them. */
      readonly called?: readonly Message[];
    }
  | UnreadReply;

export type UnreadReply = {
  readonly problem: Message;
  /** Each line that is in the way, with the reason. */
  readonly lines?: readonly Message[];
  readonly understood: readonly Message[];
};

const LISTED = 12;
const SHOWN = 60;

/** The words mean nothing here, or too many things. */
export function unclear(words: string, match: Match, all: readonly MarkedOption[]): Message {
  const options = match.found.length > 1 ? match.found : all;
  const listed = options.slice(0, LISTED).map((option) => option.label);
  const args = { given: shorten(words), options: listed, more: Math.max(0, options.length - LISTED) };
  return match.found.length > 1 ? msg('mail.reply-ambiguous', args) : msg('mail.reply-unknown', args);
}

/** What somebody wrote, short enough to be quoted in a sentence. */
export function shorten(words: string): string {
  const line = words.replace(/\s+/gu, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line;
}

/**
 * The text and the text without its first one or two words: "place syria" also means "syria". Nothing is left out
 * over a comma, an "and" or an "or": there the first word is an item of its own. Nor is a number left out.
 */
export function withoutVerb(text: string, t: Translate): readonly string[] {
  const words = text.trim().split(/\s+/u);
  const joints = [...listedWords('press.words-and', t), ...listedWords('reply.words-or', t)];
  const joins = (word: string) => word === '&' || joints.includes(word.toLowerCase());
  const separated = words.findIndex((word) => /[,;:、，；：]$/u.test(word) || joins(word));
  const number = words.findIndex((word) => /^\d/u.test(word));
  const most = Math.min(separated === -1 ? words.length - 1 : separated - 1, number === -1 ? words.length : number);
  return [0, 1, 2].filter((n) => n === 0 || n <= most).map((n) => words.slice(n).join(' '));
}

/** Words for the empty answer: "nothing", "none", "pass", `0`, `-`, in the reader's language too. */
export function meansNothing(text: string, inOwnWords: string, t: Translate): boolean {
  const given = text.trim();
  if (/^(?:0|-|—)[.!]?$/u.test(given)) return true;
  const words = normaliseWords(given);
  return (
    words !== '' && (listedWords('reply.words-nothing', t).includes(words) || words === normaliseWords(inOwnWords))
  );
}
