import type { z } from 'zod';
import type { Services } from '../platform/services.ts';
import {
  SITE_ACTS,
  type SiteAct,
  siteActSchema,
  TABLE_ACTS,
  type TableAct,
  tableActSchema,
  type UnknownAct,
} from './act.ts';

type Written = {
  readonly at: Date;
  /** A player's id, `command-line`, or `clock`. */
  readonly by: string;
  /** Undefined where `by` is no player. */
  readonly name: string | undefined;
};

/** One line of the site's list. */
export type SiteLine = Written & (SiteAct | UnknownAct);

/** One line of a table's list. */
export type TableLine = Written & { readonly disputeId: string | undefined } & (TableAct | UnknownAct);

type Row = {
  readonly at: Date;
  readonly by: string;
  readonly name: string | null;
  readonly what: string;
  readonly disputeId: string | null;
  readonly data: unknown;
};

/** What administrators did, the newest first. Who may read it is for the caller to ask. */
export async function readSiteActs({ db }: Pick<Services, 'db'>, most = 50): Promise<readonly SiteLine[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT a.at, a."playerId" AS by, (SELECT name FROM "Player" WHERE id = a."playerId") AS name, a.what,
      a."disputeId", a.data
    FROM (
      SELECT a.* FROM unnest(${SITE_ACTS}::text[]) done,
        LATERAL (SELECT * FROM "Audit" a WHERE a.what = done ORDER BY a.at DESC LIMIT ${most}) a
      UNION ALL
      -- Of another version: looked for among the newest.
      SELECT * FROM (
        SELECT * FROM "Audit" WHERE "tableId" IS NULL AND what <> 'absence' ORDER BY at DESC LIMIT ${10 * most}
      ) s WHERE what <> ALL(${SITE_ACTS}::text[])
    ) a
    ORDER BY a.at DESC, a.id DESC LIMIT ${most}`;
  return rows.map(({ at, by, name, ...stored }) => ({
    at,
    by,
    name: name ?? undefined,
    ...read(siteActSchema, stored),
  }));
}

/**
 * What moderators looked at and did at a table, the newest first; what administrators and the clock did beside the
 * table's own list is left out. Who may read it is for the caller to ask.
 */
export async function readTableActs(
  { db }: Pick<Services, 'db'>,
  tableId: string,
  most = 200,
): Promise<readonly TableLine[]> {
  const elsewhere = [...SITE_ACTS, 'clock-failed'].filter((what) => !TABLE_ACTS.includes(what));
  const rows = await db.$queryRaw<Row[]>`
    SELECT a.at, a."playerId" AS by, p.name, a.what, a."disputeId", a.data
    FROM "Audit" a LEFT JOIN "Player" p ON p.id = a."playerId"
    WHERE a."tableId" = ${tableId} AND a.what <> ALL(${elsewhere})
    ORDER BY a.at DESC, a.id DESC LIMIT ${most}`;
  return rows.map(({ at, by, name, disputeId, ...stored }) => ({
    ...{ at, by, name: name ?? undefined, disputeId: disputeId ?? undefined },
    ...read(tableActSchema, stored),
  }));
}

/** The last act of one kind; undefined where there is none, or none that can be read. */
export async function lastAct<What extends SiteAct['what']>(
  { db }: Pick<Services, 'db'>,
  what: What,
): Promise<(Extract<SiteAct, { what: What }> & { readonly at: Date }) | undefined> {
  const row = await db.audit.findFirst({ where: { what }, orderBy: [{ at: 'desc' }, { id: 'desc' }] });
  const act = row && read(siteActSchema, row);
  return row && act && is(act, what) ? { ...act, at: row.at } : undefined;
}

const is = <What extends SiteAct['what']>(
  act: SiteAct | UnknownAct,
  what: What,
): act is Extract<SiteAct, { what: What }> => act.what === what;

function read<Schema extends z.ZodType>(
  schema: Schema,
  { what, data }: Pick<Row, 'what' | 'data'>,
): z.output<Schema> | UnknownAct {
  const found = schema.safeParse({ what, data });
  return found.success ? found.data : { what: 'unknown', data: { what } };
}
