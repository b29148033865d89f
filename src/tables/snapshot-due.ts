import type { OpenDecision } from '../kernel/decision.ts';
import type { Head } from './heads.ts';

/** Entries that are replayed at the least before another snapshot is written at a hand-over. */
const SELDOM = 25;
/** Entries after which one is written although the same seats are still waited for. */
const AT_LEAST_EVERY = 100;

/**
 * Whether a snapshot is written with this entry: when the move passes to other seats, but not after every entry, since
 * large states cost more to write than a few entries to replay.
 */
export function snapshotDue(
  head: Pick<Head, 'snapshotSeq'>,
  seq: number,
  before: readonly OpenDecision[],
  after: readonly OpenDecision[],
): boolean {
  const since = seq - head.snapshotSeq;
  if (after.length === 0) return true;
  return since >= AT_LEAST_EVERY || (since >= SELDOM && waitedFor(before) !== waitedFor(after));
}

function waitedFor(open: readonly OpenDecision[]): string {
  return [...new Set(open.flatMap((decision) => decision.waiting))].sort().join(' ');
}
