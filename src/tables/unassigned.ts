import type { SeatId } from '../kernel/decision.ts';

/*
 * At a table that is forming, somebody who takes "any seat" gets a seat row of their own that is none of the game's
 * seats: `?1`, `?2`, ... At the start the lot gives each of them a real one.
 */

export function isUnassigned(seat: SeatId): boolean {
  return seat.startsWith('?');
}

/** A new row's name, given those that are there. */
export function nextUnassigned(rows: readonly { readonly seat: SeatId }[]): SeatId {
  const used = rows.filter(({ seat }) => isUnassigned(seat)).map(({ seat }) => Number(seat.slice(1)));
  return `?${Math.max(0, ...used) + 1}`;
}
