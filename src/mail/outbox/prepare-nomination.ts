import { z } from 'zod';
import { consentingPlayers, joinedPlayers } from '../../disputes/nominations/consenting-players.ts';
import { mayModerateHere } from '../../disputes/nominations/may-moderate-here.ts';
import { translator } from '../../i18n/translator.ts';
import type { NominationNews } from '../../notifications/notification.ts';
import { toPlayer } from '../../people/player.ts';
import { findPlayerByEmail } from '../../people/player-by-email.ts';
import type { Services } from '../../platform/services.ts';
import { composeNomination } from '../compose-nomination.ts';
import type { MailRoom, OutboxMail } from './mail-room.ts';
import { type Prepared, sendLetter } from './prepared-mail.ts';
import { stopUrl } from './stop-letters.ts';

const nomineeSchema = z.object({ nomination: z.string() });
const newsSchema = z.object({
  what: z.enum(['proposed', 'appointed', 'declined', 'refused', 'host-moderates']),
  nomination: z.string().optional(),
});
const OVER = { what: 'drop', why: 'no longer news' } as const;

/** To the address of somebody who is asked to moderate, as long as the question is open. */
export async function prepareNominee({ services: s }: MailRoom, mail: OutboxMail): Promise<Prepared> {
  const { nomination: id } = nomineeSchema.parse(mail.notifications[0]?.data);
  const nomination = await s.db.nomination.findUnique({ where: { id }, include: { table: true } });
  if (nomination?.state !== 'asked' || isOver(nomination.table)) return OVER;
  const { email, byId, table } = nomination;
  const player = await findPlayerByEmail(s, email);
  // They could only be told why not; the player who asked learns nothing by it.
  if (player && !(await mayModerateHere(s.db, table.id, player))) return { what: 'drop', why: 'plays at the table' };
  const unsubscribeUrl = await stopUrl(s, mail, email);
  const by = await nameOf(s, byId);

  const content = composeNomination(
    { ...about(s, table), what: 'nominee', who: '', by, url: pageOf(s, table.id, id), stopUrl: unsubscribeUrl },
    translator(player?.locale ?? 'en', player?.timeZone ?? table.timeZone),
  );
  return sendLetter(content, { to: email, format: player?.mail.format, unsubscribeUrl });
}

/** To somebody at the table: their consent is asked, or they are told who moderates, or does not. */
export async function prepareNomination(
  { services: s }: MailRoom,
  { notifications }: OutboxMail,
  tableId: string,
  playerId: string,
): Promise<Prepared> {
  const { what, nomination: id } = newsSchema.parse(notifications[0]?.data);
  const table = await s.db.table.findUniqueOrThrow({ where: { id: tableId }, include: { seats: true } });
  const nomination = id === undefined ? undefined : await s.db.nomination.findUnique({ where: { id } });
  const row = await s.db.player.findUnique({ where: { id: playerId } });
  if (!row || isOver(table) || !isNews(what, nomination ?? undefined, consentingPlayers(table).includes(playerId)))
    return OVER;

  const told = [...joinedPlayers(table), table.hostId, nomination?.playerId, nomination?.byId];
  if (!told.includes(playerId)) return { what: 'drop', why: 'the seat is somebody else’s' };

  const player = toPlayer(row);
  const whoId = id === undefined ? table.hostId : nomination?.playerId;
  const who = what === 'declined' ? nomination?.email : await nameOf(s, whoId ?? '');
  const by = await nameOf(s, nomination?.byId ?? table.hostId);
  const url =
    what === 'proposed' && id !== undefined ? pageOf(s, tableId, id) : `${s.settings.baseUrl}/t/${tableId}/moderation`;
  const content = composeNomination(
    { ...about(s, table), what, who: who ?? '', by, url, stopUrl: undefined },
    translator(player.locale, player.timeZone),
  );
  return sendLetter(content, { to: player.email, format: player.mail.format, thread: { tableId, playerId } });
}

/** Whether the nomination is still as the notification says. */
function isNews(
  what: NominationNews,
  nomination: { readonly state: string; readonly agreed: readonly string[] } | undefined,
  plays: boolean,
): boolean {
  if (what === 'host-moderates') return true;
  return nomination?.state === what && (what !== 'proposed' || plays);
}

function isOver({ status }: { readonly status: string }): boolean {
  return status !== 'forming' && status !== 'playing';
}

function pageOf({ settings }: Services, tableId: string, id: string): string {
  return `${settings.baseUrl}/t/${tableId}/moderators/${id}`;
}

async function nameOf({ db }: Services, id: string): Promise<string> {
  return (await db.player.findUnique({ where: { id }, select: { name: true } }))?.name ?? '';
}

function about(s: Services, { name, game }: { readonly name: string; readonly game: string }) {
  const rules = s.games.get(game)?.rules;
  if (!rules) throw new Error(`no game ${game} on this server`);
  return { tableName: name, gameName: rules.name, baseUrl: s.settings.baseUrl };
}
