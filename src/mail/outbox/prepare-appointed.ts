import { z } from 'zod';
import { translator } from '../../i18n/translator.ts';
import { toPlayer } from '../../people/player.ts';
import { composeAppointed } from '../compose-appointed.ts';
import type { MailRoom, OutboxMail } from './mail-room.ts';
import { type Prepared, sendLetter } from './prepared-mail.ts';
import { stopUrl } from './stop-letters.ts';

const dataSchema = z.object({ by: z.string() });

/** To somebody who was made moderator of a table, as long as they are. */
export async function prepareAppointed(
  { services: s }: MailRoom,
  mail: OutboxMail,
  tableId: string,
  playerId: string,
): Promise<Prepared> {
  const { by } = dataSchema.parse(mail.notifications[0]?.data);
  const appointed = await s.db.tableModerator.findUnique({
    where: { tableId_playerId: { tableId, playerId } },
    include: { table: true, player: true },
  });
  if (!appointed) return { what: 'drop', why: 'no longer news' };

  const { table } = appointed;
  const rules = s.games.get(table.game)?.rules;
  if (!rules) throw new Error(`no game ${table.game} on this server`);
  const player = toPlayer(appointed.player);
  const { baseUrl } = s.settings;
  const host = await s.db.player.findUnique({ where: { id: by }, select: { name: true } });
  const unsubscribeUrl = await stopUrl(s, mail, player.email);

  const content = composeAppointed(
    {
      stopUrl: unsubscribeUrl,
      by: host?.name ?? '',
      tableName: table.name,
      gameName: rules.name,
      url: `${baseUrl}/t/${tableId}/moderation`,
      baseUrl,
    },
    translator(player.locale, player.timeZone),
  );
  return sendLetter(content, {
    to: player.email,
    format: player.mail.format,
    unsubscribeUrl,
    thread: { tableId, playerId },
  });
}
