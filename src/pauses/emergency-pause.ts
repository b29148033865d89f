import { checkHolder } from '../access/check-holder.ts';
import { sendPlanned } from '../database/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { SeatId } from '../kernel/decision.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { ClockEntry } from '../kernel/log.ts';
import { readEntry } from '../kernel/upcast-entry.ts';
import { onHead } from '../log/on-head.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { clockPolicy } from '../time/clock-policy.ts';
import { readReason } from '../time/read-reason.ts';
import { readUntil } from '../time/read-until.ts';
import { endPause } from './end-pause.ts';
import { type Paused, pausedTo, writePause } from './pause-table.ts';

export type EmergencyInput = {
  readonly tableId: string;
  readonly seat: SeatId;
  readonly playerId: string;
  /** Everybody at the table reads it. */
  readonly reason: string;
  /** For how long; as long as the table allows where it is not said. */
  readonly hours?: number | undefined;
};

/**
 * A player stops all clocks of their table, because something has come up: seldom and not for long, as the table's
 * policy says. Refuses anybody who does not hold the seat (`forbidden`), a table that does not allow it and a seat that
 * has had its pauses (`forbidden`), more hours than allowed and no reason (`bad-input`), a table that is paused, and a
 * game that is over (`stale`).
 */
export async function callEmergencyPause(services: Services, input: EmergencyInput): Promise<Paused> {
  const { tableId, seat, playerId } = input;
  const reason = readReason(input.reason);
  return onHead(services, tableId, async (head) => {
    await checkHolder(services, input);
    const until = readUntil({ hours: await hoursOf(services, input) }, services.clock.now(), Number.POSITIVE_INFINITY);
    const running = await pausedTo(services, head);
    if (running) throw refuse('stale', 'clocks.paused-already', { until: { moment: running.toISOString() } });
    const seq = await writePause(services, head, { by: playerId, reason, until, pauser: seat });
    return seq === undefined ? undefined : { seq, until, paused: true };
  });
}

/** How often a seat may still stop the clocks by itself, and for how long. */
export async function pausesLeft(
  { db }: Pick<Services, 'db'>,
  { tableId, seat }: { readonly tableId: string; readonly seat: SeatId },
): Promise<{ readonly left: number; readonly hours: number }> {
  const [row] = await sendPlanned<{ readonly pauses: number; readonly policy: unknown }>(
    db,
    'pauses',
    Prisma.sql`
    SELECT s.pauses, t.policy FROM "Seat" s JOIN "Table" t ON t.id = s."tableId"
    WHERE s."tableId" = ${tableId} AND s.seat = ${seat}`,
  );
  return leftOf({ pauses: row?.pauses ?? 0, policy: row?.policy });
}

/** The same, of a seat that has stopped them `pauses` times. */
export function leftOf({ pauses, policy }: { readonly pauses: number | null; readonly policy: unknown }) {
  const { emergencyPauses, emergencyPauseHours } = clockPolicy(policy);
  return { left: Math.max(0, emergencyPauses - (pauses ?? 0)), hours: emergencyPauseHours };
}

async function hoursOf(services: Services, input: EmergencyInput): Promise<number> {
  const { left, hours: most } = await pausesLeft(services, input);
  if (left === 0) throw refuse('forbidden', 'clocks.no-pause-left');
  const { hours = most } = input;
  if (!(hours > 0 && hours <= most)) throw refuse('bad-input', 'clocks.pause-too-long', { most });
  return hours;
}

/**
 * The player who called an emergency pause starts the clocks again before its end; where a dispute holds them too, they
 * stay stopped `until` its end. Refuses everybody else (`forbidden`), and a table whose clocks run (`stale`).
 */
export async function endEmergencyPause(
  services: Services,
  input: Pick<EmergencyInput, 'tableId' | 'seat' | 'playerId' | 'reason'>,
): Promise<{ readonly seq: number; readonly until: Date | undefined }> {
  const { tableId, playerId, reason } = input;
  await checkHolder(services, input);
  const own = await runningPause(services, tableId);
  if (!own) throw refuse('stale', 'clocks.not-paused');
  if (own.by !== playerId || own.dispute !== undefined) throw refuse('forbidden', 'clocks.not-your-pause');
  const { seq, until, ended } = await endPause(services, { tableId, by: playerId, reason, pause: own.seq });
  if (!ended) throw refuse('stale', 'clocks.not-paused');
  return { seq, until };
}

/** The log's entry of the pause that holds the clocks until their present end; undefined while they run. */
export async function runningPause({ db }: Pick<Services, 'db'>, tableId: string): Promise<ClockEntry | undefined> {
  const [row] = await db.$queryRaw<{ data: JsonObject }[]>`
    SELECT e.data FROM "Entry" e JOIN "Table" t ON t.id = e."tableId"
    WHERE e."tableId" = ${tableId} AND e.kind = 'clock' AND e.data ->> 'change' = 'paused'
      AND (e.data ->> 'until')::timestamptz = t."pausedTo"
    ORDER BY e.seq DESC LIMIT 1`;
  const entry = row && readEntry(row.data);
  return entry?.kind === 'clock' ? entry : undefined;
}
