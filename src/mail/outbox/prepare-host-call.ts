import { translator } from '../../i18n/translator.ts';
import { mailPreferencesOf, wantsMail } from '../../people/mail-preferences.ts';
import { viewTable } from '../../play/view-table.ts';
import { composeHostCall } from '../compose-host-call.ts';
import { tableUrl } from '../links/link-url.ts';
import type { MailRoom, OutboxMail } from './mail-room.ts';
import { type Prepared, sendLetter } from './prepared-mail.ts';
import { readOccasions } from './read-occasions.ts';
import { stopUrl } from './stop-letters.ts';

/** A host who does not play, or a moderator, is called to a table. The mail tells them what everybody sees. */
export async function prepareHostCall(
  { services: s }: MailRoom,
  mail: OutboxMail,
  tableId: string,
  playerId: string,
): Promise<Prepared> {
  const player = await s.db.player.findUnique({ where: { id: playerId } });
  if (!player) return { what: 'drop', why: 'nobody to tell' };
  const preferences = mailPreferencesOf(player.mail);
  if (!wantsMail(preferences, 'moderator-called')) return { what: 'drop', why: 'not wanted' };

  const table = await viewTable(s, tableId, 'spectator');
  const url = tableUrl(s.settings, tableId);
  const called = readOccasions(mail.notifications, table, url).flatMap((news) =>
    news.kind === 'moderator-called' ? [news] : [],
  );
  if (called.length === 0) return { what: 'drop', why: 'no longer news' };

  const hosts = table.hostId === playerId;
  const unsubscribeUrl = await stopUrl(s, mail, player.email);

  const content = composeHostCall(
    {
      stopUrl: unsubscribeUrl,
      tableName: table.name,
      gameName: table.gameName,
      url: hosts ? url : `${url}/moderation`,
      called,
      hosts,
      baseUrl: s.settings.baseUrl,
    },
    translator(player.locale, player.timeZone),
  );
  return sendLetter(content, {
    to: player.email,
    format: preferences.format,
    unsubscribeUrl,
    thread: { tableId, playerId },
  });
}
