import type { Services } from '../../platform/services.ts';

/** Deletes the drafts of games that are not being played any more; how many. */
export function forgetDrafts({ db }: Pick<Services, 'db'>): Promise<number> {
  return db.$executeRaw`DELETE FROM "Draft" d USING "Table" t WHERE d."tableId" = t.id AND t.status <> 'playing'`;
}
