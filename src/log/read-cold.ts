import { sendPlanned } from '../database/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { SetupEntry } from '../kernel/log.ts';
import { readEntry } from '../kernel/upcast-entry.ts';
import { isId } from '../platform/is-id.ts';
import type { Services } from '../platform/services.ts';
import { type FixedRow, fixedOf } from '../tables/row-after.ts';
import type { TableStatus } from '../tables/table-row.ts';
import { type Clocks, type ClocksRow, clocksOf, selectClocks } from '../time/read-clocks.ts';
import { type KeptRow, SELECT_KEPT, windowsOf } from '../windows/read-windows.ts';
import type { Windows } from '../windows/windows.ts';
import type { Stored } from './replay-position.ts';

/** What a position is made from, of a table of which nothing is at hand. */
export type Cold = Stored & {
  readonly row: ColdRow;
  /** Undefined: the table has not started. */
  readonly setup: SetupEntry | undefined;
  readonly fixed: FixedRow;
  readonly clocks: Clocks;
  readonly windows: Windows;
};

/** The columns of a table's row that a position needs. */
export type ColdRow = {
  readonly id: string;
  readonly seq: number;
  readonly secret: number;
  readonly seed: string;
  readonly game: string;
  readonly ruleset: number;
  readonly options: unknown;
  readonly packHash: string;
  readonly status: TableStatus;
  readonly timeControl: unknown;
  readonly timeZone: string;
  readonly windows: number;
};

type Read = ColdRow &
  FixedRow & {
    readonly setup: JsonObject | null;
    readonly snapshotSeq: number | null;
    readonly snapshotSecret: number;
    readonly machine: string;
    readonly tail: readonly JsonObject[];
    readonly clocks: ClocksRow;
    readonly kept: KeptRow[];
  };

/**
 * All that a submission or a page needs of a table of which nothing is at hand, in one round trip: its row, the setup
 * entry, the newest snapshot and the entries since, clocks, and answers beside the log. Undefined: there is no table.
 */
export async function readCold(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  tableId: string,
): Promise<Cold | undefined> {
  if (!isId(tableId)) return undefined;
  const [read] = await sendPlanned<Read>(
    db,
    'cold',
    Prisma.sql`
    SELECT t.id, t.seq, t.secret, t.seed, t.game, t.ruleset, t.options, t."packHash", t.status, t."timeControl",
      t."timeZone", t.windows, t."createdAt", t."startedAt",
      (SELECT p."builtIn" FROM "Pack" p WHERE p.hash = t."packHash") AS "packBuiltIn",
      (SELECT e.data FROM "Entry" e WHERE e."tableId" = t.id AND e.seq = 1 AND e.secret = 0) AS setup,
      s.seq AS "snapshotSeq", s.secret AS "snapshotSecret", s.machine,
      (SELECT coalesce(jsonb_agg(e.data ORDER BY e.seq, e.secret), '[]'::jsonb) FROM "Entry" e
        WHERE e."tableId" = t.id AND e.seq >= coalesce(s.seq, 1) AND e.seq <= t.seq) AS tail,
      (SELECT row_to_json(c) FROM (${selectClocks(clock.now())} WHERE t.id = ${tableId}) c) AS clocks,
      ${SELECT_KEPT} AS kept
    FROM "Table" t LEFT JOIN LATERAL (
      SELECT n.seq, n.secret, n.machine FROM "Snapshot" n WHERE n."tableId" = t.id AND n.seq <= t.seq
      ORDER BY n.seq DESC, n.secret DESC LIMIT 1) s ON true
    WHERE t.id = ${tableId}`,
  );
  if (!read) return undefined;
  const { setup, snapshotSeq, snapshotSecret, machine, tail, clocks, kept, ...row } = read;
  const first = setup ? readEntry(setup) : undefined;
  return {
    row,
    fixed: fixedOf(row),
    setup: first?.kind === 'setup' ? first : undefined,
    snapshot:
      snapshotSeq === null
        ? undefined
        : { seq: snapshotSeq, secret: snapshotSecret, machine: JSON.parse(machine), size: machine.length },
    tail: tail.map((entry) => readEntry(entry)),
    clocks: clocksOf(clocks),
    windows: windowsOf(row.windows, kept),
  };
}
