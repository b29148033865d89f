import type { SeatId } from '../kernel/decision.ts';
import { machineText } from '../kernel/hash-state.ts';
import { calledSeats, isOfferId, isSealedOffer } from '../kernel/offers.ts';
import { openDecisions } from '../kernel/open-decisions.ts';
import { outcomeOf } from '../kernel/outcome-of.ts';
import { type CommitDoc, commitStatement } from './commit-statement.ts';
import type { Head } from './heads.ts';
import { type NewNotice, overNotices, turnNotices } from './new-notices.ts';
import type { Plan } from './plan-entries.ts';
import type { Services } from './services.ts';
import { snapshotDue } from './snapshot-due.ts';
import { waitingRows } from './waiting-rows.ts';

export type Commit = {
  readonly head: Head;
  readonly plan: Plan;
  readonly at: Date;
  /** The write is refused unless this player still holds the seat. */
  readonly holder?: { readonly seat: SeatId; readonly playerId: string } | undefined;
  /** What the idempotency key was used for. */
  readonly submission?: { readonly key: string; readonly seat: SeatId; readonly digest: string } | undefined;
  /** A seat that gives up with this write. */
  readonly resigns?: SeatId | undefined;
  readonly notices?: readonly NewNotice[] | undefined;
};

/**
 * Writes planned entries and all that follows from them (head, waiting seats, notices, snapshot) in one statement. Gives
 * the new head, or undefined when nothing was written because the table, its pace or the seat's player is not what the
 * head says any more: another write came first, or the key has been used.
 */
export async function commitEntries(services: Services, commit: Commit): Promise<Head | undefined> {
  const { head, plan, at } = commit;
  const { machine } = plan;
  const outcome = outcomeOf(head.game, machine);
  const before = openDecisions(head.game, head.machine);
  const open = openDecisions(head.game, machine);
  const snapshot = snapshotDue(head, machine.seq, before, open);
  const doc: CommitDoc = {
    entries: plan.entries,
    waiting: waitingRows(head, machine, open, at),
    notices: [
      ...(commit.notices ?? []),
      ...(outcome
        ? overNotices(head.game.setting.seats)
        : turnNotices(calledSeats(head.game, head.machine), calledSeats(head.game, machine), machine)),
    ],
    ...(outcome ? { outcome } : {}),
  };
  const dueAt = new Date(at.getTime() + services.settings.mailMergeSeconds * 1000);
  const done = await commitStatement(services.db, {
    doc,
    at,
    dueAt,
    tableId: head.tableId,
    fromSeq: head.seq,
    toSeq: machine.seq,
    pace: head.pace,
    timeZone: head.timeZone,
    holder: commit.holder,
    submission: commit.submission,
    resigns: commit.resigns,
    secret: plan.entries.every(({ entry }) => entry.kind === 'answered' && isSealedOffer(head.game, entry.decision)),
    keepsDraft: plan.entries.every(
      ({ entry }) => entry.kind === 'answered' && (entry.seat !== commit.submission?.seat || isOfferId(entry.decision)),
    ),
    snapshot: snapshot ? machineText(machine) : undefined,
  });
  if (!done) return undefined;
  const next = {
    ...head,
    machine,
    seq: machine.seq,
    playing: !outcome,
    snapshotSeq: snapshot ? machine.seq : head.snapshotSeq,
  };
  services.heads.put(next);
  if (doc.notices.length > 0) services.wake();
  return next;
}
