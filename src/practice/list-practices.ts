import type { Services } from '../platform/services.ts';
import { type Owner, ownedBy } from './owner.ts';
import { type PracticeRow, practiceRow } from './practice-row.ts';

/** Somebody's practice games, those played last first, with the name of the table that a sandbox began at. */
export async function listPractices(
  { db }: Pick<Services, 'db'>,
  owners: readonly Owner[],
): Promise<readonly (PracticeRow & { readonly tableName: string | undefined })[]> {
  if (owners.length === 0) return [];
  const rows = await db.practice.findMany({
    where: { OR: owners.map(ownedBy) },
    omit: { begin: true },
    include: { table: { select: { name: true } } },
    orderBy: { playedAt: 'desc' },
    take: MOST_LISTED,
  });
  return rows.map(({ table, ...row }) => ({ ...practiceRow({ ...row, begin: null }), tableName: table?.name }));
}

const MOST_LISTED = 20;

/** The name of the table that a sandbox began at; of a first game there is none. */
export async function findTableName(
  { db }: Pick<Services, 'db'>,
  { tableId }: Pick<PracticeRow, 'tableId'>,
): Promise<string | undefined> {
  if (tableId === null) return undefined;
  return (await db.table.findUnique({ where: { id: tableId }, select: { name: true } }))?.name;
}
