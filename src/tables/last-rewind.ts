import type { Services } from './services.ts';

/** The last ruling that went back in the log; 0 while there is none. What a question's id stood for before it may mean another one now. */
export async function lastRewind({ db }: Pick<Services, 'db'>, tableId: string): Promise<number> {
  const [row] = await db.$queryRaw<{ seq: number | null }[]>`
    SELECT max(seq) AS seq FROM "Entry"
    WHERE "tableId" = ${tableId} AND kind = 'ruling' AND data -> 'ruling' ->> 'to' IS NOT NULL`;
  return row?.seq ?? 0;
}
