import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import { calledWords } from './called-words.ts';
import type { MailContent } from './mail-content.ts';
import type { Occasion } from './occasion.ts';
import { subjectArgs } from './subject-args.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

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
    subject: msg('mail.overdue-subject', { ...names, late }),
    headline: msg('mail.overdue-title', { late }),
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
  const lead = msg('mail.overdue-lead', { late, due: translator.dateTime(since), zone: translator.timeZone, span });
  return [lead, ...(called ? [calledNow(called)] : []), ...nextOf(follows, translator)];
}

function calledNow(called: NonNullable<Overdue['called']>): Message {
  const who = calledWords(called);
  return who ? msg('mail.overdue-called', { who }) : msg('mail.overdue-nobody');
}

function nextOf(follows: Overdue['follows'], translator: Translator): readonly Message[] {
  if (!follows) return [];
  const when = follows.at === undefined ? '' : translator.dateTime(follows.at);
  switch (follows.what) {
    case 'answer':
      return [msg('mail.overdue-answer', { when })];
    case 'call':
      return [msg('mail.overdue-call', { when })];
    case 'seek':
      return [msg('mail.overdue-seek', { when })];
    case 'nothing':
      return [msg('mail.overdue-nothing')];
  }
}
