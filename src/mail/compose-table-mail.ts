import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import { composeClock } from './compose-clock.ts';
import { composeExpiry } from './compose-expiry.ts';
import { composeModeratorCalled, moderatorNote } from './compose-moderator-called.ts';
import { composeOver } from './compose-over.ts';
import { composeOverdue, overdueNotes } from './compose-overdue.ts';
import { composeReminder } from './compose-reminder.ts';
import { composeResigned } from './compose-resigned.ts';
import { composeRuling } from './compose-ruling.ts';
import { composeStart } from './compose-start.ts';
import { composeReplaced, composeTookOver, replacedNote } from './compose-substitute.ts';
import { composeTurn } from './compose-turn.ts';
import type { MailContent } from './mail-content.ts';
import { OCCASIONS, type Occasion } from './occasion.ts';
import type { TableMail } from './table-mail.ts';

/**
 * One mail out of everything that is to be told to a seat at once. The weightiest occasion gives it its head; what the
 * others add, and neither news nor question say, is in notes.
 */
export function composeTableMail(mail: TableMail, occasions: readonly Occasion[], translator: Translator): MailContent {
  const [first, ...others] = [...occasions].sort((a, b) => OCCASIONS.indexOf(a.kind) - OCCASIONS.indexOf(b.kind));
  const notes = others.flatMap((one) => noteOf(one, mail.now, translator));
  if (!first) return composeTurn(mail, notes, translator);
  switch (first.kind) {
    case 'turn':
      return composeTurn(mail, notes, translator);
    case 'start':
      return composeStart(mail, [...moderatorsNote(first), ...notes], translator);
    case 'reminder':
      return composeReminder(mail, notes, translator);
    case 'expiry':
      return composeExpiry(mail, first, notes, translator);
    case 'resigned':
      return composeResigned(mail, first.who, notes, translator);
    case 'took-over':
      return composeTookOver(mail, notes, translator);
    case 'replaced':
      return composeReplaced(mail, first, notes, translator);
    case 'overdue':
      return composeOverdue(mail, first, notes, translator);
    case 'moderator-called':
      return composeModeratorCalled(mail, first, notes, translator);
    case 'ruling':
      return composeRuling(mail, first, notes, translator);
    case 'clock':
      return composeClock(mail, first.texts, notes, translator);
    case 'over':
      return composeOver(mail, first.end, notes, translator);
  }
}

function noteOf(occasion: Occasion, now: Date, translator: Translator): readonly Message[] {
  switch (occasion.kind) {
    case 'resigned':
      return [msg('mail.resigned-note', { who: occasion.who })];
    case 'replaced':
      return [replacedNote(occasion)];
    case 'moderator-called':
      return [moderatorNote(occasion)];
    case 'ruling':
      return occasion.texts;
    case 'overdue':
      return overdueNotes(occasion, now, translator);
    case 'clock':
      return occasion.inLog ? [] : occasion.texts;
    case 'expiry':
      return occasion.what === 'fallback' ? [msg('mail.expiry-fallback')] : [];
    case 'turn':
    case 'start':
    case 'took-over':
    case 'reminder':
    case 'over':
      return [];
  }
}

/** By joining, everybody has agreed to them. */
function moderatorsNote({ moderators: names = [] }: Extract<Occasion, { kind: 'start' }>): readonly Message[] {
  return names.length > 0 ? [msg('mail.start-moderators', { count: names.length, names })] : [];
}
