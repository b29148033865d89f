import { commitEntries } from '../log/commit-entries.ts';
import type { Head } from '../log/heads.ts';
import { onHead } from '../log/on-head.ts';
import { type NewEntry, planEntries } from '../log/plan-entries.ts';
import type { Services } from '../platform/services.ts';
import { readReason } from '../time/read-reason.ts';
import { clockNotifications, pausedTo } from './pause-table.ts';
import { resumeTable } from './resume-table.ts';

export type EndPauseInput = {
  readonly tableId: string;
  /** The player id of whoever ends it; the caller checks that they may. */
  readonly by: string;
  /** Everybody at the table reads it. */
  readonly reason: string;
  readonly dispute?: string | undefined;
  /** Everybody at the table is told by news of the dispute. */
  readonly toldOtherwise?: boolean | undefined;
  /** The log entry of the pause that is over before its time; left out: that of a dispute, which is closed already. */
  readonly pause?: number | undefined;
};

/**
 * `until`: when the clocks are stopped until, still; `ended` is false where nothing changed and nothing was written.
 */
export type EndedPause = { readonly seq: number; readonly until: Date | undefined; readonly ended: boolean };

/**
 * One pause is over before its time. The clocks run again, unless another one still holds them: then they stay stopped
 * until its end. Each is an entry of the log and a notification to every seat. Refuses (`bad-input`) no reason, and
 * (`stale`) a game that is over.
 */
export async function endPause(services: Services, input: EndPauseInput): Promise<EndedPause> {
  const { tableId, pause, ...said } = input;
  const reason = readReason(input.reason);
  const until = await heldUntil(services, tableId, pause);
  if (!until) {
    const { seq, resumed } = await resumeTable(services, { tableId, ...said });
    return { seq, until, ended: resumed };
  }
  return onHead(services, tableId, async (head) => {
    const running = await pausedTo(services, head);
    if (!running || running <= until) return { seq: head.seq, until: running, ended: false };
    const seq = await shorten(services, head, { ...said, reason, until });
    return seq === undefined ? undefined : { seq, until, ended: true };
  });
}

/**
 * How long the clocks are held by what is not over: pauses since they last ran, but those of closed disputes; open
 * disputes. What would last longer than the clocks are stopped was ended before.
 */
async function heldUntil({ db, clock }: Services, tableId: string, but = 0): Promise<Date | undefined> {
  const now = clock.now();
  const [row] = await db.$queryRaw<{ until: Date | null }[]>`
    SELECT max(until) AS until FROM (
      SELECT (e.data ->> 'until')::timestamptz AS until FROM "Entry" e
      LEFT JOIN "Dispute" k ON k.id = coalesce(e.data ->> 'dispute', e.data ->> 'ticket')
      WHERE e."tableId" = ${tableId} AND e.kind = 'clock' AND e.data ->> 'change' = 'paused' AND e.seq <> ${but}
        AND e.seq > (SELECT coalesce(max(r.seq), 0) FROM "Entry" r
          WHERE r."tableId" = ${tableId} AND r.kind = 'clock' AND r.data ->> 'change' = 'resumed')
        AND (k.id IS NULL OR k.state IN ('open', 'taken') OR e.data ->> 'by' IS DISTINCT FROM k."openedById")
      UNION ALL
      SELECT "pausesTo" FROM "Dispute" WHERE "tableId" = ${tableId} AND state IN ('open', 'taken')
    ) held
    WHERE until > ${now} AND until <= (SELECT "pausedTo" FROM "Table" WHERE id = ${tableId})`;
  return row?.until ?? undefined;
}

/** Writes the nearer end; the number of its entry, or undefined when another write came first. */
async function shorten(
  services: Services,
  head: Head,
  { until, ...said }: Omit<EndPauseInput, 'tableId' | 'pause'> & { readonly until: Date },
): Promise<number | undefined> {
  const at = services.clock.now();
  const entry: NewEntry = {
    kind: 'clock',
    change: 'shortened',
    until: until.toISOString(),
    by: said.by,
    reason: said.reason,
  };
  const next = await commitEntries(services, {
    head,
    plan: planEntries(head, [said.dispute === undefined ? entry : { ...entry, dispute: said.dispute }], at),
    at,
    // The clocks are stopped already, and keep what is left of them.
    clock: { pause: until, retime: () => [] },
    notifications: said.toldOtherwise ? [] : clockNotifications(head, head.seq + 1),
  });
  return next && head.seq + 1;
}
