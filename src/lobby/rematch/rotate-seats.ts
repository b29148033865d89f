import type { SeatId } from '../../kernel/decision.ts';

/** The seats of the rematch: everybody moves on by one seat in the game's order, the last one to the first. */
export function rotateSeats<P>(
  seats: readonly SeatId[],
  holders: ReadonlyMap<SeatId, P>,
): readonly { readonly seat: SeatId; readonly player: P | undefined }[] {
  return seats.map((seat, i) => {
    const before = seats[(i + seats.length - 1) % seats.length];
    return { seat, player: before === undefined ? undefined : holders.get(before) };
  });
}
