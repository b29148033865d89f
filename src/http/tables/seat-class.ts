import type { SeatId } from '../../kernel/decision.ts';

/** The class of a seat's badge: its colour and shape go by its place in the game's order of seats. */
export function seatClass(seats: readonly { readonly seat: SeatId }[], seat: SeatId | undefined): string {
  const place = seats.findIndex((one) => one.seat === seat);
  return place < 0 ? '' : `seat-${place + 1}`;
}
