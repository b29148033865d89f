import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { MailContent } from './mail-content.ts';
import { subjectArgs } from './subject-args.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

/** As much of a question as a subject has room for. */
const SHOWN = 70;

/**
 * The turn mail: what changed, what you must decide, by when, and what happens if you do not; or what somebody asks
 * you.
 */
export function composeTurn(mail: TableMail, notes: readonly Message[], translator: Translator): MailContent {
  const args = subjectArgs(mail, translator);
  const [asked] = mail.asked;
  if (mail.questions.length === 0 && asked) {
    const what = shorten(translator.t(asked.offer?.label ?? asked.prompt));
    const subject = msg('mail.asked-subject', { ...args.names, what });
    return writeTableMail(
      mail,
      { subject, headline: msg('mail.asked-title', args.names), leads: [], notes },
      translator,
    );
  }
  const subject =
    args.due === undefined
      ? msg('mail.turn-subject-open', args.names)
      : msg('mail.turn-subject', { ...args.names, due: args.due });
  return writeTableMail(mail, { subject, headline: msg('mail.turn-title', args.names), leads: [], notes }, translator);
}

/** The beginning of a sentence, cut between words. */
function shorten(words: string): string {
  if (words.length <= SHOWN) return words;
  const cut = words.slice(0, SHOWN);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SHOWN / 2))}…`;
}
