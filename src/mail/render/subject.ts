import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';

/**
 * Characters of a subject for what it says, and for the table's name in brackets before it. A list of mails on a phone
 * shows some forty in all, so the name leaves more than half of them to what is asked; it is cut alike in every mail,
 * since people sort by it.
 */
export const MOST_SAID = 40;
const MOST_TABLE = 16;

/** The table that a mail is about, as its subject names it. */
export type SubjectTable = { readonly game: Message; readonly table: string };

/** The subject of a mail about a table, and the one of readers who want the same for all that is about it. */
export type Subjects = { readonly subject: string; readonly constant: string };

/** `[Café de Paris] France: bid for Byelorus`, short enough for a list of mails on a phone. */
export function tableSubjects({ game, table: name }: SubjectTable, what: Message, { t }: Translator): Subjects {
  const table = cutWords(name, MOST_TABLE);
  return {
    subject: t(msg('subjects.at-table', { table, what: cutWords(t(what), MOST_SAID) })),
    constant: t(msg('subjects.always', { table, game })),
  };
}

/** As much of a text as there is room for, cut between words where that leaves half of it. */
export function cutWords(text: string, room: number): string {
  const letters = [...text];
  if (letters.length <= room) return text;
  const cut = letters.slice(0, room - 1).join('');
  const end = letters[room - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(end >= room / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.]+$/u, '')}…`;
}
