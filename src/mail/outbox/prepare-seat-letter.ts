import { z } from 'zod';
import { translator } from '../../i18n/translator.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import { type Player, toPlayer } from '../../people/player.ts';
import type { Services } from '../../platform/services.ts';
import { findSubstituteRequest, whyClosed } from '../../seats/substitutes/find-substitute-request.ts';
import {
  composeSeatDeclined,
  composeSeatKept,
  composeSeatLeft,
  composeSeatOffered,
} from '../compose-substitute-letter.ts';
import { tableUrl } from '../links/link-url.ts';
import type { MailContent } from '../mail-content.ts';
import type { MailRoom, OutboxMail } from './mail-room.ts';
import { substituteRequestNotification } from './prepare-seat-offer.ts';
import { type Prepared, sendLetter } from './prepared-mail.ts';
import { stopUrl } from './stop-letters.ts';

const leftNotification = z.object({ seat: z.string() });

/** To a seat's former player: somebody else has it now. What the seat knows is not in it. */
export async function prepareSeatLeft(
  { services: s }: MailRoom,
  mail: OutboxMail,
  playerId: string,
): Promise<Prepared> {
  const { notifications, tableId } = mail;
  const { seat } = leftNotification.parse(notifications[0]?.data);
  const table = await s.db.table.findUnique({
    where: { id: tableId ?? '' },
    include: { seats: { include: { player: true } } },
  });
  const holder = table?.seats.find((one) => one.seat === seat)?.player;
  const reader = await readerOf(s, playerId);
  if (!table || !holder || !reader) return { what: 'drop', why: 'nobody to tell' };
  if (holder.id === playerId) return { what: 'drop', why: 'the seat is theirs again' };
  const watching = await s.db.substituteRequest.count({
    where: { tableId: table.id, seat, formerId: playerId, state: 'taken', watches: true },
  });
  const watches = table.public || table.hostId === playerId || watching > 0;
  const url = watches ? tableUrl(s.settings, table.id) : undefined;
  const speak = translator(reader.locale, reader.timeZone);
  const unsubscribeUrl = await stopUrl(s, mail, reader.email);
  const left = { url, player: holder.name, watches, stopUrl: unsubscribeUrl };
  const content = composeSeatLeft({ ...about(s, table, seat), ...left }, speak);
  return sendLetter(content, { to: reader.email, format: reader.mail.format, unsubscribeUrl });
}

/** To the player who offered a seat: the person they asked said no. */
export async function prepareSeatDeclined(
  { services: s }: MailRoom,
  { notifications }: OutboxMail,
  playerId: string,
): Promise<Prepared> {
  const substituteRequest = await findSubstituteRequest(
    s,
    substituteRequestNotification.parse(notifications[0]?.data).substituteRequest,
  );
  const reader = await readerOf(s, playerId);
  if (!reader || substituteRequest.email === null) return { what: 'drop', why: 'nobody to tell' };
  const { table, seat, email } = substituteRequest;
  if (table.status !== 'playing') return { what: 'drop', why: 'no longer news' };
  if (!wantsMail(reader.mail, 'start')) return { what: 'drop', why: 'not wanted' };
  const url = tableUrl(s.settings, table.id);
  const speak = translator(reader.locale, reader.timeZone);
  return letter(reader, composeSeatDeclined({ ...about(s, table, seat), url, who: email }, speak));
}

/**
 * To the host: a player offers their own seat, or the clock seeks a substitute for it. News as long as the offer is
 * open.
 */
export async function prepareSeatOffered(
  { services: s }: MailRoom,
  { notifications }: OutboxMail,
  playerId: string,
): Promise<Prepared> {
  const substituteRequest = await findSubstituteRequest(
    s,
    substituteRequestNotification.parse(notifications[0]?.data).substituteRequest,
  );
  if (whyClosed(substituteRequest)) return { what: 'drop', why: 'the seat is not offered any more' };
  const { table, seat, byId, reason } = substituteRequest;
  const reader = await readerOf(s, playerId);
  if (!reader || table.hostId !== playerId) return { what: 'drop', why: 'nobody to tell' };
  if (!wantsMail(reader.mail, 'start')) return { what: 'drop', why: 'not wanted' };
  const url = tableUrl(s.settings, table.id);
  const speak = translator(reader.locale, reader.timeZone);
  const player = byId === playerId ? undefined : (await readerOf(s, byId))?.name;
  return letter(reader, composeSeatOffered({ ...about(s, table, seat), url, player, reason }, speak));
}

/** To the host, and to those who were asked to take over a seat that the clock offered: its player is back. */
export async function prepareSeatKept(
  { services: s }: MailRoom,
  { notifications }: OutboxMail,
  playerId: string,
): Promise<Prepared> {
  const substituteRequest = await findSubstituteRequest(
    s,
    substituteRequestNotification.parse(notifications[0]?.data).substituteRequest,
  );
  const { table, seat } = substituteRequest;
  const reader = await readerOf(s, playerId);
  if (!reader || table.status !== 'playing') return { what: 'drop', why: 'no longer news' };
  const hosts = table.hostId === playerId;
  if (!wantsMail(reader.mail, hosts ? 'start' : 'invitation')) return { what: 'drop', why: 'not wanted' };
  const url = hosts ? tableUrl(s.settings, table.id) : undefined;
  const speak = translator(reader.locale, reader.timeZone);
  return letter(reader, composeSeatKept({ ...about(s, table, seat), url, hosts }, speak));
}

async function readerOf({ db }: Services, playerId: string): Promise<Player | undefined> {
  const row = await db.player.findUnique({ where: { id: playerId } });
  return row ? toPlayer(row) : undefined;
}

function about(s: Services, table: { readonly name: string; readonly game: string }, seat: string) {
  const rules = s.games.get(table.game)?.rules;
  if (!rules) throw new Error(`no game ${table.game} on this server`);
  const { baseUrl } = s.settings;
  return { tableName: table.name, gameName: rules.name, seatName: rules.seatName(seat), baseUrl };
}

function letter(reader: Player, content: MailContent): Prepared {
  return sendLetter(content, { to: reader.email, format: reader.mail.format });
}
