import { type Message, messagesOf } from '../kernel/message.ts';
import type en from '../words/en/mail.json';
import type { Speaker } from '../words/speaker.ts';
import type { MailContent } from './mail-content.ts';
import type { Late } from './occasion.ts';
import { subjectArgs } from './subject-args.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

const say = messagesOf<typeof en>();

/** The moderator has been called to the table: about whom, and how it stands. */
export function composeModeratorCalled(
  mail: TableMail,
  late: Late,
  notes: readonly Message[],
  speaker: Speaker,
): MailContent {
  const { names } = subjectArgs(mail, speaker);
  const subject = say('mail.moderator-subject', names);
  const lead = moderatorNote(late);
  return writeTableMail(mail, { subject, headline: say('mail.moderator-title'), leads: [lead], notes }, speaker);
}

/** The same in one sentence, for a mail that has another head. */
export function moderatorNote({ late, missed }: Late): Message {
  return missed === undefined
    ? say('mail.moderator-note-late', { late })
    : say('mail.moderator-note-missed', { late, missed });
}
