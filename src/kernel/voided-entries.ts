import type { Entry } from './log.ts';

/** A rewind: entry `seq` voids everything after entry `to`. */
export type Rewind = { readonly seq: number; readonly to: number };

/** The entry to which a ruling takes the game back; undefined for every other entry. */
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
  // Those that count, the newest first: what an older one voids ends before a newer one's begins.
  const standing: Rewind[] = [];
  for (const rewind of rewinds.toReversed()) {
    const newer = standing.at(-1);
    if (!newer || rewind.seq <= newer.to) standing.push(rewind);
  }
  const inOrder = standing.toReversed();
  return (seq) => {
    const next = inOrder[firstAfter(inOrder, seq)];
    return next !== undefined && seq > next.to;
  };
}

/** The place of the first rewind after an entry, by halving: logs are asked entry by entry. */
function firstAfter(rewinds: readonly Rewind[], seq: number): number {
  let [low, high] = [0, rewinds.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((rewinds[middle]?.seq ?? 0) > seq) high = middle;
    else low = middle + 1;
  }
  return low;
}
