import { type Message, messagesOf } from '../kernel/message.ts';
import type en from '../words/en/rulings.json';
import type { Speaker } from '../words/speaker.ts';
import type { MailContent } from './mail-content.ts';
import { subjectArgs } from './subject-args.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

const say = messagesOf<typeof en>();

/** The game stands otherwise than it stood, by ruling or by consent: what was decided and why, and what is asked now. */
export function composeRuling(
  mail: TableMail,
  texts: readonly Message[],
  notes: readonly Message[],
  speaker: Speaker,
): MailContent {
  const { names, due } = subjectArgs(mail, speaker);
  const subject =
    mail.questions.length === 0
      ? say('rulings.mail-subject', names)
      : due === undefined
        ? say('rulings.mail-subject-turn-open', names)
        : say('rulings.mail-subject-turn', { ...names, due });
  return writeTableMail(mail, { subject, headline: say('rulings.mail-title'), leads: texts, notes }, speaker);
}
