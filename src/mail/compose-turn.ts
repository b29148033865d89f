import { type Message, messagesOf } from '../kernel/message.ts';
import type en from '../words/en/mail.json';
import type { Speaker } from '../words/speaker.ts';
import type { MailContent } from './mail-content.ts';
import { subjectArgs } from './subject-args.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

const say = messagesOf<typeof en>();

/** The turn mail: what changed, what you must decide, by when, and what happens if you do not. */
export function composeTurn(mail: TableMail, notes: readonly Message[], speaker: Speaker): MailContent {
  const args = subjectArgs(mail, speaker);
  const subject =
    args.due === undefined
      ? say('mail.turn-subject-open', args.names)
      : say('mail.turn-subject', { ...args.names, due: args.due });
  return writeTableMail(mail, { subject, headline: say('mail.turn-title', args.names), leads: [], notes }, speaker);
}
