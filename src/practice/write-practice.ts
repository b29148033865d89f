import type { Machine } from '../kernel/machine.ts';
import { stale } from '../kernel/refuse-answer.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import { keepPlayed, type OpenPractice } from './open-practice.ts';
import type { PracticeEntry } from './play-on.ts';

/**
 * Adds entries to a practice game's log, and gives the game after them. Refuses (`stale`) when it has been played on
 * elsewhere meanwhile: in another window.
 */
export async function appendEntries(
  services: Services,
  open: OpenPractice,
  { entries, machine }: { readonly entries: readonly PracticeEntry[]; readonly machine: Machine },
): Promise<OpenPractice> {
  const { row } = open;
  const length = row.length + entries.length;
  const now = services.clock.now();
  const changed = { length, version: row.version + 1, over: machine.over, playedAt: now };
  await services.db.$transaction(async (tx) => {
    const where = { id: row.id, version: row.version };
    if ((await tx.practice.updateMany({ where, data: changed })).count === 0) throw stale(false);
    await tx.practiceEntry.createMany({
      data: entries.map(({ entry, facts }, i) => ({
        practiceId: row.id,
        n: row.length + i + 1,
        data: asJson(entry),
        facts: asJson(facts),
      })),
    });
  }, PATIENT);
  const after = { ...open, row: { ...row, ...changed }, machine, log: [...open.log, ...entries] };
  keepPlayed(services, after);
  return after;
}

/** Plain data as the database takes it: nothing undefined. */
export function asJson(data: object) {
  return JSON.parse(JSON.stringify(data));
}
