import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { MailQuestion, TableMail } from './table-mail.ts';

/**
 * What the reader is asked, as a subject says it: in the game's few words for it, else by the question's first
 * sentence; of several questions, how many they are.
 */
export function askedInShort({ seat, questions, asked }: TableMail, translator: Translator): Message | undefined {
  const [first = asked[0]] = questions;
  if (!first) return undefined;
  if (questions.length > 1) return msg('subjects.turn-several', { seat: seat.name, count: questions.length });
  return msg('subjects.turn', { seat: seat.name, what: inShort(first, translator) });
}

export function inShort({ prompt, brief, optionalAction }: MailQuestion, { t }: Translator): Message | string {
  return brief ?? optionalAction?.label ?? firstSentence(t(prompt));
}

/** A question without what explains it. */
export function firstSentence(text: string): string {
  return /^.+?[.?!](?=\s|$)/su.exec(text)?.[0] ?? text;
}
