/** An entry that takes back all entries after `to`. */
export type Rewind = { readonly seq: number; readonly to: number };

/** Which entries have been taken back, given all rewinds of the log in order. A rewind that was itself taken back does nothing. */
export function voidedBy(rewinds: readonly Rewind[]): (seq: number) => boolean {
  const standing: Rewind[] = [];
  for (const rewind of rewinds.toReversed()) {
    if (!standing.some((later) => isWithin(rewind.seq, later))) standing.push(rewind);
  }
  return (seq) => standing.some((rewind) => isWithin(seq, rewind));
}

function isWithin(seq: number, rewind: Rewind): boolean {
  return seq > rewind.to && seq < rewind.seq;
}
