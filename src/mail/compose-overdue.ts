import type en from '../i18n/en/mail.json';
import type { Translator } from '../i18n/translator.ts';
import { type Message, messagesOf } from '../kernel/message.ts';
import { calledWords } from './called-words.ts';
import type { MailContent } from './mail-content.ts';
import type { Occasion } from './occasion.ts';
import { subjectArgs } from './subject-args.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

const say = messagesOf<typeof en>();

type Overdue = Extract<Occasion, { kind: 'overdue' }>;

/** To those who wait: whose answer is overdue, by how much, and what happens next. */
export function composeOverdue(
  mail: TableMail,
  overdue: Overdue,
  notes: readonly Message[],
  translator: Translator,
): MailContent {
  const { names } = subjectArgs(mail, translator);
  const { late } = overdue;
  const head = {
    subject: say('mail.overdue-subject', { ...names, late }),
    headline: say('mail.overdue-title', { late }),
  };
  return writeTableMail(mail, { ...head, leads: overdueNotes(overdue, mail.now, translator), notes }, translator);
}

/** The same in a few sentences, for a mail that has another head. */
export function overdueNotes(
  { late, since, follows, called }: Overdue,
  now: Date,
  translator: Translator,
): readonly Message[] {
  const span = translator.span(now.getTime() - since.getTime());
  const lead = say('mail.overdue-lead', { late, due: translator.dateTime(since), zone: translator.timeZone, span });
  return [lead, ...(called ? [calledNow(called)] : []), ...nextOf(follows, translator)];
}

function calledNow(called: NonNullable<Overdue['called']>): Message {
  const who = calledWords(called);
  return who ? say('mail.overdue-called', { who }) : say('mail.overdue-nobody');
}

function nextOf(follows: Overdue['follows'], translator: Translator): readonly Message[] {
  if (!follows) return [];
  const when = follows.at === undefined ? '' : translator.dateTime(follows.at);
  switch (follows.what) {
    case 'answer':
      return [say('mail.overdue-answer', { when })];
    case 'call':
      return [say('mail.overdue-call', { when })];
    case 'seek':
      return [say('mail.overdue-seek', { when })];
    case 'nothing':
      return [say('mail.overdue-nothing')];
  }
}
