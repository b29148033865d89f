import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { MailQuestion, TableMail } from './table-mail.ts';

/**
 * What the reader is asked, as a subject says it: in the game's few words for it, else by the sentence that asks; of
 * several questions, how many they are.
 */
export function askedInShort({ seat, questions, asked }: TableMail, translator: Translator): Message | undefined {
  const [first = asked[0]] = questions;
  if (!first) return undefined;
  if (questions.length > 1) return msg('subjects.turn-several', { seat: seat.name, count: questions.length });
  return msg('subjects.turn', { seat: seat.name, what: inShort(first, translator) });
}

export function inShort({ prompt, brief, optionalAction }: MailQuestion, { t }: Translator): Message | string {
  return brief ?? optionalAction?.label ?? questionIn(t(prompt));
}

/** Characters of what leads up to a question and the question, where both are to be read in a list of mails. */
const ROOM = 80;
const SENTENCE = /\S.*?(?:[.?!](?=\s|$)|[。？！]|$)/gsu;

/**
 * A question without what explains it: with what leads up to it where there is room for both, else alone. Of a text
 * that asks nothing the first sentence.
 */
export function questionIn(text: string): string {
  const sentences = [...text.matchAll(SENTENCE)];
  const found = sentences.find(([sentence]) => /[?？]$/u.test(sentence));
  if (!found) return sentences[0]?.[0] ?? text;
  const [question] = found;
  const whole = text.slice(0, found.index + question.length).trim();
  return [...whole].length <= ROOM ? whole : question;
}
