import type en from '../i18n/en/mail.json';
import type { Speaker } from '../i18n/speaker.ts';
import { type Message, messagesOf } from '../kernel/message.ts';
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

const say = messagesOf<typeof en>();

/**
 * One mail out of everything that is to be told to a seat at once. The weightiest occasion gives it its head; what the
 * others add that neither news nor question say stands in notes.
 */
export function composeTableMail(mail: TableMail, occasions: readonly Occasion[], speaker: Speaker): MailContent {
  const [first, ...others] = [...occasions].sort((a, b) => OCCASIONS.indexOf(a.kind) - OCCASIONS.indexOf(b.kind));
  const notes = others.flatMap((one) => noteOf(one, mail.now, speaker));
  if (!first) return composeTurn(mail, notes, speaker);
  switch (first.kind) {
    case 'turn':
      return composeTurn(mail, notes, speaker);
    case 'start':
      return composeStart(mail, [...moderatorsNote(first), ...notes], speaker);
    case 'reminder':
      return composeReminder(mail, notes, speaker);
    case 'expiry':
      return composeExpiry(mail, first, notes, speaker);
    case 'resigned':
      return composeResigned(mail, first.who, notes, speaker);
    case 'took-over':
      return composeTookOver(mail, notes, speaker);
    case 'replaced':
      return composeReplaced(mail, first, notes, speaker);
    case 'overdue':
      return composeOverdue(mail, first, notes, speaker);
    case 'moderator-called':
      return composeModeratorCalled(mail, first, notes, speaker);
    case 'ruling':
      return composeRuling(mail, first, notes, speaker);
    case 'clock':
      return composeClock(mail, first.texts, notes, speaker);
    case 'over':
      return composeOver(mail, first.end, notes, speaker);
  }
}

function noteOf(occasion: Occasion, now: Date, speaker: Speaker): readonly Message[] {
  switch (occasion.kind) {
    case 'resigned':
      return [say('mail.resigned-note', { who: occasion.who })];
    case 'replaced':
      return [replacedNote(occasion)];
    case 'moderator-called':
      return [moderatorNote(occasion)];
    case 'ruling':
      return occasion.texts;
    case 'overdue':
      return overdueNotes(occasion, now, speaker);
    case 'clock':
      return occasion.inLog ? [] : occasion.texts;
    case 'expiry':
      return occasion.what === 'fallback' ? [say('mail.expiry-fallback')] : [];
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
  return names.length > 0 ? [say('mail.start-moderators', { count: names.length, names })] : [];
}
