import { z } from 'zod';
import { translator } from '../../i18n/translator.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import { toPlayer } from '../../people/player.ts';
import { viewTable } from '../../play/view-table.ts';
import { readTakeback } from '../../rulings/takeback/read-takebacks.ts';
import { readVoided } from '../../rulings/takeback/read-voided.ts';
import { composeTakebackAsked, composeTakebackOver } from '../compose-takeback.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkUrl, tableUrl } from '../links/link-url.ts';
import type { MailRoom, OutboxMail } from './mail-room.ts';
import type { TableReader } from './prepare-table-mail.ts';
import { type Prepared, sendLetter } from './prepared-mail.ts';

const dataSchema = z.object({ takeback: z.string(), what: z.enum(['asked', 'refused', 'expired']) });

/** To a seat whose consent is asked, while it is; or to the player who asked, when nothing comes of it. */
export async function prepareTakeback(
  { services: s }: MailRoom,
  { notifications }: OutboxMail,
  reader: TableReader,
): Promise<Prepared> {
  const { tableId, playerId, seat } = reader;
  const { takeback: id, what } = dataSchema.parse(notifications[0]?.data);
  const row = await s.db.player.findUnique({ where: { id: playerId } });
  const held = await s.db.seat.findUnique({ where: { tableId_seat: { tableId, seat } } });
  if (!row || held?.playerId !== playerId || held.resigned) return { what: 'drop', why: 'the seat is somebody else’s' };

  const player = toPlayer(row);
  if (held.muted) return { what: 'drop', why: 'the table is muted' };
  if (!wantsMail(player.mail, 'turn')) return { what: 'drop', why: 'not wanted' };

  const takeback = await readTakeback(s, tableId, id);
  const said = takeback.asked.find((one) => one.seat === seat)?.said;
  if (what === 'asked' && (takeback.state !== 'open' || said !== undefined))
    return { what: 'drop', why: 'no longer news' };

  const table = await viewTable(s, tableId, seat);
  const seatName = table.seats.find((one) => one.seat === seat)?.name ?? takeback.seatName;
  const about = { tableName: table.name, gameName: table.gameName, seatName, takeback, baseUrl: s.settings.baseUrl };
  const speak = translator(player.locale, player.timeZone);

  const asked = async () => {
    const token = await issueLink(s, { purpose: 'takeback', playerId, tableId, seat, takebackId: id });
    const url = linkUrl(s.settings, 'takeback', token);
    return composeTakebackAsked({ ...about, url, voided: await readVoided(s, takeback, seat) }, speak);
  };

  const over = () => composeTakebackOver({ ...about, url: tableUrl(s.settings, tableId), voided: [] }, speak);
  const content = what === 'asked' ? await asked() : over();
  return sendLetter(content, { to: player.email, format: player.mail.format, thread: { tableId, playerId } });
}
