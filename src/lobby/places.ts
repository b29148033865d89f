import type { SeatId } from '../kernel/decision.ts';

type SeatRow = { readonly seat: SeatId; readonly unassigned: boolean; readonly playerId: string | null };
type InvitationRow = { readonly seat: SeatId | null; readonly status: string };

/** The taken and open places of a forming table, counted from its seat rows and invitations. */
export type Places = {
  /** How many play. */
  readonly players: number;
  readonly joined: number;
  readonly invited: number;
  /** Places that nobody has and nobody is invited to. */
  readonly open: number;
  /** Seats that nobody holds and that are kept for nobody. */
  readonly free: readonly SeatId[];
};

/** The places of a table that is forming, by its seats and those who are invited. */
export function countPlaces(rows: readonly SeatRow[], invitations: readonly InvitationRow[]): Places {
  const seats = rows.filter(({ unassigned }) => !unassigned);
  const joined = rows.filter(({ playerId }) => playerId !== null).length;
  const invited = invitations.filter(({ status }) => status === 'open');
  const open = seats.length - joined - invited.length;
  const kept = new Set(invited.map(({ seat }) => seat));
  const free = seats.filter(({ seat, playerId }) => playerId === null && !kept.has(seat)).map(({ seat }) => seat);
  return { players: seats.length, joined, invited: invited.length, open, free };
}
