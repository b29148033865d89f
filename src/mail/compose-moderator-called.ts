import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import { calledWords } from './called-words.ts';
import type { MailContent } from './mail-content.ts';
import type { Late } from './occasion.ts';
import { subjectArgs } from './subject-args.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

/** The reader is called to the table, or learns that nobody could be: about whom, and the state of things. */
export function composeModeratorCalled(
  mail: TableMail,
  late: Late,
  notes: readonly Message[],
  translator: Translator,
): MailContent {
  const { names } = subjectArgs(mail, translator);
  const lead = moderatorNote(late);
  const head =
    late.called.of === 'nobody'
      ? { subject: msg('mail.nobody-subject', names), headline: msg('mail.nobody-title') }
      : { subject: msg('mail.moderator-subject', names), headline: msg('mail.moderator-title') };
  return writeTableMail(mail, { ...head, leads: [lead], notes }, translator);
}

/** The same in one sentence, for a mail that has another head. */
export function moderatorNote({ late, missed, called }: Late): Message {
  const who = calledWords(called);
  if (!who) return msg('mail.moderator-note-nobody', { late, missed: missed ?? 0 });
  return missed === undefined
    ? msg('mail.moderator-note-late', { late, who })
    : msg('mail.moderator-note-missed', { late, missed, who });
}
