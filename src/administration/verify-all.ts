import { lastAct } from '../audit/read-acts.ts';
import { writeAct } from '../audit/write-act.ts';
import type { Services } from '../platform/services.ts';
import { type Verdict, verifyTable } from '../records/verify-table.ts';
import type { Actor } from './actor.ts';

/** What the last look at all logs found. */
export type Verification = {
  readonly at: Date;
  readonly tables: number;
  /** The tables whose log does not verify, with what is wrong. */
  readonly bad: readonly { readonly tableId: string; readonly faults: readonly string[] }[];
};

/** How many faults of a table are kept, and of how many tables: the command line prints all. */
const MOST_FAULTS = 5;
const MOST_TABLES = 200;

/**
 * The gate before a release: replays every started table with this program's rules. The result is kept for the
 * administrators' page.
 */
export async function verifyAll(
  s: Services,
  by: Actor,
  told: (progress: { readonly done: number; readonly tables: number }) => void = () => {},
): Promise<readonly Verdict[]> {
  const rows = await s.db.table.findMany({ where: { seq: { gt: 0 } }, select: { id: true }, orderBy: { id: 'asc' } });
  const verdicts: Verdict[] = [];
  for (const { id } of rows) {
    told({ done: verdicts.length, tables: rows.length });
    verdicts.push(await verifyTable(s, id));
  }

  const bad = verdicts.filter(({ faults }) => faults.length > 0);
  const found = bad
    .slice(0, MOST_TABLES)
    .map(({ tableId, faults }) => ({ tableId, faults: faults.slice(0, MOST_FAULTS) }));

  await writeAct(s.db, {
    by,
    at: s.clock.now(),
    what: 'verify',
    data: { tables: verdicts.length, bad: bad.length, found },
  });
  return verdicts;
}

/** The last result; undefined when nobody has verified yet. */
export async function lastVerification(s: Pick<Services, 'db'>): Promise<Verification | undefined> {
  const act = await lastAct(s, 'verify');
  return act && { at: act.at, tables: act.data.tables, bad: act.data.found };
}
