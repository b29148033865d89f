import { applyInPlace } from '../../kernel/apply-entry.ts';
import { cloneData, type JsonObject } from '../../kernel/json.ts';
import type { Entry } from '../../kernel/log.ts';
import type { Machine } from '../../kernel/machine.ts';
import { goesBackTo } from '../../kernel/voided-entries.ts';
import type { Head } from '../heads.ts';
import { positionAt } from '../read-position.ts';
import type { Services } from '../services.ts';

type Fact = { readonly type: string };

/** An entry with what happened in it, and whether chance or hidden information came into it. */
export type ToldEntry = {
  readonly entry: Entry;
  readonly facts: readonly Fact[];
  readonly rolled: boolean;
  readonly revealed: boolean;
};

/** Plays entries that count once more, to see where something hidden became known; the log itself does not keep that. */
export async function toldEntries(
  services: Services,
  head: Head,
  entries: readonly Entry[],
): Promise<readonly ToldEntry[]> {
  const stored = await storedFacts(services, head.tableId, entries);
  const told: ToldEntry[] = [];
  let machine: Machine | undefined;
  for (const entry of entries) {
    const { seq } = entry;
    let revealed = false;
    if (entry.kind === 'setup' || goesBackTo(entry) !== undefined) {
      machine = cloneData((await positionAt(services, head, seq)).machine);
    } else {
      if (machine?.seq !== seq - 1) machine = cloneData((await positionAt(services, head, seq - 1)).machine);
      ({ revealed } = applyInPlace(head.game, machine, entry, { given: entry.chance ?? [] }));
    }
    told.push({ entry, facts: stored.get(seq) ?? [], rolled: (entry.chance ?? []).length > 0, revealed });
  }
  return told;
}

async function storedFacts({ db }: Services, tableId: string, entries: readonly Entry[]) {
  const seqs = entries.map(({ seq }) => seq);
  const rows = await db.$queryRaw<{ seq: number; facts: readonly (Fact & JsonObject)[] }[]>`
    SELECT seq, facts FROM "Entry" WHERE "tableId" = ${tableId} AND seq = ANY(${seqs}::int[])`;
  return new Map(rows.map(({ seq, facts }) => [seq, facts]));
}
