import { translator } from '../../i18n/translator.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import { toPlayer } from '../../people/player.ts';
import { composeCancelled } from '../compose-cancelled.ts';
import type { MailRoom, OutboxMail } from './mail-room.ts';
import { type Prepared, sendLetter } from './prepared-mail.ts';
import { stopUrl } from './stop-letters.ts';

/**
 * The host has called a table off. Players who had joined hear of it as they would have heard of its start; those who
 * were only invited, if the invitation has reached them and they want such mails.
 */
export async function prepareCancelled({ services: s }: MailRoom, mail: OutboxMail): Promise<Prepared> {
  const { tableId, playerId, to } = mail;
  const table = await s.db.table.findUnique({ where: { id: tableId ?? '' }, include: { host: true } });
  if (table?.status !== 'cancelled') return { what: 'drop', why: 'no longer news' };

  const row = await s.db.player.findUnique({ where: playerId === null ? { email: to } : { id: playerId } });
  const player = row ? toPlayer(row) : undefined;
  const seat = player && (await s.db.seat.findFirst({ where: { tableId: table.id, playerId: player.id } }));
  if (seat?.muted) return { what: 'drop', why: 'the table is muted' };
  if (player && !wantsMail(player.mail, seat ? 'start' : 'invitation')) return { what: 'drop', why: 'not wanted' };

  const told = { kind: 'invitation', tableId: table.id, to, status: 'sent' } as const;
  if (!seat && (await s.db.mail.count({ where: told })) === 0) return { what: 'drop', why: 'they were not told of it' };

  const rules = s.games.get(table.game)?.rules;
  if (!rules) throw new Error(`no game ${table.game} on this server`);
  const unsubscribeUrl = seat ? undefined : await stopUrl(s, mail, player?.email ?? to);

  const content = composeCancelled(
    {
      stopUrl: unsubscribeUrl,
      hostName: table.host.name,
      tableName: table.name,
      gameName: rules.name,
      joined: Boolean(seat),
      baseUrl: s.settings.baseUrl,
    },
    translator(player?.locale ?? 'en', player?.timeZone ?? table.timeZone),
  );
  return sendLetter(content, { to: player?.email ?? to, format: player?.mail.format, unsubscribeUrl });
}
