import type en from '../i18n/en/mail.json';
import type { Translator } from '../i18n/translator.ts';
import { type Message, messagesOf } from '../kernel/message.ts';
import type { MailContent } from './mail-content.ts';
import { subjectArgs } from './subject-args.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

const say = messagesOf<typeof en>();

/** Somebody has given up his seat; the game goes on with the others. */
export function composeResigned(
  mail: TableMail,
  who: Message,
  notes: readonly Message[],
  translator: Translator,
): MailContent {
  const { names } = subjectArgs(mail, translator);
  const subject = say('mail.resigned-subject', { ...names, who });
  return writeTableMail(mail, { subject, headline: say('mail.resigned-title', { who }), leads: [], notes }, translator);
}
