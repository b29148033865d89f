import { translator } from '../../i18n/translator.ts';
import type { Kind, Notification, NotificationOf } from '../../notifications/notification.ts';
import { mailPreferencesOf, wantsMail } from '../../people/mail-preferences.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import { viewTable } from '../../play/view-table.ts';
import { waitsForMe } from '../../play/windows/waits-for-me.ts';
import { mailKinds } from '../kinds/index.ts';
import type { TableNow } from '../kinds/mail-kind.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkUrl } from '../links/link-url.ts';
import type { MailRoom, TableReader } from '../mail-room.ts';
import { drop } from '../reasons.ts';
import { composeTableMail } from '../turn/compose-table-mail.ts';
import { gatherTableMail } from '../turn/gather-table-mail.ts';
import type { Occasion } from '../turn/occasion.ts';
import { replyToken } from '../turn/reply-token.ts';
import type { Prepared } from './prepared-mail.ts';

/** How many merge windows after their last look a reader who has not answered counts as gone away. */
const AWAY = 10;

/** A mail about a table for one seat: is it still news to them, and how does it read now? */
export async function prepareTableMail(
  room: MailRoom,
  reader: TableReader,
  told: readonly Notification[],
): Promise<Prepared> {
  const { services: s } = room;
  const { tableId, playerId, seat } = reader;
  const [player, held] = await Promise.all([
    s.db.player.findUnique({ where: { id: playerId } }),
    s.db.seat.findUnique({ where: { tableId_seat: { tableId, seat } } }),
  ]);
  if (!player || !held || held.playerId !== playerId) return drop('other-player');
  if (held.resigned) {
    // What the seat sees from now on is for the player who answers for it.
    const over = await s.db.table.count({ where: { id: tableId, status: 'finished' } });
    if (over === 0) return drop('resigned');
  }
  if (held.muted) return drop('muted');
  const preferences = mailPreferencesOf(player.mail);
  const wanted = told.filter(({ kind }) =>
    wantsMail(preferences, kind === 'ended' || kind === 'unfit' ? 'turn' : kind),
  );
  if (wanted.length === 0) return drop('not-wanted');
  const table = await viewTable(s, tableId, seat);
  const news: Occasion[] = [];
  for (const one of wanted) {
    const occasion = await newsOf(one, { services: s, table, reader });
    if (occasion) news.push(occasion);
  }
  if (news.length === 0) return drop('no-longer-news');
  if (isSeen(table, news, wanted, held.seenSeq)) {
    const until = awayAt(s, held.seenAt);
    if (until && until > s.clock.now()) return { what: 'postpone', until };
  }

  const plain = preferences.format === 'plain';
  const words = translator(player.locale, player.timeZone);
  const unsubscribe = await issueLink(s, { purpose: 'unsubscribe', unwanted: { of: 'table', playerId, tableId } });
  const unsubscribeUrl = linkUrl(s.settings, 'unsubscribe', unsubscribe);

  // A player who takes over is told from the beginning, even if they have looked at the table's page meanwhile.
  const takesOver = news.some(({ kind }) => kind === 'took-over');
  const seen = takesOver ? { seq: 0, at: undefined } : { seq: held.seenSeq, at: held.seenAt ?? undefined };
  const silent = held.silentSince !== null && table.timeControl.atExpiry === 'fallback';

  const gathering = { table, reader, name: player.name, seen, unsubscribeUrl, plain, silent, translator: words };
  const facts = await gatherTableMail(room, gathering);
  const content = composeTableMail(facts, news, words);
  return {
    what: 'send',
    to: player.email,
    content: plain ? { ...content, html: undefined, pictures: [] } : content,
    replyToken: await replyToken(s, table, reader),
    unsubscribeUrl,
    thread: { tableId, playerId },
    tells: { tableId, seat, seq: table.seq },
  };
}

/** What of a notification is still news. */
function newsOf<K extends Kind>({ kind, data }: NotificationOf<K>, now: TableNow) {
  return mailKinds[kind].news?.(data, now);
}

/** All that the mail is about is a question that its reader has looked at already, on the page or in another mail. */
function isSeen(table: TableView, news: readonly Occasion[], told: readonly Notification[], seenSeq: number): boolean {
  const mine = table.decisions.filter(waitsForMe);
  // An optional action does not say when it was made; the notification of it does.
  const asked = table.optionalActions.some(({ calls }) => calls)
    ? told.flatMap((one) => (one.kind === 'turn' ? [one.data.seq] : []))
    : [];
  return (
    news.every(({ kind }) => kind === 'turn') &&
    mine.every(({ since }) => since <= seenSeq) &&
    asked.every((seq) => seq <= seenSeq)
  );
}

function awayAt({ settings }: Services, seenAt: Date | null): Date | undefined {
  return seenAt ? new Date(seenAt.getTime() + AWAY * settings.mailMergeSeconds * 1000) : undefined;
}
