import type { OpenDecision } from '../kernel/decision.ts';
import type { EntryPlace } from '../kernel/entry-place.ts';

/** Entries that are replayed at the least before another snapshot is written at a hand-over. */
const SELDOM = 25;
/** Entries after which one is written although the same seats are still waited for. */
const AT_LEAST_EVERY = 100;

/**
 * Whether a snapshot is written with this entry: when the move passes to other seats, but not after every entry, since
 * large states cost more to write than a few entries to replay.
 */
export function snapshotDue(
  head: { readonly snapshotSeq: number; readonly machine: EntryPlace },
  machine: EntryPlace,
  before: readonly OpenDecision[],
  after: readonly OpenDecision[],
): boolean {
  const since = machine.seq - head.snapshotSeq;
  if (after.length === 0) return true;
  // Secret entries move no number on, and loading the table replays them all the same.
  if (machine.seq === head.machine.seq && hundreds(machine) > hundreds(head.machine)) return true;
  return since >= AT_LEAST_EVERY || (since >= SELDOM && waitedFor(before) !== waitedFor(after));
}

function hundreds({ secret = 0 }: EntryPlace): number {
  return Math.floor(secret / AT_LEAST_EVERY);
}

function waitedFor(open: readonly OpenDecision[]): string {
  return [...new Set(open.flatMap((decision) => decision.waiting))].sort().join(' ');
}
