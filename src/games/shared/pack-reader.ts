import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';
import type { z } from 'zod';
import { isRecord } from '../../kernel/is-record.ts';
import type { LoadedPack } from '../../kernel/loaded-pack.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** What is wrong at one place of a pack, by the names its author knows: `cards.vietnam.cubes`. */
export type Fault = { readonly at: string; readonly reason: Message };

/** How one game reads its data pack. */
export type PackReading<Data, Pack extends object> = {
  readonly schema: z.ZodType<Data>;
  /** What the schema cannot see: cards that are named and not there, sums that do not fit. */
  check(data: Data): readonly Fault[];
  /** One of the schema's issues as a fault that says what is expected there. */
  explain(issue: z.core.$ZodIssue, content: unknown): Fault;
  /** The sentence above the faults. */
  refused(count: number): Message;
  /** The values that are not the printed ones. */
  listReconstructed(data: Data): LoadedPack['reconstructed'];
  build(data: Data, unofficial: boolean): Pack;
};

/** How many faults one refusal lists. */
const LISTED = 50;

/**
 * Reads packs from a file's content. Keys that begin with `_` are remarks.
 * Refuses (`bad-input`) what does not fit; each detail names card and field and says what is expected there.
 */
export function packReader<Data, Pack extends object>(reading: PackReading<Data, Pack>) {
  return (content: unknown): LoadedPack<Pack> => {
    const parsed = reading.schema.safeParse(withoutRemarks(content));
    const faults = parsed.success
      ? reading.check(parsed.data)
      : parsed.error.issues.map((issue) => reading.explain(issue, content));
    if (!parsed.success || faults.length > 0)
      throw new Refusal('bad-input', reading.refused(faults.length), faults.slice(0, LISTED));
    const reconstructed = reading.listReconstructed(parsed.data);
    return {
      hash: createHash('sha256')
        .update(stringify(content) ?? '')
        .digest('hex'),
      content: JSON.parse(JSON.stringify(content)),
      pack: reading.build(parsed.data, reconstructed.length > 0),
      reconstructed,
    };
  };
}

function withoutRemarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRemarks);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith('_'))
      .map(([key, inner]) => [key, withoutRemarks(inner)]),
  );
}
