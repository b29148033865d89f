import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { type ReadClocks, type SeatClockView, viewClocks } from '../../pauses/view-clocks.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import { followsWords } from '../../time/follows-words.ts';

import { seatClass } from '../tables/seat-class.ts';

/**
 * What the table's page says of its clocks: whether they are stopped, what seats have left, who is away, and what the
 * reader may do.
 */
export async function clocksModel(services: Services, table: TableView, translator: Translator, read: ReadClocks) {
  const clocks = await viewClocks(services, table, table.viewer, read);
  if (!clocks || table.asOf !== table.seq) return undefined;
  const { paused, mine, seats } = clocks;
  const now = services.clock.now();
  return {
    seats: seats.flatMap((clock) => {
      const lines = linesOf(clock, paused !== undefined, now, translator);
      const seat = table.seats.find((one) => one.seat === clock.seat);
      return seat && lines.length > 0 ? [{ name: seat.name, seatClass: seatClass(table.seats, seat.seat), lines }] : [];
    }),
    pause: mine && mine.left > 0 ? { left: mine.left, span: translator.span(mine.hours * HOUR_MS) } : undefined,
    mayResume: mine?.mayResume ?? false,
    mayComeBack: mine?.mayComeBack ?? false,
  };
}

function linesOf(clock: SeatClockView, paused: boolean, now: Date, translator: Translator) {
  const { hoursLeft, bankHours, away, follows, silent, sought } = clock;
  const lines: Message[] = [];
  if (follows) lines.push(followsWords(follows));
  if (silent) lines.push(msg('clocks.page-silent'));
  if (sought) lines.push(msg('clocks.page-sought'));
  if (paused && hoursLeft !== undefined)
    lines.push(msg('clocks.page-time-left', { span: translator.span(hoursLeft * HOUR_MS) }));
  if (bankHours !== undefined) lines.push(msg('clocks.page-bank', { span: translator.span(bankHours * HOUR_MS) }));
  if (away) {
    const [from, to] = [{ moment: away.from.toISOString() }, { moment: away.to.toISOString() }];
    lines.push(away.from <= now ? msg('clocks.page-away', { to }) : msg('clocks.page-away-from', { from, to }));
  }
  return lines;
}
