import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { MailContent } from './mail-content.ts';
import { subjectArgs } from './subject-args.ts';
import type { GameEnd, TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

/** The end of a game: the winner and by what, the score sheet, the opened seed and how to check every draw. */
export function composeOver(
  mail: TableMail,
  end: GameEnd,
  notes: readonly Message[],
  translator: Translator,
): MailContent {
  const { names } = subjectArgs(mail, translator);
  const { summary } = end.outcome;
  const subject = msg('mail.over-subject', { ...names, summary });
  return writeTableMail(mail, { subject, headline: msg('mail.over-title'), leads: [summary], notes, end }, translator);
}
