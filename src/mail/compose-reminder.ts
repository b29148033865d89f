import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { MailContent } from './mail-content.ts';
import { subjectArgs } from './subject-args.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

/** The reminder at half and at nine tenths of the time: the turn mail again, with how much time is left. */
export function composeReminder(mail: TableMail, notes: readonly Message[], translator: Translator): MailContent {
  const { names, due, dueAt } = subjectArgs(mail, translator);
  const headline = msg('mail.reminder-title', names);
  if (!due || !dueAt) {
    const subject = msg('mail.reminder-subject-open', names);
    return writeTableMail(mail, { subject, headline, leads: [msg('mail.reminder-lead-open')], notes }, translator);
  }
  const span = translator.span(dueAt.getTime() - mail.now.getTime());
  const lead = msg('mail.reminder-lead', { span, due, zone: translator.timeZone });
  return writeTableMail(
    mail,
    { subject: msg('mail.reminder-subject', { ...names, due }), headline, leads: [lead], notes },
    translator,
  );
}
