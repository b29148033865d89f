import { MAIL_KINDS } from '../../people/mail-preferences.ts';
import { moment } from './parts.ts';
import { z } from './zod.ts';

export const mailPreferencesSchema = z
  .strictObject({
    off: z.array(z.enum(MAIL_KINDS)).openapi({ description: 'The mails that are not wanted' }),
    format: z.enum(['html', 'plain']),
    mergeSeconds: z.int().optional().openapi({ description: 'How long news is gathered into one mail' }),
  })
  .openapi('MailPreferences');

export const playerSchema = z
  .strictObject({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    timeZone: z.string().openapi({ description: 'IANA name' }),
    locale: z.string(),
    mail: mailPreferencesSchema,
    role: z.enum(['player', 'moderator', 'administrator']),
    createdAt: moment,
  })
  .openapi('Player');

export const apiKeySchema = z
  .strictObject({ id: z.string(), name: z.string(), createdAt: moment, lastUsedAt: moment.optional() })
  .openapi('ApiKey');
