import type { Services } from '../../platform/services.ts';

export type Linked = { readonly id: string; readonly name: string };

/** The table whose rematch a table is, and its own rematch, by name; one that was called off does not count. */
export async function findRematch(
  { db }: Pick<Services, 'db'>,
  tableId: string,
): Promise<{ readonly of: Linked | undefined; readonly rematch: Linked | undefined }> {
  const select = { id: true, name: true } as const;
  const table = await db.table.findUnique({ where: { id: tableId }, select: { rematchOf: true } });
  const [of, rematch] = await Promise.all([
    table?.rematchOf ? db.table.findUnique({ where: { id: table.rematchOf }, select }) : null,
    db.table.findFirst({ where: { rematchOf: tableId, status: { not: 'cancelled' } }, select }),
  ]);
  return { of: of ?? undefined, rematch: rematch ?? undefined };
}
