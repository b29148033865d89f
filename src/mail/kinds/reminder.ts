import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { waitsForMe } from '../../play/windows/waits-for-me.ts';
import type { Occasion } from '../turn/occasion.ts';
import { inShort } from '../turn/question-in-short.ts';
import { subjectArgs } from '../turn/subject-args.ts';
import type { TableMail } from '../turn/table-mail.ts';
import type { TableMailHead } from '../turn/write-table-mail.ts';
import type { TableKind } from './mail-kind.ts';

/** Half and nine tenths of the time are over; news as long as the question is open. */
export const reminder: TableKind<'reminder'> = {
  news: ({ decision }, { table }) =>
    table.decisions.some((one) => one.id === decision && waitsForMe(one)) ? reminderNews : undefined,
};

export const reminderNews: Occasion = { kind: 'reminder', head };

/** The turn mail again, with how much time is left. */
function head(mail: TableMail, translator: Translator): TableMailHead {
  const { names, due, dueAt } = subjectArgs(mail, translator);
  const headline = msg('mail.reminder-title', names);
  const subject = subjectOf(mail, translator);
  if (!due || !dueAt) return { subject, headline, leads: [msg('mail.reminder-lead-open')] };
  const span = translator.span(dueAt.getTime() - mail.now.getTime());
  const lead = msg('mail.reminder-lead', { span, due, zone: translator.timeZone });
  return { subject, headline, leads: [lead] };
}

function subjectOf({ seat, questions: [first] }: TableMail, translator: Translator): Message {
  return first ? msg('subjects.reminder', { seat: seat.name, what: inShort(first, translator) }) : seat.name;
}
