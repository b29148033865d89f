import { mailboxOf } from '../platform/mailbox-of.ts';
import type { Services } from '../platform/services.ts';
import { type MailKind, wantsMail } from './mail-preferences.ts';
import { findPlayerByEmail } from './player-by-email.ts';
import { unsubscribe } from './unsubscribe.ts';

/** The mails that can reach somebody who is not at the table. */
export const LETTER_KINDS = [
  'invitation',
  'club-invitation',
  'club-answer',
  'cancelled',
  'seat-offer',
  'seat-left',
  'nominee',
  'appointed',
  'dispute',
  'moderator-called',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** One such mail: its kind, its address, and the mailbox of the person who had it sent. */
export type LetterAbout = {
  readonly email: string;
  readonly kind: LetterKind;
  readonly sender: string | undefined;
};

/** How much is stopped: mails of this kind, from this person, or all mails of people at whose table one is not. */
export const STOPS = ['kind', 'from', 'all'] as const;
export type Stop = (typeof STOPS)[number];

/** Kinds that have a switch among the preferences already. */
const SWITCH: { readonly [kind in LetterKind]?: MailKind } = {
  invitation: 'invitation',
  'club-invitation': 'invitation',
  cancelled: 'invitation',
  'seat-offer': 'invitation',
  'moderator-called': 'moderator-called',
};

/**
 * Stops such mails, for an address with an account or without; again changes nothing. Links to sign in come all the
 * same.
 */
export async function stopLetters(s: Services, about: LetterAbout, stop: Stop): Promise<void> {
  const { email, kind } = about;
  const preference = SWITCH[kind];
  if (stop === 'kind' && preference !== undefined) return unsubscribe(s, { of: 'kind', email, kind: preference });
  const what = nameOf(about, stop);
  if (what === undefined) return;
  const mailbox = mailboxOf(email);
  await s.db.mailStop.createMany({ data: [{ mailbox, what, createdAt: s.clock.now() }], skipDuplicates: true });
}

/**
 * Lets everything come again that was stopped for a mailbox. What its owner switched off among the preferences stays
 * off.
 */
export async function letLettersCome({ db }: Pick<Services, 'db'>, email: string): Promise<void> {
  await db.mailStop.deleteMany({ where: { mailbox: mailboxOf(email) } });
}

/** Whether anything is stopped for a mailbox, beside what its owner switched off among the preferences. */
export async function hasStops({ db }: Pick<Services, 'db'>, email: string): Promise<boolean> {
  return (await db.mailStop.count({ where: { mailbox: mailboxOf(email) } })) > 0;
}

/** Whether its reader has stopped such a mail. */
export async function isStopped(s: Services, about: LetterAbout): Promise<boolean> {
  const names = STOPS.flatMap((stop) => nameOf(about, stop) ?? []);
  const where = { mailbox: mailboxOf(about.email), what: { in: names } };
  if ((await s.db.mailStop.count({ where })) > 0) return true;
  const preference = SWITCH[about.kind];
  const player = preference && (await findPlayerByEmail(s, about.email));
  return player ? !wantsMail(player.mail, preference) : false;
}

/** As the database has it; undefined where nobody had the mail sent. */
function nameOf({ kind, sender }: LetterAbout, stop: Stop): string | undefined {
  switch (stop) {
    case 'all':
      return 'all';
    case 'kind':
      return `kind:${kind}`;
    case 'from':
      return sender === undefined ? undefined : `from:${sender}`;
  }
}
