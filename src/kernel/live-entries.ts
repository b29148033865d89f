import type { Entry } from './log.ts';

/** The sequence numbers that later rewinds have voided. Voided entries stay readable and change nothing. */
export function voidedSeqs(log: readonly Entry[]): ReadonlySet<number> {
  const voided = new Set<number>();
  // From the end: a rewind that was itself voided voids nothing.
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const entry = log[i];
    if (entry?.kind !== 'ruling' || voided.has(entry.seq)) continue;
    for (let seq = entry.ruling.to + 1; seq < entry.seq; seq += 1) voided.add(seq);
  }
  return voided;
}

/** The entries that still count, in order. */
export function liveEntries(log: readonly Entry[]): readonly Entry[] {
  const voided = voidedSeqs(log);
  return voided.size === 0 ? log : log.filter((entry) => !voided.has(entry.seq));
}
