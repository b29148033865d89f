import { translator } from '../../i18n/translator.ts';
import { owesWords } from '../../lobby/salts/sealed-words.ts';
import { toPlayer } from '../../people/player.ts';
import { composeOpenWords } from '../compose-open-words.ts';
import { tableUrl } from '../links/link-url.ts';
import type { MailRoom } from './mail-room.ts';
import { type Prepared, sendLetter } from './prepared-mail.ts';

/**
 * To a player whose words are waited for, as long as they are: without them no game begins, whatever mail they want.
 */
export async function prepareOpenWords(
  { services: s }: MailRoom,
  tableId: string,
  playerId: string,
): Promise<Prepared> {
  const table = await s.db.table.findUniqueOrThrow({ where: { id: tableId }, include: { seats: true } });
  const owes = table.seats.some((seat) => seat.playerId === playerId && owesWords(seat));
  const row = await s.db.player.findUnique({ where: { id: playerId } });
  if (!row || !owes || table.status !== 'forming' || table.serverSalt === null)
    return { what: 'drop', why: 'no longer news' };
  const rules = s.games.get(table.game)?.rules;
  if (!rules) throw new Error(`no game ${table.game} on this server`);
  const player = toPlayer(row);
  const { name: tableName, seedHash, serverSalt } = table;
  const { baseUrl } = s.settings;
  const content = composeOpenWords(
    { tableName, gameName: rules.name, seedHash, serverSalt, url: tableUrl(s.settings, tableId), baseUrl },
    translator(player.locale, player.timeZone),
  );
  return sendLetter(content, { to: player.email, format: player.mail.format, thread: { tableId, playerId } });
}
