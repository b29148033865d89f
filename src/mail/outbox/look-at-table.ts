import type { Player, Seat } from '../../generated/prisma/client.ts';
import type { Kind, Notification, NotificationOf } from '../../notifications/notification.ts';
import { type MailPreferences, mailPreferencesOf, wantsMail } from '../../people/mail-preferences.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import { lookAtRow } from '../../play/view-table.ts';
import { readTableRow, type TableRow } from '../../tables/table-row.ts';
import { mailKinds } from '../kinds/index.ts';
import type { TableNow } from '../kinds/mail-kind.ts';
import type { TableReader } from '../mail-room.ts';
import { type Dropped, drop } from '../reasons.ts';
import type { Occasion } from '../turn/occasion.ts';

/** What there is to tell a reader about a table, as things stand now. */
export type Look = {
  readonly what: 'news';
  readonly player: Player;
  readonly held: Seat;
  readonly preferences: MailPreferences;
  readonly table: TableView;
  /** The same as it is kept. */
  readonly row: TableRow;
  /** The notifications that they want, and what of them is still news. */
  readonly wanted: readonly Notification[];
  readonly news: readonly Occasion[];
};

/** Looks whether what is to be told to a seat is still news to its player; else why not. */
export async function lookAtTable(
  s: Services,
  reader: TableReader,
  told: readonly Notification[],
): Promise<Look | Dropped> {
  const { tableId, playerId, seat } = reader;
  const [player, held, row] = await Promise.all([
    s.db.player.findUnique({ where: { id: playerId } }),
    s.db.seat.findUnique({ where: { tableId_seat: { tableId, seat } } }),
    readTableRow(s, tableId),
  ]);
  return lookAtRead(s, reader, told, { player, held, row });
}

/** What there is of a reader and their table in the database. */
export type ReadTable = {
  readonly player: Player | null;
  readonly held: Seat | null;
  readonly row: TableRow;
  /** Of what they may do beside their questions only that which calls for an answer. */
  readonly brief?: boolean;
};

/** The same, of what was read just now. */
export async function lookAtRead(
  s: Services,
  reader: TableReader,
  told: readonly Notification[],
  { player, held, row: found, brief = false }: ReadTable,
): Promise<Look | Dropped> {
  const { playerId, seat } = reader;
  if (!player || !held || held.playerId !== playerId) return drop('other-player');
  // What a resigned seat sees from now on is for the player who answers for it.
  if (held.resigned && found.status !== 'finished') return drop('resigned');
  if (held.muted) return drop('muted');
  const preferences = mailPreferencesOf(player.mail);
  const wanted = told.filter(({ kind }) =>
    wantsMail(preferences, kind === 'ended' || kind === 'unfit' ? 'turn' : kind),
  );
  if (wanted.length === 0) return drop('not-wanted');
  const { row, view } = await lookAtRow(s, found, seat);
  const table = await view(brief ? 'calling' : 'all');
  const news: Occasion[] = [];
  for (const one of wanted) {
    const occasion = await newsOf(one, { services: s, table, reader, seenSeq: held.seenSeq });
    if (occasion) news.push(occasion);
  }
  if (news.length === 0) return drop('no-longer-news');
  return { what: 'news', player, held, preferences, table, row, wanted, news };
}

/** What of a notification is still news. */
function newsOf<K extends Kind>({ kind, data }: NotificationOf<K>, now: TableNow) {
  return mailKinds[kind].news?.(data, now);
}
