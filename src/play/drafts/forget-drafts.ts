import type { Services } from '../../platform/services.ts';

/** Deletes the drafts of games that are not being played any more; how many. */
export async function forgetDrafts({ db }: Pick<Services, 'db'>): Promise<number> {
  const drafts = await db.$executeRaw`
    DELETE FROM "Draft" d USING "Table" t WHERE d."tableId" = t.id AND t.status <> 'playing'`;
  const sheets = await db.$executeRaw`
    DELETE FROM "SheetDraft" d USING "Table" t WHERE d."tableId" = t.id AND t.status <> 'playing'`;
  return drafts + sheets;
}
