import type { SeatId } from '../kernel/decision.ts';
import { commitWithAct } from '../log/commit-with-act.ts';
import type { Head } from '../log/heads.ts';
import { onHead } from '../log/on-head.ts';
import { type NewEntry, planEntries } from '../log/plan-entries.ts';
import type { SeatNotification } from '../notifications/seat-notifications.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { type ClockChange, retimeAll } from '../time/clock-change.ts';
import { readReason } from '../time/read-reason.ts';
import { readUntil, type Until } from '../time/read-until.ts';
import { stopped } from '../time/time-left.ts';

/** The longest pause that anybody can order: half a year. */
const LONGEST_PAUSE = 4392;

export type PauseInput = Until & {
  readonly tableId: string;
  /** The player id of whoever pauses; the caller checks that they may. */
  readonly by: string;
  /** Everybody at the table reads it. */
  readonly reason: string;
  readonly dispute?: string | undefined;
  /** Everybody at the table is told by news of the dispute: no mail about the clocks beside it. */
  readonly toldOtherwise?: boolean | undefined;
  /** A moderator does it: their act is noted with it. */
  readonly moderates?: boolean | undefined;
};

/** `paused` is false when the clocks are stopped already, and for at least as long: then nothing was written. */
export type Paused = { readonly seq: number; readonly until: Date; readonly paused: boolean };

/**
 * Stops all clocks of a table until then at the latest: an entry in the log, a notification to every seat. Players may
 * answer meanwhile. A pause that runs already is made longer, never shorter. Refuses (`bad-input`) no reason, an end
 * that is not in the future or more than half a year ahead, and (`stale`) a game that is over.
 */
export async function pauseTable(services: Services, input: PauseInput): Promise<Paused> {
  const now = services.clock.now();
  const until = readUntil(input, now, LONGEST_PAUSE);
  const reason = readReason(input.reason);
  return onHead(services, input.tableId, async (head) => {
    const running = await pausedTo(services, head);
    if (running && running >= until) return { seq: head.seq, until: running, paused: false };
    const seq = await writePause(services, head, { ...input, reason, until });
    return seq === undefined ? undefined : { seq, until, paused: true };
  });
}

/** Until when the clocks of a table are stopped; undefined while they run. Refuses (`stale`) a game that is over. */
export async function pausedTo({ db }: Services, head: Head): Promise<Date | undefined> {
  if (!head.playing) throw refuse('stale', 'tables.over');
  const row = await db.table.findUnique({ where: { id: head.tableId }, select: { pausedTo: true } });
  return row?.pausedTo ?? undefined;
}

export type PauseWrite = Pick<PauseInput, 'by' | 'reason' | 'dispute' | 'moderates' | 'toldOtherwise'> & {
  readonly until: Date;
  readonly pauser?: SeatId | undefined;
};

/** Writes the pause; the number of its entry, or undefined when another write came first. */
export async function writePause(
  services: Services,
  head: Head,
  { by, reason, dispute, moderates, until, pauser, toldOtherwise }: PauseWrite,
): Promise<number | undefined> {
  const at = services.clock.now();
  const entry: NewEntry = {
    kind: 'clock',
    change: 'paused',
    until: until.toISOString(),
    by,
    reason,
    ...(dispute === undefined ? {} : { dispute }),
  };
  const clock: ClockChange = {
    pause: until,
    ...(pauser === undefined ? {} : { pauser }),
    retime: (clocks) => retimeAll(head, clocks, (ticks, row) => stopped(ticks, row, at)),
  };
  const commit = {
    head,
    plan: planEntries(head, [entry], at),
    at,
    clock,
    notifications: toldOtherwise ? [] : clockNotifications(head, head.seq + 1),
  };
  const did = { by, at, tableId: head.tableId, disputeId: dispute };
  const act = moderates ? ({ ...did, what: 'clock', data: { did: 'pause' } } as const) : undefined;
  const next = await commitWithAct(services, commit, act);
  return next && head.seq + 1;
}

/** Tells every seat of a log entry about the clocks. */
export function clockNotifications(head: Head, seq: number): readonly SeatNotification[] {
  return head.game.setting.seats
    .filter((seat) => !head.machine.resigned.includes(seat))
    .map((seat) => ({ kind: 'clock', seat, data: { what: 'entry', seq } }));
}
