import { z } from 'zod';
import type { Services } from '../platform/services.ts';
import { type Verdict, verifyTable } from '../records/verify-table.ts';
import type { Actor } from './actor.ts';
import { noteAct } from './note-act.ts';

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
  await noteAct(s.db, s.clock, { by, what: 'verify', data: { tables: verdicts.length, bad: bad.length, found } });
  return verdicts;
}

const noted = z.object({
  tables: z.number(),
  found: z.array(z.object({ tableId: z.string(), faults: z.array(z.string()) })),
});

/** The last result; undefined when nobody has verified yet. */
export async function lastVerification({ db }: Pick<Services, 'db'>): Promise<Verification | undefined> {
  const row = await db.audit.findFirst({ where: { what: 'verify' }, orderBy: { id: 'desc' } });
  const read = row && noted.safeParse(row.data);
  return row && read?.success ? { at: row.at, tables: read.data.tables, bad: read.data.found } : undefined;
}
