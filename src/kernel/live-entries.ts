import type { Entry } from './log.ts';

/** A rewind: entry `seq` voids everything after entry `to`. */
export type Rewind = { readonly seq: number; readonly to: number };

/** The sequence numbers that later rewinds have voided. Voided entries stay readable and change nothing. */
export function voidedBy(rewinds: readonly Rewind[]): ReadonlySet<number> {
  const voided = new Set<number>();
  // The latest first: a rewind that was itself voided voids nothing.
  for (const { seq, to } of [...rewinds].sort((a, b) => b.seq - a.seq)) {
    if (voided.has(seq)) continue;
    for (let after = to + 1; after < seq; after += 1) voided.add(after);
  }
  return voided;
}

/** The same from a log. */
export function voidedSeqs(log: readonly Entry[]): ReadonlySet<number> {
  return voidedBy(log.flatMap((entry) => (entry.kind === 'ruling' ? [{ seq: entry.seq, to: entry.ruling.to }] : [])));
}

/** The entries that still count, in order. */
export function liveEntries(log: readonly Entry[]): readonly Entry[] {
  const voided = voidedSeqs(log);
  return voided.size === 0 ? log : log.filter((entry) => !voided.has(entry.seq));
}
