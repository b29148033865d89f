import type { SeatId } from '../../kernel/decision.ts';

/** Minutes for which the server gathers what it has to tell one reader about one table. */
const MERGE = 1;

/** Mails to the seats of one table, as the server's outbox would send them. */
export type Mails = {
  /** A seat is asked something new. */
  notification(seat: SeatId, at: number): void;
  /** Time has come so far: mails that are due go out, unless the seat has answered everything meanwhile. */
  until(at: number, asked: (seat: SeatId) => boolean): void;
  readonly sent: { readonly [seat: SeatId]: number };
};

/** A mail is due a minute after its first notification; what comes in that minute goes into the same one. */
export function countMails(seats: readonly SeatId[]): Mails {
  const due = new Map<SeatId, number>();
  const sent: { [seat: SeatId]: number } = Object.fromEntries(seats.map((seat) => [seat, 0]));
  return {
    sent,
    notification(seat, at) {
      if (!due.has(seat)) due.set(seat, at + MERGE);
    },
    until(at, asked) {
      for (const [seat, when] of due) {
        if (when > at) continue;
        due.delete(seat);
        if (asked(seat)) sent[seat] = (sent[seat] ?? 0) + 1;
      }
    },
  };
}
