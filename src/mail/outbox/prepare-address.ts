import { z } from 'zod';
import { translator } from '../../i18n/translator.ts';
import { issueAddressLink } from '../../people/issue-address-link.ts';
import { readPlayer } from '../../people/update-player.ts';
import { composeAddress } from '../compose-address.ts';
import type { MailRoom, OutboxMail } from './mail-room.ts';
import { type Prepared, sendLetter } from './prepared-mail.ts';

/** Without a player: the request was taken back by signing out everywhere. */
const dataSchema = z.object({ playerId: z.string().optional() });

/**
 * The link is made here and now: nothing secret waits in the outbox. It is mailed whether or not the address is
 * somebody else's, so that nobody can find out by asking; its page says so to anybody who can read the mail.
 */
export async function prepareAddress({ services: s }: MailRoom, { to, notifications }: OutboxMail): Promise<Prepared> {
  const { playerId } = dataSchema.parse(notifications[0]?.data ?? {});
  const player = playerId === undefined ? undefined : await readPlayer(s, playerId);
  if (!player) return { what: 'drop', why: 'the request was taken back' };
  if (player.email === to) return { what: 'drop', why: 'the address is theirs already' };
  const { path, expiresAt } = await issueAddressLink(s, { playerId: player.id, email: to });
  const { baseUrl } = s.settings;
  const content = composeAddress(
    { name: player.name, url: `${baseUrl}${path}`, expiresAt, baseUrl },
    translator(player.locale, player.timeZone),
  );
  return sendLetter(content, { to, format: player.mail.format });
}
