import { type NewAct, writeAct } from '../audit/write-act.ts';
import { newMemory } from '../platform/memory.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import { type Commit, commitEntries } from './commit-entries.ts';
import { type Head, headsOf } from './heads.ts';

/**
 * Writes entries as `commitEntries` does, and the moderator's act behind them in the same transaction; without an act
 * it is `commitEntries`. Gives undefined, and writes neither, when another write came first.
 */
export async function commitWithAct(
  services: Services,
  commit: Commit,
  act: NewAct | undefined,
): Promise<Head | undefined> {
  if (!act) return commitEntries(services, commit);
  const next = await services.db.$transaction(async (tx) => {
    // Nothing is known of it outside before the transaction is through.
    const written = await commitEntries(
      { ...services, db: tx, memory: newMemory(), wake: () => undefined, moved: undefined },
      commit,
    );
    if (written) await writeAct(tx, act);
    return written;
  }, PATIENT);

  // Where another write came first, perhaps the clocks have changed.
  headsOf(services).put(next ?? { ...commit.head, clocks: undefined, row: undefined });
  if (next) {
    services.wake();
    services.moved?.(commit.head.tableId);
  }
  return next;
}
