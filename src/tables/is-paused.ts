import type { Services } from '../platform/services.ts';

/** Whether a table's clocks stand still. */
export async function isPaused({ db }: Pick<Services, 'db'>, tableId: string): Promise<boolean> {
  return (await db.table.count({ where: { id: tableId, pausedAt: { not: null } } })) > 0;
}
