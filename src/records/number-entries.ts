import type { LooseEntry } from './record.ts';

/** An entry of a record, and its place in the log. */
export type NumberedEntry = {
  readonly entry: Exclude<LooseEntry, { kind: 'setup' }>;
  readonly seq: number;
  /** Given where it is a secret one after entry `seq`. */
  readonly secret?: number;
};

/**
 * The entries after the setup by their order; numbers that are written there are not looked at, only that one is
 * secret.
 */
export function numberEntries(entries: readonly LooseEntry[]): readonly NumberedEntry[] {
  let [seq, secret] = [1, 0];
  return entries
    .filter((entry) => entry.kind !== 'setup')
    .map((entry) => {
      const isSecret = entry.kind === 'answered' && entry.secret !== undefined;
      [seq, secret] = isSecret ? [seq, secret + 1] : [seq + 1, 0];
      return { entry, seq, ...(isSecret ? { secret } : {}) };
    });
}
