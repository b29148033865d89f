import { z } from 'zod';
import { translator } from '../../i18n/translator.ts';
import { knownBefore } from '../../lobby/rematch/known-before.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import { toPlayer } from '../../people/player.ts';
import { composeDeclined } from '../compose-declined.ts';
import { tableUrl } from '../links/link-url.ts';
import type { MailRoom, OutboxMail } from './mail-room.ts';
import { type Prepared, sendLetter } from './prepared-mail.ts';

const dataSchema = z.object({ invitation: z.string() });

/**
 * Somebody will not play: news to the host, who may turn off such mails with those of a start, until the table is full.
 */
export async function prepareDeclined(
  { services: s }: MailRoom,
  { notifications }: OutboxMail,
  playerId: string,
): Promise<Prepared> {
  const { invitation: id } = dataSchema.parse(notifications[0]?.data);
  const invitation = await s.db.invitation.findUnique({ where: { id }, include: { table: true } });
  const row = await s.db.player.findUnique({ where: { id: playerId } });
  if (!invitation || !row) return { what: 'drop', why: 'nobody to tell' };

  const { table, status, email } = invitation;
  if (status !== 'declined' || table.status !== 'forming') return { what: 'drop', why: 'no longer news' };
  const host = toPlayer(row);
  if (!wantsMail(host.mail, 'start')) return { what: 'drop', why: 'not wanted' };

  const rules = s.games.get(table.game)?.rules;
  if (!rules) throw new Error(`no game ${table.game} on this server`);
  const known = await knownBefore(s, table.id);

  const content = composeDeclined(
    {
      // The host knows the address, but not yet the name that belongs to it; at a rematch it is the other way round.
      who: known.get(invitation.playerId ?? '') ?? email,
      address: email,
      tableName: table.name,
      gameName: rules.name,
      url: tableUrl(s.settings, table.id),
      baseUrl: s.settings.baseUrl,
    },
    translator(host.locale, host.timeZone),
  );
  return sendLetter(content, { to: host.email, format: host.mail.format });
}
