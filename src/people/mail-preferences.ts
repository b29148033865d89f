import { z } from 'zod';
import { msg } from '../i18n/msg.ts';
import type { Message } from '../kernel/message.ts';
import { Refusal } from '../kernel/refusal.ts';
import { LONGEST_MERGE } from '../notifications/reader-gathering.ts';

/** The mails that a player may switch off. A sign-in link is not among them: without it they could not come back. */
export const MAIL_KINDS = [
  'invitation',
  'start',
  'turn',
  'reminder',
  'expiry',
  'resigned',
  'over',
  'overdue',
  'moderator-called',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The mails about games that are being played: what "no more turn mails" switches off. */
export const PLAY_KINDS: readonly MailKind[] = MAIL_KINDS.filter((kind) => kind !== 'invitation');

export type MailPreferences = {
  /** Kinds that are not wanted. What is not listed here is sent: a new kind of mail begins switched on. */
  readonly off: readonly MailKind[];
  readonly format: 'html' | 'plain';
  /** How long news is gathered into one mail, in seconds; undefined: as the server does it. */
  readonly mergeSeconds?: number | undefined;
};

const preferencesSchema = z.object({
  off: z.array(z.enum(MAIL_KINDS)).transform((kinds) => MAIL_KINDS.filter((kind) => kinds.includes(kind))),
  format: z.enum(['html', 'plain']),
  mergeSeconds: z.int().min(0).max(LONGEST_MERGE).optional(),
});
const storedSchema = z.object({
  off: z
    .array(z.string())
    .catch([])
    .transform((kinds) => MAIL_KINDS.filter((kind) => kinds.includes(kind))),
  format: z.enum(['html', 'plain']).catch('html'),
  mergeSeconds: preferencesSchema.shape.mergeSeconds.catch(undefined),
});

/** Preferences as somebody sent them. Refuses (`bad-input`) unknown kinds and formats and impossible spans. */
export function readMailPreferences(given: unknown): MailPreferences {
  const read = preferencesSchema.safeParse(given);
  if (read.success) return read.data;
  const details = read.error.issues.map(({ path }) => ({ at: path.join('.'), reason: explain(path[0]) }));
  throw new Refusal(
    'bad-input',
    msg('people.bad-mail-preferences', { problems: details.map((d) => d.reason) }),
    details,
  );
}

function explain(field: PropertyKey | undefined): Message {
  switch (field) {
    case 'off':
      return msg('people.bad-mail-kind', { kinds: [...MAIL_KINDS] });
    case 'mergeSeconds':
      return msg('people.bad-merge-seconds', { most: LONGEST_MERGE });
    default:
      return msg('people.bad-mail-format');
  }
}

/** Preferences as they are stored in `Player.mail`: what is missing there, or no longer known, has its default. */
export function mailPreferencesOf(stored: unknown): MailPreferences {
  return storedSchema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}

/** Whether a notification of this kind is to be mailed. Kinds that cannot be switched off always are. */
export function wantsMail(preferences: MailPreferences, kind: string): boolean {
  return !preferences.off.some((off) => off === kind);
}
