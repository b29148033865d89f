import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { MailContent } from './mail-content.ts';
import { subjectArgs } from './subject-args.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

/** Somebody has given up their seat; the game goes on with the others. */
export function composeResigned(
  mail: TableMail,
  who: Message,
  notes: readonly Message[],
  translator: Translator,
): MailContent {
  const { names } = subjectArgs(mail, translator);
  const subject = msg('mail.resigned-subject', { ...names, who });
  return writeTableMail(mail, { subject, headline: msg('mail.resigned-title', { who }), leads: [], notes }, translator);
}
