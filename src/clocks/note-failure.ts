import { writeAct } from '../audit/write-act.ts';
import { HOUR_MS } from '../platform/durations.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';

/** The author of what the clock does. */
const CLOCK = 'clock';
/** Of an error's text this much is kept. */
const MAX_ERROR = 500;

/** Notes that a seat could not be answered for: once an hour, as the clock tries every few minutes. Never throws. */
export async function noteFailure(
  s: Services,
  { tableId, seat, decision }: { readonly tableId: string; readonly seat: string; readonly decision: string },
  error: unknown,
): Promise<void> {
  const at = s.clock.now();
  const text = error instanceof Error ? error.message : String(error);
  const act = { what: 'clock-failed', data: { seat, decision, error: text.slice(0, MAX_ERROR) } } as const;
  const same = [{ data: { path: ['seat'], equals: seat } }, { data: { path: ['decision'], equals: decision } }];
  try {
    await s.db.$transaction(async (tx) => {
      const lately = { gt: new Date(at.getTime() - HOUR_MS) };
      const noted = await tx.audit.count({ where: { tableId, what: act.what, at: lately, AND: same } });
      if (noted === 0) await writeAct(tx, { by: CLOCK, at, tableId, ...act });
    }, PATIENT);
  } catch (failure) {
    s.log.error({ err: failure, table: tableId }, 'failure of the clock could not be recorded');
  }
}
