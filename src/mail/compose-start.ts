import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { MailContent } from './mail-content.ts';
import { subjectArgs } from './subject-args.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

/** The table is full and the game begins; when the reader moves first, this is their first turn mail too. */
export function composeStart(mail: TableMail, notes: readonly Message[], translator: Translator): MailContent {
  const { names, due } = subjectArgs(mail, translator);
  const head = { headline: msg('mail.start-title', names), leads: [msg('mail.start-lead', names)], notes };
  return writeTableMail(mail, { ...head, subject: subject(mail, names, due) }, translator);
}

function subject(mail: TableMail, names: ReturnType<typeof subjectArgs>['names'], due: string | undefined): Message {
  if (mail.questions.length === 0) return msg('mail.start-subject', names);
  return due ? msg('mail.start-subject-turn', { ...names, due }) : msg('mail.start-subject-turn-open', names);
}
