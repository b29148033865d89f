import type { Services } from '../platform/services.ts';

/** As the audit names it; administrators find the table among the stuck ones. */
export const CLOCK_FAILED = 'clock-failed';
/** The actor where the clock acts. */
const CLOCK = 'clock';
const HOUR = 3_600_000;
const LONGEST = 500;

/** Notes that a seat could not be answered for: once an hour, as the clock tries every few minutes. Never throws. */
export async function noteFailure(
  s: Services,
  { tableId, seat, decision }: { readonly tableId: string; readonly seat: string; readonly decision: string },
  error: unknown,
): Promise<void> {
  const now = s.clock.now();
  const what = error instanceof Error ? error.message : String(error);
  const data = JSON.stringify({ seat, decision, error: what.slice(0, LONGEST) });
  try {
    await s.db.$executeRaw`
      INSERT INTO "Audit" ("at", "playerId", "what", "tableId", "data")
      SELECT ${now}, ${CLOCK}, ${CLOCK_FAILED}, ${tableId}, ${data}::jsonb
      WHERE NOT EXISTS (
        SELECT 1 FROM "Audit" WHERE "tableId" = ${tableId} AND what = ${CLOCK_FAILED}
          AND data ->> 'seat' = ${seat} AND data ->> 'decision' = ${decision} AND at > ${new Date(now.getTime() - HOUR)}
      )`;
  } catch (failure) {
    s.log.error({ err: failure, table: tableId }, 'failure of the clock could not be recorded');
  }
}
