import type { Entry } from './log.ts';

/** A rewind: entry `seq` voids everything after entry `to`. */
export type Rewind = { readonly seq: number; readonly to: number };

/** The entry after which the game stands again by a ruling; undefined for every other entry. */
export function goesBackTo(entry: { readonly kind: string; readonly ruling?: unknown }): number | undefined {
  const { ruling } = entry;
  const goesBack = entry.kind === 'ruling' && typeof ruling === 'object' && ruling !== null && 'to' in ruling;
  return goesBack && typeof ruling.to === 'number' ? ruling.to : undefined;
}

/** The rewinds of a log, in order. */
export function rewindsOf(log: readonly Entry[]): readonly Rewind[] {
  return log.flatMap((entry) => {
    const to = goesBackTo(entry);
    return to === undefined ? [] : [{ seq: entry.seq, to }];
  });
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
