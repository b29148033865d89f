import type { Services } from '../platform/services.ts';

/**
 * The entry of the last ruling; 0 while there is none. A ruling may open a question again, or give its id to another
 * one: what was seen or done before it does not hold for what is open after it.
 */
export async function lastRuling({ db }: Pick<Services, 'db'>, tableId: string): Promise<number> {
  const [row] = await db.$queryRaw<{ seq: number | null }[]>`
    SELECT max(seq) AS seq FROM "Entry" WHERE "tableId" = ${tableId} AND kind = 'ruling'`;
  return row?.seq ?? 0;
}
