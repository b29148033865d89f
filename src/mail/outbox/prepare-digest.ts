import { translator } from '../../i18n/translator.ts';
import type { Notification } from '../../notifications/notification.ts';
import { toPlayer } from '../../people/player.ts';
import type { Services } from '../../platform/services.ts';
import { readTableRows } from '../../tables/table-row.ts';
import { openLinkBook } from '../links/link-book.ts';
import { linkUrl } from '../links/link-url.ts';
import type { MailRoom, OutboxMail, TableReader } from '../mail-room.ts';
import { drop } from '../reasons.ts';
import { composeDigest, type DigestTable } from '../turn/compose-digest.ts';
import { gatherTableMail } from '../turn/gather-table-mail.ts';
import { gatherClubNews } from './gather-club-news.ts';
import { type Look, lookAtRead } from './look-at-table.ts';
import { asWanted, type Prepared } from './prepared-mail.ts';
import { readNotifications } from './read-notifications.ts';

/**
 * One mail about all tables of a player that there is news of, those with the least time first, links for each; and
 * about the clubs that they host.
 */
export async function prepareDigest(room: MailRoom, mail: OutboxMail): Promise<Prepared> {
  const { services: s } = room;
  const { playerId } = mail;
  const row = playerId === null ? null : await s.db.player.findUnique({ where: { id: playerId } });
  if (playerId === null || !row) return drop('nobody-to-tell');
  const player = toPlayer(row);
  const links = openLinkBook(s);
  const [unsubscribe = ''] = links.note([{ purpose: 'unsubscribe', unwanted: { of: 'play', playerId } }]);
  const unsubscribeUrl = linkUrl(s.settings, 'unsubscribe', unsubscribe);
  const words = translator(player.locale, player.timeZone);

  const read = await readTables(s, bySeat(mail));
  const looks = await Promise.all(
    read.map(async ({ tableId, seat, told, held, row: table }): Promise<readonly Told[]> => {
      const reader: TableReader = { tableId, playerId, seat };
      const look = await lookAtRead(s, reader, told, { player: row, held, row: table, brief: true });
      if (look.what === 'drop') return [];
      const gathering = {
        ...gatheringOf(look, reader),
        format: player.mail.format,
        unsubscribeUrl,
        links,
        translator: words,
        brief: true,
      };
      const gathered = await gatherTableMail(room, gathering);
      return [{ mail: gathered, occasions: look.news, tells: { tableId, seat, seq: look.table.seq } }];
    }),
  );
  const tables = looks.flat();
  const clubs = await gatherClubNews(s, { mail, player, links });
  if (tables.length + clubs.length === 0) return drop('no-longer-news');

  await links.write();
  const digest = { tables, clubs, unsubscribeUrl, baseUrl: s.settings.baseUrl, now: s.clock.now() };
  const content = composeDigest(digest, words);
  return {
    what: 'send',
    to: player.email,
    content: asWanted(content, player.mail),
    replyToken: undefined,
    unsubscribeUrl,
    thread: undefined,
    tells: tables.map(({ tells }) => tells),
  };
}

type Told = DigestTable & { readonly tells: Tells };
type Tells = { readonly tableId: string; readonly seat: string; readonly seq: number };
type OfSeat = { readonly tableId: string; readonly seat: string; readonly told: readonly Notification[] };

/** The notifications of a digest by table and seat; what cannot be read keeps nothing else from being told. */
function bySeat(mail: OutboxMail): readonly OfSeat[] {
  const groups = Map.groupBy(mail.notifications, ({ tableId, seat }) => `${tableId} ${seat}`);
  return [...groups.values()].flatMap((notifications) => {
    const { tableId, seat } = notifications[0] ?? {};
    const told = readNotifications({ ...mail, notifications });
    return tableId && seat && !('why' in told) ? [{ tableId, seat, told }] : [];
  });
}

/** The tables of a digest and the seats at them, in two queries. */
async function readTables(s: Services, seats: readonly OfSeat[]) {
  const [rows, held] = await Promise.all([
    readTableRows(
      s,
      seats.map(({ tableId }) => tableId),
    ),
    s.db.seat.findMany({ where: { OR: seats.map(({ tableId, seat }) => ({ tableId, seat })) } }),
  ]);
  return seats.flatMap((one) => {
    const row = rows.get(one.tableId);
    const seat = held.find(({ tableId, seat }) => tableId === one.tableId && seat === one.seat);
    return row ? [{ ...one, row, held: seat ?? null }] : [];
  });
}

/** The table as the reader of a digest has last seen it. */
function gatheringOf({ table, row, held, player, news }: Look, reader: TableReader) {
  const begins = news.some(({ kind }) => kind === 'start' || kind === 'took-over');
  return {
    table,
    row,
    reader,
    name: player.name,
    seen: begins ? { seq: 0, at: undefined } : { seq: held.seenSeq, at: held.seenAt ?? undefined },
    silent: held.silentSince !== null && table.timeControl.atExpiry === 'fallback',
  };
}
