import type { Choice } from '../../kernel/choice.ts';
import type { Translate } from './match-option.ts';
import { firstParagraph } from './own-words.ts';
import { type Judge, parseReply } from './parse-reply.ts';
import type { ReplyReading } from './reply-reading.ts';

/**
 * Read what a person wrote as an answer: all of it; or else its first paragraph, or its first line, and then what was
 * left out is given as `ignored` (a greeting, a name without dashes before it), to be told to them.
 */
export function readWords(choice: Choice, words: string, t: Translate, judge?: Judge): ReplyReading {
  const whole = parseReply(choice, words, t, judge);
  if ('answer' in whole || choice.kind === 'text') return whole;
  const { first, rest } = firstParagraph(words);
  const paragraph = rest === '' ? whole : parseReply(choice, first, t, judge);
  if ('answer' in paragraph) return { ...paragraph, ignored: rest };
  const [line = '', ...more] = first.split('\n');
  if (more.length === 0) return paragraph;
  const reading = parseReply(choice, line, t, judge);
  return 'answer' in reading ? { ...reading, ignored: [...more, rest].join('\n').trim() } : paragraph;
}
