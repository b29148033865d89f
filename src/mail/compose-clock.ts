import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';

import type { MailContent } from './mail-content.ts';
import { subjectArgs } from './subject-args.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

/**
 * The clocks are stopped or run again, somebody has more time or is away: what and why, and what is asked meanwhile.
 */
export function composeClock(
  mail: TableMail,
  texts: readonly Message[],
  notes: readonly Message[],
  translator: Translator,
): MailContent {
  const { names, due } = subjectArgs(mail, translator);
  const subject =
    mail.questions.length === 0
      ? msg('clocks.mail-subject', names)
      : due === undefined
        ? msg('clocks.mail-subject-turn-open', names)
        : msg('clocks.mail-subject-turn', { ...names, due });
  return writeTableMail(mail, { subject, headline: msg('clocks.mail-title'), leads: texts, notes }, translator);
}
