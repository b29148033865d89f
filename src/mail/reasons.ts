import { msg } from '../i18n/msg.ts';
import type { Message } from '../kernel/message.ts';

/**
 * Why a mail was not sent, as its row says it (`Mail.reason`); the words are in the catalogue, under `mail.reason-…`.
 * The last three are of mails that failed.
 */
export const REASONS = [
  'banned',
  'suppressed',
  'stopped',
  'not-wanted',
  'muted',
  'no-longer-news',
  'nobody-to-tell',
  'reader-at-table',
  'other-player',
  'resigned',
  'plays-there',
  'not-told',
  'no-such-invitation',
  'invitation-over',
  'offer-over',
  'seat-back',
  'not-party',
  'told-with-ruling',
  'ruling-on-its-way',
  'request-withdrawn',
  'own-address',
  'sent-anew',
  'bounced',
  'unknown-kind',
  'unreadable',
] as const;
export type Reason = (typeof REASONS)[number];

/** A mail that is not sent: it is no longer news, or not wanted. */
export type Dropped = { readonly what: 'drop'; readonly why: Reason };

export function drop(why: Reason): Dropped {
  return { what: 'drop', why };
}

/**
 * A mail whose notifications wait for a better time. The reader is looking at the table just now: they are told when
 * they have gone away without answering. Or the mail of a ruling is on its way, and may tell it, too.
 */
export type Postponed = {
  readonly what: 'postpone';
  readonly why: Extract<Reason, 'reader-at-table' | 'ruling-on-its-way'>;
  readonly until: Date;
};

/** A reason in words; a code that this version does not know is shown as it is. */
export function reasonText(code: string): Message {
  const reason = REASONS.find((one) => one === code);
  return reason ? msg(`mail.reason-${reason}`) : msg('mail.reason-other', { code });
}
