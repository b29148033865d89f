import { z } from 'zod';
import { translator } from '../../i18n/translator.ts';
import { readPlayer } from '../../people/update-player.ts';
import { composeAddressChanged } from '../compose-address-changed.ts';
import type { MailRoom, OutboxMail } from './mail-room.ts';
import { type Prepared, sendLetter } from './prepared-mail.ts';

const dataSchema = z.object({ playerId: z.string(), at: z.iso.datetime() });

/** Always news: it is how somebody hears that their account was taken from them. */
export async function prepareAddressChanged(
  { services: s }: MailRoom,
  { to, notifications }: OutboxMail,
): Promise<Prepared> {
  const data = dataSchema.safeParse(notifications[0]?.data);
  const player = data.success ? await readPlayer(s, data.data.playerId) : undefined;
  if (!data.success || !player) return { what: 'drop', why: 'nobody to tell' };
  const { baseUrl, mailFrom } = s.settings;
  const content = composeAddressChanged(
    { name: player.name, old: to, at: new Date(data.data.at), contact: bareAddress(mailFrom), baseUrl },
    translator(player.locale, player.timeZone),
  );
  return sendLetter(content, { to, format: player.mail.format });
}

/** `Despatch <despatch@example.org>` without the name. */
function bareAddress(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
}
