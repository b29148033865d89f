import type { Commit } from '../log/commit-entries.ts';
import { commitWithAct } from '../log/commit-with-act.ts';
import { onHead } from '../log/on-head.ts';
import { type NewEntry, planEntries } from '../log/plan-entries.ts';
import type { Services } from '../platform/services.ts';
import { retimeAll } from '../time/clock-change.ts';
import { readReason } from '../time/read-reason.ts';
import { goingOn } from '../time/time-left.ts';
import { clockNotifications, pausedTo } from './pause-table.ts';

export type ResumeInput = {
  readonly tableId: string;
  /** The player id of whoever lets it go on; undefined: the pause is over. */
  readonly by?: string | undefined;
  /** Everybody at the table reads it; needed where somebody does it. */
  readonly reason?: string | undefined;
  readonly dispute?: string | undefined;
  /** Everybody at the table is told by news of the dispute. */
  readonly toldOtherwise?: boolean | undefined;
  /** A moderator does it: their act is noted with it. */
  readonly moderates?: boolean | undefined;
  /** Only when the pause is over. */
  readonly ifOver?: boolean;
};

/**
 * Starts the clocks of a table again, each with as much counted time as it had left: an entry in the log, a
 * notification to every seat. `resumed` is false, and nothing is written, when they run already. Refuses (`bad-input`)
 * somebody without a reason, and (`stale`) a game that is over.
 */
export async function resumeTable(
  services: Services,
  { tableId, by, reason, dispute, moderates, toldOtherwise, ifOver = false }: ResumeInput,
): Promise<{ readonly seq: number; readonly resumed: boolean }> {
  const why = by === undefined ? undefined : readReason(reason ?? '');
  return onHead(services, tableId, async (head) => {
    const at = services.clock.now();
    const until = await pausedTo(services, head);
    if (!until || (ifOver && until > at)) return { seq: head.seq, resumed: false };
    const entry: NewEntry = {
      kind: 'clock',
      change: 'resumed',
      ...(by === undefined ? {} : { by }),
      ...(why === undefined ? {} : { reason: why }),
      ...(dispute === undefined ? {} : { dispute }),
    };
    const commit: Commit = {
      head,
      plan: planEntries(head, [entry], at),
      at,
      clock: {
        pause: 'over',
        retime: (clocks) => retimeAll(head, clocks, (ticks, row) => goingOn(ticks, row, at)),
      },
      notifications: toldOtherwise ? [] : clockNotifications(head, head.seq + 1),
    };
    const did = { at, tableId, disputeId: dispute };
    const act =
      moderates && by !== undefined ? ({ ...did, by, what: 'clock', data: { did: 'resume' } } as const) : undefined;
    const next = await commitWithAct(services, commit, act);
    return next && { seq: head.seq + 1, resumed: true };
  });
}
