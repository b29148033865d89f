import { z } from 'zod';
import { moderatorsOf } from '../../disputes/table-moderators.ts';
import { translator } from '../../i18n/translator.ts';
import type { DecisionId, SeatId } from '../../kernel/decision.ts';
import { viewClocks } from '../../pauses/view-clocks.ts';
import { mailPreferencesOf, wantsMail } from '../../people/mail-preferences.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import { viewTable } from '../../play/view-table.ts';
import { composeTableMail } from '../compose-table-mail.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkUrl, tableUrl } from '../links/link-url.ts';
import type { Occasion } from '../occasion.ts';
import { gatherTableMail } from './gather-table-mail.ts';
import type { MailRoom, OutboxMail } from './mail-room.ts';
import type { Prepared } from './prepared-mail.ts';
import { readOccasions } from './read-occasions.ts';
import { readRulings } from './read-rulings.ts';

export type TableReader = { readonly tableId: string; readonly playerId: string; readonly seat: SeatId };

/** How many merge windows after their last look a reader who has not answered counts as gone away. */
const AWAY = 10;

/** A mail about a table for one seat: is it still news to them, and how does it read now? */
export async function prepareTableMail(room: MailRoom, mail: OutboxMail, reader: TableReader): Promise<Prepared> {
  const { services: s } = room;
  const { tableId, playerId, seat } = reader;
  const [player, held] = await Promise.all([
    s.db.player.findUnique({ where: { id: playerId } }),
    s.db.seat.findUnique({ where: { tableId_seat: { tableId, seat } } }),
  ]);
  if (!player || !held || held.playerId !== playerId) return { what: 'drop', why: 'the seat is somebody else’s' };

  if (held.resigned) {
    // What the seat sees from now on is for the player who answers for it.
    const over = await s.db.table.count({ where: { id: tableId, status: 'finished' } });
    if (over === 0) return { what: 'drop', why: 'they have resigned' };
  }
  if (held.muted) return { what: 'drop', why: 'the table is muted' };

  const preferences = mailPreferencesOf(player.mail);
  const wanted = mail.notifications.filter(({ kind }) => wantsMail(preferences, kind));
  if (wanted.length === 0) return { what: 'drop', why: 'not wanted' };

  const table = await viewTable(s, tableId, seat);
  const rulings = await readRulings(s, wanted, reader);
  const clocks = wanted.some(({ kind }) => kind === 'overdue') ? await viewClocks(s, table, seat) : undefined;
  const recordUrl = `${tableUrl(s.settings, tableId)}/record.json`;
  const news = readOccasions(wanted, table, recordUrl, rulings, clocks?.seats);
  if (news.length === 0) return { what: 'drop', why: 'no longer news' };

  if (isSeen(table, news, wanted, held.seenSeq)) {
    const until = awayAt(s, held.seenAt);
    if (until && until > s.clock.now()) return { what: 'postpone', until };
  }

  const plain = preferences.format === 'plain';
  const speak = translator(player.locale, player.timeZone);
  const unsubscribe = await issueLink(s, { purpose: 'unsubscribe', unwanted: { of: 'table', playerId, tableId } });
  const unsubscribeUrl = linkUrl(s.settings, 'unsubscribe', unsubscribe);

  // A player who takes over is told from the beginning, even if they have looked at the table's page meanwhile.
  const takesOver = news.some(({ kind }) => kind === 'took-over');
  const seen = takesOver ? { seq: 0, at: undefined } : { seq: held.seenSeq, at: held.seenAt ?? undefined };
  const silent = held.silentSince !== null && table.timeControl.atExpiry === 'fallback';

  const gathering = { table, reader, name: player.name, seen, unsubscribeUrl, plain, silent, speak };
  const facts = await gatherTableMail(room, gathering);
  const content = composeTableMail(facts, await withModerators(s, tableId, news), speak);
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

/** The mail of a start names the table's moderators. */
async function withModerators(s: Services, tableId: string, news: readonly Occasion[]): Promise<readonly Occasion[]> {
  if (!news.some(({ kind }) => kind === 'start')) return news;
  const moderators = (await moderatorsOf(s, tableId)).own.map(({ name }) => name);
  return news.map((one) => (one.kind === 'start' ? { ...one, moderators } : one));
}

/** All that the mail is about is a question that its reader has looked at already, on the page or in another mail. */
function isSeen(
  table: TableView,
  news: readonly Occasion[],
  notifications: OutboxMail['notifications'],
  seenSeq: number,
): boolean {
  const mine = table.decisions.filter((decision) => decision.mine);
  // An offer does not say when it was made; the notification of it does.
  const asked = table.offers.some(({ calls }) => calls)
    ? notifications.map(({ data }) => notificationSeq.parse(data).seq)
    : [];
  return (
    news.every(({ kind }) => kind === 'turn') &&
    mine.every(({ since }) => since <= seenSeq) &&
    asked.every((seq) => seq <= seenSeq)
  );
}

const notificationSeq = z.object({ seq: z.number().default(0) });

function awayAt({ settings }: Services, seenAt: Date | null): Date | undefined {
  return seenAt ? new Date(seenAt.getTime() + AWAY * settings.mailMergeSeconds * 1000) : undefined;
}

/**
 * A reply answers what the mail is about (the first open question where it is not given), or the question whose number
 * comes before it: "Q2: yes".
 */
export async function replyToken(
  s: Services,
  table: TableView,
  reader: TableReader,
  about?: DecisionId,
): Promise<string | undefined> {
  const open = openQuestions(table);
  const first = open.find(({ decision }) => decision === about) ?? open[0];
  if (!first || s.settings.replyDomain === undefined) return undefined;
  const questions = open.map(({ decision }) => decision);
  return issueLink(s, { ...reader, ...first, purpose: 'reply', questions });
}

/** What a seat is asked, in the order in which mails ask it: first what the table waits for. */
export function openQuestions({ decisions, offers, seq }: TableView) {
  return [
    ...decisions.flatMap(({ id, since, mine }) => (mine ? [{ decision: id, seq: since }] : [])),
    ...offers.flatMap(({ id, calls }) => (calls ? [{ decision: id, seq }] : [])),
  ];
}
