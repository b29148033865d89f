import type { OpenDecision, SeatId } from '../kernel/decision.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Machine } from '../kernel/machine.ts';
import { newId } from './new-id.ts';

/** A notice for a seat's player; who that is the database knows. */
export type NewNotice = {
  readonly id: string;
  readonly kind: 'start' | 'turn' | 'over' | 'resigned' | 'expiry';
  readonly seat: SeatId;
  readonly data: JsonObject;
};

export function newNotice(kind: NewNotice['kind'], seat: SeatId, data: JsonObject = {}): NewNotice {
  return { id: newId(), kind, seat, data };
}

/** One for every seat that is asked something now that it was not asked before. */
export function turnNotices(
  before: readonly OpenDecision[],
  after: readonly OpenDecision[],
  machine: Pick<Machine, 'seq' | 'resigned'>,
): readonly NewNotice[] {
  const old = new Set(before.map((decision) => decision.id));
  const asked = after.filter((decision) => !old.has(decision.id)).flatMap((decision) => decision.waiting);
  return [...new Set(asked)]
    .filter((seat) => !machine.resigned.includes(seat))
    .map((seat) => newNotice('turn', seat, { seq: machine.seq }));
}

/** One for every seat: the game is over. */
export function overNotices(seats: readonly SeatId[]): readonly NewNotice[] {
  return seats.map((seat) => newNotice('over', seat));
}
