import { z } from 'zod';
import { msg } from '../i18n/msg.ts';
import type { Message } from '../kernel/message.ts';
import { Refusal } from '../kernel/refusal.ts';
import { LONGEST_MERGE } from '../notifications/reader-gathering.ts';
import { hourSchema, LONGEST_RHYTHM, type Quiet, quietSchema, type Rhythm, rhythmSchema } from './mail-rhythm.ts';
import { REPLY_MODES, type ReplyMode } from './reply-mode.ts';

/** The mails that a player may switch off. A sign-in link is not among them: without it they could not come back. */
export const MAIL_KINDS = [
  'invitation',
  'start',
  'turn',
  'concern',
  'reminder',
  'expiry',
  'resigned',
  'over',
  'overdue',
  'moderator-called',
  'letter',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The mails about games that are being played: what "no more turn mails" switches off. */
export const PLAY_KINDS: readonly MailKind[] = MAIL_KINDS.filter((kind) => kind !== 'invitation');

export const MAIL_FORMATS = ['html', 'html-words', 'plain'] as const;
export type MailFormat = (typeof MAIL_FORMATS)[number];

export type MailPreferences = {
  /** Kinds that are not wanted. What is not listed here is sent: a new kind of mail begins switched on. */
  readonly off: readonly MailKind[];
  /** `html-words`: with all that a board says in words, also where its picture says it. */
  readonly format: MailFormat;
  /** How long news is gathered into one mail, in seconds; undefined: as the server does it. */
  readonly mergeSeconds?: number | undefined;
  /** All mails about a table have the same subject, so that every mail program makes one thread of them. */
  readonly oneSubject?: boolean | undefined;
  /** How often they are mailed about a table that has no rhythm of its own; undefined: at every turn. */
  readonly rhythm?: Rhythm | undefined;
  /** The hour of the daily digest on their clock. */
  readonly digestHour?: number | undefined;
  /** Hours in which they are not mailed, unless it calls for an answer. */
  readonly quiet?: Quiet | undefined;
  /** No mail about a table whose page they have open. */
  readonly notOnPage?: boolean | undefined;
  /** What a reply by mail does; undefined: it is confirmed first. A table may have it otherwise. */
  readonly replies?: ReplyMode | undefined;
};

const preferencesSchema = z.object({
  off: z.array(z.enum(MAIL_KINDS)).transform((kinds) => MAIL_KINDS.filter((kind) => kinds.includes(kind))),
  format: z.enum(MAIL_FORMATS),
  mergeSeconds: z.int().min(0).max(LONGEST_MERGE).optional(),
  oneSubject: z.boolean().optional(),
  rhythm: rhythmSchema.optional(),
  digestHour: hourSchema.optional(),
  quiet: quietSchema.optional(),
  notOnPage: z.boolean().optional(),
  replies: z.enum(REPLY_MODES).optional(),
});
const storedSchema = z.object({
  off: z
    .array(z.string())
    .catch([])
    .transform((kinds) => MAIL_KINDS.filter((kind) => kinds.includes(kind))),
  format: z.enum(MAIL_FORMATS).catch('html'),
  mergeSeconds: preferencesSchema.shape.mergeSeconds.catch(undefined),
  oneSubject: preferencesSchema.shape.oneSubject.catch(undefined),
  rhythm: preferencesSchema.shape.rhythm.catch(undefined),
  digestHour: preferencesSchema.shape.digestHour.catch(undefined),
  quiet: preferencesSchema.shape.quiet.catch(undefined),
  notOnPage: preferencesSchema.shape.notOnPage.catch(undefined),
  replies: preferencesSchema.shape.replies.catch(undefined),
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
    case 'rhythm':
      return msg('people.bad-rhythm', { most: LONGEST_RHYTHM });
    case 'digestHour':
    case 'quiet':
      return msg('people.bad-hour');
    case 'oneSubject':
    case 'notOnPage':
      return msg('people.bad-yes-no');
    case 'replies':
      return msg('reply.bad-mode', { modes: [...REPLY_MODES] });
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
