import type { Entry } from './log.ts';

/** A rewind: entry `seq` voids everything after entry `to`. */
export type Rewind = { readonly seq: number; readonly to: number };

/** The rewinds of a log, in order. */
export function rewindsOf(log: readonly Entry[]): readonly Rewind[] {
  return log.flatMap((entry) => (entry.kind === 'ruling' ? [{ seq: entry.seq, to: entry.ruling.to }] : []));
}

/**
 * Which entries are voided, given all rewinds of the log in order. Voided entries stay readable and change nothing; a
 * rewind that was itself voided voids nothing.
 */
export function voidedBy(rewinds: readonly Rewind[]): (seq: number) => boolean {
  const standing: Rewind[] = [];
  for (const rewind of rewinds.toReversed()) {
    if (!standing.some((later) => isWithin(rewind.seq, later))) standing.push(rewind);
  }
  return (seq) => standing.some((rewind) => isWithin(seq, rewind));
}

function isWithin(seq: number, { seq: rewind, to }: Rewind): boolean {
  return seq > to && seq < rewind;
}
