import type { DecisionId } from '../../kernel/decision.ts';
import type { Services } from '../../platform/services.ts';

/** Whether one of these questions was answered in secret and has closed after an entry. */
export async function hasClosed(
  { db }: Pick<Services, 'db'>,
  tableId: string,
  decisions: readonly DecisionId[],
  after: number,
): Promise<boolean> {
  const [found] = await db.$queryRaw<{ readonly closed: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM "Entry" WHERE "tableId" = ${tableId} AND seq > ${after} AND kind = 'answered'
      AND data ->> 'decision' = ANY(${[...decisions]}::text[]) AND data -> 'sealed' = 'true') AS closed`;
  return found?.closed ?? false;
}
