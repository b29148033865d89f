import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import { calledWords } from './called-words.ts';
import type { MailContent } from './mail-content.ts';
import type { Occasion } from './occasion.ts';
import { subjectArgs } from './subject-args.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

export type ExpiryOccasion = Extract<Occasion, { kind: 'expiry' }>;

/** The time to answer is over: what that means at this table, and what the reader can still do. */
export function composeExpiry(
  mail: TableMail,
  expiry: ExpiryOccasion,
  notes: readonly Message[],
  translator: Translator,
): MailContent {
  const { names } = subjectArgs(mail, translator);
  const head = { subject: msg('mail.expiry-subject', names), headline: msg('mail.expiry-title', names) };
  return writeTableMail(
    mail,
    { ...head, leads: [meaning(expiry, mail.questions.length > 0, translator)], notes },
    translator,
  );
}

function meaning({ what, due, grace, called }: ExpiryOccasion, open: boolean, translator: Translator): Message {
  const when = {
    due: due ? translator.dateTime(due) : '',
    grace: grace ? translator.dateTime(grace) : '',
    zone: translator.timeZone,
  };
  if (!open && what !== 'fallback') return msg('mail.expiry-passed');
  switch (what) {
    case 'wait':
      return msg('mail.expiry-wait', when);
    case 'grace-fallback':
      return msg('mail.expiry-grace-fallback', when);
    case 'grace-moderator':
      return msg('mail.expiry-grace-moderator', when);
    case 'fallback':
      return msg('mail.expiry-fallback');
    case 'moderator': {
      const who = calledWords(called ?? { of: 'table', moderators: [] });
      return who ? msg('mail.expiry-moderator', { who }) : msg('mail.expiry-nobody');
    }
  }
}
