import type { SeatId } from '../kernel/decision.ts';
import type { Tx } from '../platform/transaction.ts';
import type { PendingRow } from './pending-rows.ts';
import { EXPIRED, type Retimed } from './time-left.ts';

/** Seats are waited for from now on. */
export async function insertPending(
  tx: Tx,
  tableId: string,
  asked: readonly PendingRow[],
  askedAt: Date,
): Promise<void> {
  await tx.pendingAnswer.createMany({ data: asked.map((row) => ({ tableId, askedAt, ...row })) });
}

/** Nothing is waited for from this seat any more. */
export async function dropPending(tx: Tx, tableId: string, seat: SeatId): Promise<void> {
  await tx.pendingAnswer.deleteMany({ where: { tableId, seat } });
}

/** One pending answer has other times; its row is held by this transaction. */
export async function retimePending(
  tx: Tx,
  key: { readonly tableId: string; readonly seat: SeatId; readonly decision: string },
  { stage, dueAt, nextAt, left }: Retimed,
): Promise<void> {
  await tx.pendingAnswer.update({
    where: { tableId_seat_decision: key },
    data: { stage, dueAt: dueAt ?? null, nextAt: nextAt ?? null, left: left ?? null },
  });
}

/** A pending answer that the tick has looked at: which marks are behind it, and when the clock looks next. */
export type PassedMark = {
  readonly tableId: string;
  readonly seat: SeatId;
  readonly decision: string;
  readonly stage: number;
  /** ISO 8601; null: nothing follows. */
  readonly nextAt: string | null;
};

/** Moves pending answers on to their next marks. */
export async function passMarks(tx: Pick<Tx, '$executeRaw'>, rows: readonly PassedMark[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "PendingAnswer" w SET stage = x.stage, "nextAt" = x."nextAt"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS x("tableId" text, seat text, decision text, stage int, "nextAt" timestamptz)
    WHERE w."tableId" = x."tableId" AND w.seat = x.seat AND w.decision = x.decision`;
}

/** Of a seat whose time has run out the clock waits for nothing more: `stage` is its last. */
export async function endMarks(tx: Tx, tableId: string, seat: SeatId, stage: number): Promise<void> {
  await tx.pendingAnswer.updateMany({
    where: { tableId, seat, stage: { gte: EXPIRED } },
    data: { stage, nextAt: null },
  });
}
