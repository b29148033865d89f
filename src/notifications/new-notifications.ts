import type { SeatId } from '../kernel/decision.ts';
import { isOfferId } from '../kernel/decision-id.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Machine } from '../kernel/machine.ts';
import type { calledSeats } from '../kernel/offers.ts';
import { newId } from '../platform/new-id.ts';

/** A notification for a seat's player; the database knows who that is. */
export type NewNotification = {
  readonly id: string;
  readonly kind: 'start' | 'turn' | 'over' | 'resigned' | 'took-over' | 'replaced' | 'expiry' | 'ruling' | 'clock';
  readonly seat: SeatId;
  readonly data: JsonObject;
};

export function newNotification(kind: NewNotification['kind'], seat: SeatId, data: JsonObject = {}): NewNotification {
  return { id: newId(), kind, seat, data };
}

type Called = ReturnType<typeof calledSeats>;

/**
 * One for every seat that is asked something now that it was not asked before; given are `calledSeats` before and
 * after. Where the game went back, an offer may be another one under the same id, and links to it are dead: it is told
 * again.
 */
export function turnNotifications(
  before: Called,
  after: Called,
  machine: Pick<Machine, 'seq' | 'resigned'>,
  wentBack = false,
): readonly NewNotification[] {
  const still = before.filter(({ id }) => !(wentBack && isOfferId(id)));
  const wasAsked = (id: string, seat: SeatId) => still.some((one) => one.id === id && one.seats.includes(seat));
  const asked = after.flatMap(({ id, seats }) => seats.filter((seat) => !wasAsked(id, seat)));
  return [...new Set(asked)]
    .filter((seat) => !machine.resigned.includes(seat))
    .map((seat) => newNotification('turn', seat, { seq: machine.seq }));
}

/** One for every seat: the game is over. */
export function overNotifications(seats: readonly SeatId[]): readonly NewNotification[] {
  return seats.map((seat) => newNotification('over', seat));
}
