import type { Translator } from '../../i18n/translator.ts';
import type { SeatView, TableView } from '../../play/table-view.ts';
import { waitsForMe } from '../../play/windows/waits-for-me.ts';
import { timeLeft } from '../time/time-control-words.ts';
import { seatClass } from './seat-class.ts';

type Frame = { readonly playerId: string | undefined; readonly now: Date; readonly translator: Translator };

/** The players of a table: who is to move until when, who waits, and who is ready as far as the reader may know it. */
export function seatLines(table: TableView, { playerId, now, translator }: Frame) {
  const atHead = table.asOf === table.seq;
  return table.seats.map((seat) => {
    const ready = atHead && isReady(table, seat);
    return {
      ...seat,
      wasBidFor: seat.bid !== undefined,
      playerName: seat.isComputer
        ? translator.text('computer.name')
        : (seat.playerName ?? translator.text('pages.table.nobody')),
      waiting: seat.waiting && atHead && !ready,
      ready,
      overdue: isLate(table, seat, now) ? timeLeft(seat.dueAt, now, translator) : undefined,
      waits: !seat.waiting && atHead && table.status === 'playing',
      mine: seat.playerId !== undefined && seat.playerId === playerId,
      seatClass: seatClass(table.seats, seat.seat),
    };
  });
}

function asked({ decisions }: TableView, { seat }: SeatView) {
  return decisions.filter(({ waiting }) => waiting.includes(seat));
}

/** Whether nothing waits for a seat but windows in which the reader knows it to be ready. */
function isReady(table: TableView, seat: SeatView): boolean {
  const all = asked(table, seat);
  const own = seat.seat === table.viewer;
  return (
    all.length > 0 &&
    all.every((one) => one.window && (own ? !waitsForMe(one) : (one.window.names ?? []).includes(seat.seat)))
  );
}

/** Of a seat that answers in secret nobody but itself knows whether it is late. */
function isLate(table: TableView, seat: SeatView, now: Date): boolean {
  if (!seat.dueAt || seat.dueAt >= now) return false;
  if (seat.seat === table.viewer) return asked(table, seat).some(waitsForMe);
  return asked(table, seat).some(({ window }) => window === undefined);
}
