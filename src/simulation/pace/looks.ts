import type { RandomSource } from '../../kernel/chance.ts';
import type { SeatId } from '../../kernel/decision.ts';

/** A seat looks at its mail: minutes since midnight of the first day. */
export type Look = { readonly at: number; readonly seat: SeatId };

/** When the seats of a day look, in the order in which they do. */
export type Days = (day: number) => readonly Look[];

export const DAY = 24 * 60;

/** Every seat looks once a day, at a minute that is drawn again each day, all minutes alike likely. */
export const onceADay = (seats: readonly SeatId[], random: RandomSource): Days => looksADay(seats, 1, random);

/** The same so often a day: once in each part of it. */
export function looksADay(seats: readonly SeatId[], times: number, random: RandomSource): Days {
  const part = Math.floor(DAY / times);
  return (day) =>
    Array.from({ length: times }, (_, n) => n)
      .flatMap((n) => seats.map((seat) => ({ seat, at: day * DAY + n * part + random(part) })))
      .sort((a, b) => a.at - b.at);
}
