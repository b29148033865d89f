import { AUDIENCES } from '../../people/audiences.ts';
import { MAIL_FORMATS, MAIL_KINDS } from '../../people/mail-preferences.ts';
import { RHYTHMS } from '../../people/mail-rhythm.ts';
import { REPLY_MODES } from '../../people/reply-mode.ts';
import { moment } from './parts.ts';
import { z } from './zod.ts';

/** How often somebody is mailed about a table. */
export const mailRhythmSchema = z
  .strictObject({
    kind: z.enum(RHYTHMS).openapi({
      description: 'At every turn; at most every so many hours; once a day; or only when all wait for you',
    }),
    hours: z.int().optional().openapi({ description: 'Of the kind `hours`: the hours between two mails' }),
  })
  .openapi('MailRhythm');

const mailPreferencesSchema = z
  .strictObject({
    off: z.array(z.enum(MAIL_KINDS)).openapi({ description: 'The mails that are not wanted' }),
    format: z.enum(MAIL_FORMATS).openapi({
      description: '`html-words`: with all that a board says in words, also where its picture says it',
    }),
    mergeSeconds: z.int().optional().openapi({ description: 'How long news is gathered into one mail' }),
    oneSubject: z.boolean().optional().openapi({ description: 'All mails about a table have the same subject' }),
    rhythm: mailRhythmSchema.optional(),
    digestHour: z.int().optional().openapi({ description: 'The hour of the daily digest, on your clock' }),
    quiet: z
      .strictObject({ from: z.int(), to: z.int() })
      .optional()
      .openapi({ description: 'Hours on your clock in which nothing is mailed that can wait' }),
    notOnPage: z.boolean().optional().openapi({ description: 'No mail about a table whose page you have open' }),
    replies: z.enum(REPLY_MODES).optional().openapi({
      description:
        'What a reply by mail does: it is echoed and confirmed first (`confirm`, the usual), or acts when it is clear',
    }),
  })
  .openapi('MailPreferences');

const audience = z.enum(AUDIENCES);

/** Whom players let see what of them. */
const audiencesSchema = z
  .strictObject({
    name: audience.openapi({ description: 'Your name and page, and whether you stand in address books' }),
    record: audience.openapi({ description: 'How your games ended, and your ratings' }),
    games: audience.openapi({ description: 'Games besides those that you played together' }),
  })
  .openapi('Audiences', {
    description: '`nobody`, `fellows` (those you have played with) or `players` (everybody who is signed in)',
  });

export const playerSchema = z
  .strictObject({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    timeZone: z.string().openapi({ description: 'IANA name' }),
    locale: z.string(),
    mail: mailPreferencesSchema,
    shows: audiencesSchema,
    role: z.enum(['player', 'moderator', 'administrator']),
    createdAt: moment,
  })
  .openapi('Player');

export const apiKeySchema = z
  .strictObject({ id: z.string(), name: z.string(), createdAt: moment, lastUsedAt: moment.optional() })
  .openapi('ApiKey');
