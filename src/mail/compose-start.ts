import type en from '../i18n/en/mail.json';
import type { Translator } from '../i18n/translator.ts';
import { type Message, messagesOf } from '../kernel/message.ts';
import type { MailContent } from './mail-content.ts';
import { subjectArgs } from './subject-args.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

const say = messagesOf<typeof en>();

/** The table is full and the game begins; when the reader moves first, this is his first turn mail too. */
export function composeStart(mail: TableMail, notes: readonly Message[], translator: Translator): MailContent {
  const { names, due } = subjectArgs(mail, translator);
  const head = { headline: say('mail.start-title', names), leads: [say('mail.start-lead', names)], notes };
  return writeTableMail(mail, { ...head, subject: subject(mail, names, due) }, translator);
}

function subject(mail: TableMail, names: ReturnType<typeof subjectArgs>['names'], due: string | undefined): Message {
  if (mail.questions.length === 0) return say('mail.start-subject', names);
  return due ? say('mail.start-subject-turn', { ...names, due }) : say('mail.start-subject-turn-open', names);
}
