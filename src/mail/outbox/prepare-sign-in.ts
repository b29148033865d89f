import { z } from 'zod';
import { translator } from '../../i18n/translator.ts';
import { issueSignInLink } from '../../people/issue-sign-in-link.ts';
import { findPlayerByEmail } from '../../people/player-by-email.ts';
import { composeSignIn } from '../compose-sign-in.ts';
import type { MailRoom, OutboxMail } from './mail-room.ts';
import { type Prepared, sendLetter } from './prepared-mail.ts';

const dataSchema = z.object({ next: z.string().optional() });

/** The link is made here and now: nothing secret waits in the outbox. */
export async function prepareSignIn({ services: s }: MailRoom, { to, notifications }: OutboxMail): Promise<Prepared> {
  const { next } = dataSchema.parse(notifications[0]?.data ?? {});
  const player = await findPlayerByEmail(s, to);
  const { path, expiresAt } = await issueSignInLink(s, { email: to, next });
  const { baseUrl } = s.settings;
  const content = composeSignIn(
    { url: `${baseUrl}${path}`, expiresAt, baseUrl },
    translator(player?.locale ?? 'en', player?.timeZone ?? 'UTC'),
  );
  return sendLetter(content, { to, format: player?.mail.format });
}
