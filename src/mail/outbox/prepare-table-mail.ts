import { translator } from '../../i18n/translator.ts';
import type { Notification } from '../../notifications/notification.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import { waitsForMe } from '../../play/windows/waits-for-me.ts';
import { openLinkBook } from '../links/link-book.ts';
import { linkUrl } from '../links/link-url.ts';
import type { MailRoom, TableReader } from '../mail-room.ts';
import { composeTableMail } from '../turn/compose-table-mail.ts';
import { gatherTableMail } from '../turn/gather-table-mail.ts';
import type { Occasion } from '../turn/occasion.ts';
import { replyToken } from '../turn/reply-token.ts';
import { lookAtTable } from './look-at-table.ts';
import { asWanted, type Prepared } from './prepared-mail.ts';

/** How many merge windows after their last look a reader who has not answered counts as gone away. */
const AWAY = 10;

/** A mail about a table for one seat: is it still news to them, and how does it read now? */
export async function prepareTableMail(
  room: MailRoom,
  reader: TableReader,
  told: readonly Notification[],
): Promise<Prepared> {
  const { services: s } = room;
  const look = await lookAtTable(s, reader, told);
  if (look.what === 'drop') return look;
  const { player, held, preferences, table, row, wanted, news } = look;
  const { tableId, playerId, seat } = reader;
  if (isSeen(table, news, wanted, held.seenSeq)) {
    const until = awayAt(s, held.seenAt);
    if (until && until > s.clock.now()) return { what: 'postpone', why: 'reader-at-table', until };
  }

  const { format } = preferences;
  const words = translator(player.locale, player.timeZone);
  const links = openLinkBook(s);
  const [unsubscribe = ''] = links.note([{ purpose: 'unsubscribe', unwanted: { of: 'table', playerId, tableId } }]);
  const unsubscribeUrl = linkUrl(s.settings, 'unsubscribe', unsubscribe);

  // At the start, and when they take over, players are told from the beginning, also those who have looked at the page.
  const begins = news.some(({ kind }) => kind === 'start' || kind === 'took-over');
  const seen = begins ? { seq: 0, at: undefined } : { seq: held.seenSeq, at: held.seenAt ?? undefined };
  const silent = held.silentSince !== null && table.timeControl.atExpiry === 'fallback';

  const asked = { table, row, reader, name: player.name, seen, unsubscribeUrl, links };
  const facts = await gatherTableMail(room, { ...asked, format, silent, translator: words });
  await links.write();
  const content = composeTableMail(facts, news, words);
  return {
    what: 'send',
    to: player.email,
    content: asWanted(content, preferences),
    replyToken: await replyToken(s, table, reader),
    unsubscribeUrl,
    thread: { tableId, playerId },
    tells: [{ tableId, seat, seq: table.seq }],
    decides: news.flatMap(({ decides = [] }) => decides)[0],
  };
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
