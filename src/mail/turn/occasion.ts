import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { Kind } from '../../notifications/notification.ts';
import type { MailLetter } from '../press/mail-letter.ts';
import type { TableMail } from './table-mail.ts';
import type { TableMailHead } from './write-table-mail.ts';

/**
 * Why a mail about a table is sent. When several come together, the first that fits this order gives the mail its head.
 */
export const OCCASIONS = [
  'over',
  'start',
  'took-over',
  'ruling',
  'expiry',
  'reminder',
  'turn',
  'concern',
  'unfit',
  'ended',
  'clock',
  'overdue',
  'moderator-called',
  'resigned',
  'replaced',
  'letter',
] as const satisfies readonly Kind[];
export type OccasionKind = (typeof OCCASIONS)[number];

/** What a notification has to tell a seat: as the head of a mail, or beside a weightier one. */
export type Occasion = {
  readonly kind: OccasionKind;
  readonly head: (mail: TableMail, translator: Translator) => TableMailHead;
  /** Letters that the mail tells whole. */
  readonly letters?: readonly MailLetter[];
  /** The dispute whose decision it tells, too. */
  readonly decides?: string | undefined;
  /** What it adds to a mail of another head that neither news nor question say. */
  readonly note?: (mail: TableMail, translator: Translator) => readonly Message[];
};

/** Whether a kind is mailed together with everything else about its table. */
export function isOccasion(kind: string): kind is OccasionKind {
  return OCCASIONS.some((one) => one === kind);
}
