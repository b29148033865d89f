import type { OpenDecision, SeatId } from '../kernel/decision.ts';
import { isOptionalActionId } from '../kernel/decision-id.ts';
import type { EndedQuestion } from '../kernel/end-branch.ts';
import type { Machine } from '../kernel/machine.ts';
import type { calledSeats } from '../kernel/optional-actions.ts';
import type { SeatTelling } from './notification.ts';

/** A notification for a seat's player; who that is the database knows. */
export type SeatNotification = SeatTelling & { readonly seat: SeatId };

type Called = ReturnType<typeof calledSeats>;

/**
 * One for every seat that is asked something now that it was not asked before; given are `calledSeats` before and
 * after. Where the game went back, an offer may be another one under the same id, and links to it are dead: it is told
 * again. `afterAll`: seats that were asked and must answer now, since what they ordered ahead does not.
 */
export function turnNotifications(
  before: Called,
  after: Called,
  machine: Pick<Machine, 'seq' | 'resigned'>,
  { wentBack = false, afterAll = [] }: { readonly wentBack?: boolean; readonly afterAll?: readonly SeatId[] } = {},
): readonly SeatNotification[] {
  const still = before.filter(({ id }) => !(wentBack && isOptionalActionId(id)));
  const wasAsked = (id: string, seat: SeatId) => still.some((one) => one.id === id && one.seats.includes(seat));
  const asked = after.flatMap(({ id, seats }) => seats.filter((seat) => !wasAsked(id, seat)));
  return [...new Set([...asked, ...afterAll])]
    .filter((seat) => !machine.resigned.includes(seat))
    .map((seat) => ({ kind: 'turn', seat, data: { seq: machine.seq } }));
}

/**
 * One for every seat of whom an answer was waited for (`before`), in each question that was ended before they gave it.
 */
export function endedNotifications(
  before: readonly Pick<OpenDecision, 'id' | 'waiting'>[],
  ended: readonly EndedQuestion[],
): readonly SeatNotification[] {
  return ended.flatMap(({ decision, seats, waiting: what }) => {
    const asked = before.find(({ id }) => id === decision)?.waiting ?? [];
    return seats
      .filter((seat) => asked.includes(seat))
      .map((seat): SeatNotification => ({ kind: 'ended', seat, data: { decision, what } }));
  });
}

/** One for every seat whose answer, given in secret, does not fit any more: it can change it as long as it is asked. */
export function unfitNotifications(
  unfit: readonly { readonly decision: string; readonly seat: SeatId }[],
): readonly SeatNotification[] {
  return unfit.map(({ decision, seat }) => ({ kind: 'unfit', seat, data: { decision } }));
}

/** One for every seat that something in an entry concerns at once; what several entries tell is told together. */
export function concernNotifications(
  concerned: readonly { readonly seq: number; readonly seats: readonly SeatId[] }[],
): readonly SeatNotification[] {
  return concerned.flatMap(({ seq, seats }) =>
    [...new Set(seats)].map((seat): SeatNotification => ({ kind: 'concern', seat, data: { seq } })),
  );
}

/** One for every seat: the game is over. */
export function overNotifications(seats: readonly SeatId[]): readonly SeatNotification[] {
  return seats.map((seat) => ({ kind: 'over', seat, data: {} }));
}
