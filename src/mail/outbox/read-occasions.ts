import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import { isKind, type Notification, notificationSchema } from '../../notifications/notification.ts';
import type { SeatClockView } from '../../pauses/view-clocks.ts';
import type { TableView } from '../../play/table-view.ts';
import type { Occasion } from '../occasion.ts';
import { readClockNews } from './read-clock-news.ts';
import type { ToldRuling } from './read-rulings.ts';

type NotificationRow = { readonly kind: string; readonly data: unknown };

/**
 * What of the notifications of a mail is still news at this moment, as the table is now: a question that is answered
 * needs no turn mail, a reminder of it none either. An offer that is over is not news; one that calls for an answer is.
 */
export function readOccasions(
  notifications: readonly NotificationRow[],
  table: TableView,
  recordUrl: string,
  /** The rulings and changes of the clocks that the notifications tell of, by their entry. */
  rulings: ReadonlyMap<number, ToldRuling> = new Map(),
  /** The clocks of the seats, where a notification tells of one that is overdue. */
  clocks: readonly SeatClockView[] = [],
): readonly Occasion[] {
  return notifications.flatMap((notification) => {
    if (!isKind(notification.kind)) return [];
    const occasion =
      notification.kind === 'overdue'
        ? readOverdue(notificationSchema.parse(notification), table, clocks)
        : readOccasion(notification, table, recordUrl, rulings);
    return occasion ? [occasion] : [];
  });
}

function readOccasion(
  row: NotificationRow,
  table: TableView,
  recordUrl: string,
  rulings: ReadonlyMap<number, ToldRuling>,
): Occasion | undefined {
  const { kind, data } = notificationSchema.parse(row);
  const playing = table.status === 'playing';
  const mine = table.decisions.filter(({ mine }) => mine !== undefined);
  const asked = table.offers.some(({ calls }) => calls);
  switch (kind) {
    case 'turn':
      return mine.length > 0 || asked ? { kind } : undefined;
    case 'start':
      return playing ? { kind } : undefined;
    case 'reminder': {
      const { decision } = data;
      return mine.some(({ id }) => id === decision) ? { kind } : undefined;
    }
    case 'expiry': {
      const { decision, what, due, grace, called } = data;
      const open = mine.some(({ id }) => id === decision);
      if (!playing || (what !== 'fallback' && !open)) return undefined;
      return { kind, what, due: new Date(due), grace: grace === undefined ? undefined : new Date(grace), called };
    }
    case 'resigned': {
      const { seat } = data;
      return playing ? { kind, who: seatName(table, seat) } : undefined;
    }
    case 'took-over':
      return playing ? { kind } : undefined;
    case 'replaced': {
      const { seat, player } = data;
      const held = table.seats.find((one) => one.seat === seat && one.playerId === player);
      return playing && held ? { kind, seat: held.name, player: held.playerName ?? '' } : undefined;
    }
    case 'moderator-called': {
      const call = data;
      const late = seatName(table, call.lateSeat);
      const { called } = call;
      if ('missed' in call) return playing ? { kind, late, missed: call.missed, called } : undefined;
      return isWaitedFor(table, call) ? { kind, late, called } : undefined;
    }
    case 'ruling': {
      const told = rulings.get(data.seq);
      return told && { kind, ...told };
    }
    case 'clock':
      return playing ? readClockNews(data, table, rulings) : undefined;
    case 'over':
      return readOver(table, recordUrl);
    default:
      return undefined;
  }
}

/** News as long as the seat is late with the same question, and the reader is not asked anything themselves. */
function readOverdue(
  notification: Notification,
  table: TableView,
  clocks: readonly SeatClockView[],
): Occasion | undefined {
  if (notification.kind !== 'overdue') return undefined;
  const { called, ...about } = notification.data;
  const clock = clocks.find(({ seat }) => seat === about.lateSeat);
  const { overdueSince: since, follows } = clock ?? {};
  if (!since || table.decisions.some(({ mine }) => mine) || !isWaitedFor(table, about)) return undefined;
  return { kind: 'overdue', late: seatName(table, about.lateSeat), since, follows, called };
}

function isWaitedFor(
  table: TableView,
  { decision, lateSeat }: { readonly decision: string; readonly lateSeat: string },
): boolean {
  return table.decisions.some(({ id, waiting }) => id === decision && waiting.includes(lateSeat));
}

function readOver(table: TableView, recordUrl: string): Occasion | undefined {
  const { outcome, seed } = table;
  if (!outcome || seed === undefined) return undefined;
  const seats = table.seats.map(({ seat, name }) => ({ id: seat, name }));
  return { kind: 'over', end: { outcome, seed, seats, recordUrl } };
}

function seatName(table: TableView, seat: SeatId): Message {
  return table.seats.find((one) => one.seat === seat)?.name ?? { key: 'common.list', args: { items: [seat] } };
}
