import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Deadline } from './read-deadlines.ts';
import { writeCalendar } from './write-calendar.ts';

/** A player's deadlines as a calendar, in their language. */
export function deadlineCalendar(deadlines: readonly Deadline[], baseUrl: string, translator: Translator): string {
  const { host } = new URL(baseUrl);
  const events = deadlines.map(({ tableId, tableName: table, seat, seatName, decision, askedAt, dueAt }) => {
    const url = `${baseUrl}/t/${encodeURIComponent(tableId)}`;
    return {
      uid: `${encodeURIComponent(decision)}.${encodeURIComponent(seat)}.${tableId}@${host}`,
      stamp: askedAt,
      at: dueAt,
      summary: translator.t(msg('outlets.calendar-due', { table, seat: seatName ?? seat })),
      description: `${translator.t(msg('outlets.calendar-help'))}\n${url}`,
      url,
    };
  });
  return writeCalendar(translator.t(msg('outlets.calendar-name')), events);
}
