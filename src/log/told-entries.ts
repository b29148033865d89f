import { placeKey } from '../kernel/entry-place.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Entry } from '../kernel/log.ts';
import { replayLog } from '../kernel/replay-log.ts';
import { goesBackTo } from '../kernel/voided-entries.ts';
import type { Services } from '../platform/services.ts';
import type { Head } from './heads.ts';
import { positionAt } from './read-position.ts';

type Fact = { readonly type: string };

/** An entry with what happened in it, and whether chance or hidden information came into it. */
export type ToldEntry = {
  readonly entry: Entry;
  readonly facts: readonly Fact[];
  readonly rolled: boolean;
  readonly revealed: boolean;
};

/**
 * Plays entries that count once more, to see where something hidden became known; the log itself does not keep that.
 * They are all that count from the first of them on (`lostEntries`), so that they lead from one position to the next.
 */
export async function toldEntries(
  services: Services,
  head: Head,
  entries: readonly Entry[],
): Promise<readonly ToldEntry[]> {
  const [first] = entries;
  if (!first) return [];

  const stored = await storedFacts(services, head.tableId, entries);
  const { machine: from } = await positionAt(services, head, goesBackTo(first) ?? first.seq - 1);

  const revealing = new Set<Entry>();
  replayLog({
    game: head.game,
    log: entries,
    from,
    check: 'none',
    each: (entry, { revealed }) => {
      if (revealed) revealing.add(entry);
    },
  });

  return entries.map((entry) => ({
    entry,
    facts: stored.get(placeKey(entry)) ?? [],
    rolled: (entry.chance ?? []).length > 0,
    revealed: revealing.has(entry),
  }));
}

async function storedFacts({ db }: Services, tableId: string, entries: readonly Entry[]) {
  const seqs = entries.map(({ seq }) => seq);
  const rows = await db.$queryRaw<{ seq: number; secret: number; facts: readonly (Fact & JsonObject)[] }[]>`
    SELECT seq, secret, facts FROM "Entry" WHERE "tableId" = ${tableId} AND seq = ANY(${seqs}::int[])`;
  return new Map(rows.map((row) => [placeKey(row), row.facts]));
}
