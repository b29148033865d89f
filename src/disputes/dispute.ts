import type { Dispute as DisputeRow, DisputeState, DisputeType } from '../generated/prisma/client.ts';
import type { SeatId } from '../kernel/decision.ts';

export const DISPUTE_TYPES = [
  'rules',
  'misclick',
  'timing',
  'conduct',
  'other',
] as const satisfies readonly DisputeType[];
export type { DisputeState, DisputeType };

/** A dispute: about a point of the log, or about the table. */
export type Dispute = {
  readonly id: string;
  readonly tableId: string;
  /** The log entry that it is about. */
  readonly seq: number | undefined;
  readonly type: DisputeType;
  readonly state: DisputeState;
  readonly text: string;
  readonly openedById: string;
  readonly openedSeat: SeatId | undefined;
  readonly takenById: string | undefined;
  readonly escalateAt: Date | undefined;
  readonly escalatedAt: Date | undefined;
  /** The clocks are stopped for it until then at the latest. */
  readonly pausesTo: Date | undefined;
  readonly resolution: string | undefined;
  readonly createdAt: Date;
  readonly takenAt: Date | undefined;
  readonly closedAt: Date | undefined;
};

/** A row as the rooms have it: what is null is left out. */
export function toDispute(row: DisputeRow): Dispute {
  return {
    ...row,
    seq: row.seq ?? undefined,
    openedSeat: row.openedSeat ?? undefined,
    takenById: row.takenById ?? undefined,
    escalateAt: row.escalateAt ?? undefined,
    escalatedAt: row.escalatedAt ?? undefined,
    pausesTo: row.pausesTo ?? undefined,
    resolution: row.resolution ?? undefined,
    takenAt: row.takenAt ?? undefined,
    closedAt: row.closedAt ?? undefined,
  };
}

/** Whether somebody has still to do something about it. */
export function isOpen({ state }: Pick<Dispute, 'state'>): boolean {
  return state === 'open' || state === 'taken';
}

/** Between its player and the moderators alone; the others concern the whole table, and its seats take part. */
export function isPrivate(type: DisputeType): boolean {
  return type === 'conduct' || type === 'other';
}
