import type { DecisionId, SeatId } from '../kernel/decision.ts';
import type { Commit } from '../log/commit-entries.ts';
import { commitWithAct } from '../log/commit-with-act.ts';
import type { Head } from '../log/heads.ts';
import { onHead } from '../log/on-head.ts';
import { type NewEntry, planEntries } from '../log/plan-entries.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { retimedRow } from '../time/clock-change.ts';
import { addCounted } from '../time/counted-time.ts';
import { awayOf, type ClockRow, type Clocks, readClocks } from '../time/read-clocks.ts';
import { readReason } from '../time/read-reason.ts';
import { readUntil } from '../time/read-until.ts';
import { extended } from '../time/time-left.ts';
import { clockNotifications } from './pause-table.ts';

/** The most that a decision can be extended by at once. */
const MOST_HOURS = 4392;

export type ExtendInput = {
  readonly tableId: string;
  /** Undefined: every seat that is waited for. */
  readonly seat?: SeatId | undefined;
  /** Undefined: all that it is asked. */
  readonly decision?: DecisionId | undefined;
  /** More counted hours than it has now (from now on where its time is up), or a new end. */
  readonly hours?: number | undefined;
  readonly until?: Date | undefined;
  /** The player id of whoever gives it; the caller checks that they may. */
  readonly by: string;
  readonly reason: string;
  readonly dispute?: string | undefined;
};

/**
 * Gives seats that are waited for more time (or less, by an end that is nearer): an entry in the log, a notification to
 * every seat; reminders come again. Refuses (`bad-input`) no reason, an end in the past or more than half a year ahead,
 * neither hours nor an end, and (`stale`) a seat that nobody waits for, and a game that is over.
 */
export async function extendDecision(
  services: Services,
  input: ExtendInput,
): Promise<{ readonly seq: number; readonly until: Date }> {
  const reason = readReason(input.reason);
  checkHours(input);
  return onHead(services, input.tableId, async (head) => {
    if (!head.playing) throw refuse('stale', 'tables.over');
    const at = services.clock.now();
    const ends = endsOf(head, await readClocks(services.db, head.tableId, at), input, at);
    const latest = ends.map(({ dueAt }) => dueAt).reduce((a, b) => (a > b ? a : b), at);
    const entry: NewEntry = {
      kind: 'clock',
      change: 'extended',
      until: latest.toISOString(),
      by: input.by,
      reason,
      ...(input.seat === undefined ? {} : { seat: input.seat }),
      ...(input.decision === undefined ? {} : { decision: input.decision }),
      ...(input.dispute === undefined ? {} : { dispute: input.dispute }),
    };
    const commit: Commit = {
      head,
      plan: planEntries(head, [entry], at),
      at,
      clock: {
        retime: (clocks) =>
          endsOf(head, clocks, input, at).map(({ row, dueAt }) => {
            const { timeControl, timeZone } = head;
            return retimedRow(row, extended({ timeControl, timeZone, away: awayOf(clocks, row.seat) }, row, dueAt, at));
          }),
      },
      notifications: clockNotifications(head, head.seq + 1),
    };
    const { by, tableId, dispute: disputeId } = input;
    const act = { by, at, what: 'clock', tableId, disputeId, data: { did: 'extend' } } as const;
    const next = await commitWithAct(services, commit, act);
    return next && { seq: head.seq + 1, until: latest };
  });
}

function checkHours({ hours, until }: ExtendInput): void {
  if ((hours === undefined) === (until === undefined)) throw refuse('bad-input', 'clocks.hours-or-end');
  if (hours !== undefined && !(hours > 0 && hours <= MOST_HOURS))
    throw refuse('bad-input', 'clocks.bad-hours', { most: MOST_HOURS });
}

/** Until when each of the seats has time now. */
function endsOf(head: Head, clocks: Clocks, { seat, decision, hours, until }: ExtendInput, at: Date) {
  const rows = clocks.waiting.filter(
    (row) => (seat === undefined || row.seat === seat) && (decision === undefined || row.decision === decision),
  );
  if (rows.length === 0) throw refuse('stale', 'clocks.nobody-waits');
  const end = until && readUntil({ until }, at, MOST_HOURS);
  return rows.map((row) => ({ row, dueAt: end ?? later(head, clocks, row, hours ?? 0, at) }));
}

function later({ timeControl, timeZone }: Head, clocks: Clocks, row: ClockRow, hours: number, at: Date): Date {
  const counting = { ...timeControl, away: awayOf(clocks, row.seat) };
  if (row.left !== undefined) return addCounted(counting, timeZone, at, row.left + hours);
  const from = row.dueAt && row.dueAt > at ? row.dueAt : at;
  return addCounted(counting, timeZone, from, hours);
}
