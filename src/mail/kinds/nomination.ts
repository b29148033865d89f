import { consentingPlayers, joinedPlayers } from '../../disputes/nominations/consenting-players.ts';
import { mayModerateHere } from '../../disputes/nominations/may-moderate-here.ts';
import type { NominationNews } from '../../notifications/notification.ts';
import { findPlayerByEmail } from '../../people/player-by-email.ts';
import type { Services } from '../../platform/services.ts';
import { findPlayer, readerAt, readerOf } from '../letter/reader.ts';
import { stopUrl } from '../letter/stop-letters.ts';
import { drop } from '../reasons.ts';
import { composeNomination } from './compose-nomination.ts';
import { forPlayer, type LetterKind } from './mail-kind.ts';
import { rulesOf } from './rules-of.ts';

/** To the address of somebody who is asked to moderate, as long as the question is open. */
export const nominee: LetterKind<'nominee'> = {
  letter: async ({ services: s }, mail) => {
    const [{ nomination: id }] = mail.told;
    const nomination = await s.db.nomination.findUnique({ where: { id }, include: { table: true } });
    if (nomination?.state !== 'asked' || isOver(nomination.table)) return drop('no-longer-news');
    const { email, byId, table } = nomination;
    const player = await findPlayerByEmail(s, email);
    // They could only be told why not; the player who asked learns nothing by it.
    if (player && !(await mayModerateHere(s.db, table.id, player))) return drop('plays-there');

    const unsubscribeUrl = await stopUrl(s, mail, email);
    const by = await findPlayer(s, byId);
    const facts = {
      ...about(s, table),
      who: '',
      by: by?.name ?? '',
      url: pageOf(s, table.id, id),
      stopUrl: unsubscribeUrl,
    };
    return {
      what: 'letter',
      to: readerAt(email, player, { timeZone: table.timeZone, locale: by?.locale }),
      compose: (translator) => composeNomination({ ...facts, what: 'nominee' }, translator),
      unsubscribeUrl,
    };
  },
};

/** To somebody at the table: their consent is asked, or they are told that the nominee moderates, or does not. */
export const nomination: LetterKind<'nomination'> = forPlayer(async ({ services: s }, { told, tableId, playerId }) => {
  const [{ what, nomination: id }] = told;
  const table = await s.db.table.findUniqueOrThrow({ where: { id: tableId }, include: { seats: true } });
  const found = id === undefined ? null : await s.db.nomination.findUnique({ where: { id } });
  const player = await findPlayer(s, playerId);
  const plays = consentingPlayers(table).includes(playerId);
  if (!player || isOver(table) || !isNews(what, found ?? undefined, plays)) return drop('no-longer-news');
  const concerned = [...joinedPlayers(table), table.hostId, found?.playerId, found?.byId];
  if (!concerned.includes(playerId)) return drop('other-player');

  const whoId = id === undefined ? table.hostId : found?.playerId;
  const who = what === 'declined' ? found?.email : await nameOf(s, whoId ?? '');
  const by = await nameOf(s, found?.byId ?? table.hostId);
  const url =
    what === 'proposed' && id !== undefined ? pageOf(s, tableId, id) : `${s.settings.baseUrl}/t/${tableId}/moderation`;
  const facts = { ...about(s, table), what, who: who ?? '', by, url, stopUrl: undefined };
  return {
    what: 'letter',
    to: readerOf(player),
    compose: (translator) => composeNomination(facts, translator),
    thread: { tableId, playerId },
  };
});

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
  return { tableName: name, gameName: rulesOf(s, game).name, baseUrl: s.settings.baseUrl };
}
