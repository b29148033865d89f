import { newId } from '../platform/new-id.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import type { Telling } from './tell-of-steps.ts';

/**
 * Those who only wait read it in their next mail about the table; where none comes, in one of its own after an hour.
 */
const PATIENCE = 3_600_000;

/** Writes the clock's notifications. They are mailed when news has been gathered as long as everywhere. */
export async function writeTellings(
  tx: Pick<Tx, '$executeRaw'>,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  tellings: readonly Telling[],
): Promise<void> {
  if (tellings.length === 0) return;
  const now = clock.now();
  const soon = settings.mailMergeSeconds * 1000;
  const rows = tellings.map((telling) => {
    const wait = telling.kind === 'overdue' ? Math.max(soon, PATIENCE) : soon;
    return { id: newId(), ...telling, dueAt: new Date(now.getTime() + wait).toISOString() };
  });
  await tx.$executeRaw`
    INSERT INTO "Notification" (id, kind, "playerId", "tableId", seat, data, "dueAt", "createdAt")
    SELECT x.id, x.kind, x."playerId", x."tableId", x.seat, x.data, x."dueAt", ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS x(id text, kind text, "playerId" text, "tableId" text, seat text, data jsonb, "dueAt" timestamptz)`;
}
