import { playerByEmail } from '../../people/player-by-email.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import type { Services } from '../../platform/services.ts';
import { allot, nextMark } from '../../time/due-time.ts';
import type { TimeControl } from '../../time/time-control.ts';

/** The dearest time control to count: weekends and nights, with everything that can follow. */
const TIME_CONTROL: TimeControl = {
  hours: 36,
  skipWeekend: true,
  night: { from: 23, to: 7 },
  atExpiry: 'moderator',
  graceHours: 24,
  substitute: { hours: 48, missed: 3 },
};
const ZONE = 'Europe/Madrid';
/** How long ago everybody was asked: no reminder is missed, and only those that are made so are due. */
const AGO = HOUR_MS;
/** Tables that are written at once. */
const BATCH = 1000;

/**
 * Rows of tables for two that are being played, where one seat is waited for: `due` of them are due their first
 * reminder, the others later. The clock reads nothing else of a table.
 */
export async function waitingTables(
  services: Services,
  { count, due }: { readonly count: number; readonly due: number },
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const { player } = await playerByEmail(services, 'clock@bench.example');
  await db.pack.createMany({ data: [{ hash: 'clock', game: 'clock', content: {} }], skipDuplicates: true });
  const clocks = { ...services, playerId: player.id, now, due };
  for (let from = 0; from < count; from += BATCH) await writeBatch(clocks, from, Math.min(count, from + BATCH));
  await db.$executeRaw`ANALYZE`;
}

type Writing = Services & { readonly playerId: string; readonly now: Date; readonly due: number };

async function writeBatch({ db, playerId, now, due }: Writing, from: number, to: number): Promise<void> {
  const ids = Array.from({ length: to - from }, (_, i) => `clock-${String(from + i).padStart(6, '0')}`);
  const table = {
    game: 'clock',
    ruleset: 1,
    options: {},
    packHash: 'clock',
    hostId: playerId,
    seed: '',
    seedHash: '',
  };
  await db.table.createMany({
    data: ids.map((id) => ({
      ...table,
      id,
      name: id,
      status: 'playing',
      seq: 1,
      timeControl: TIME_CONTROL,
      timeZone: ZONE,
    })),
  });
  const seats = ids.flatMap((tableId) => ['a', 'b'].map((seat) => ({ tableId, seat, playerId })));
  await db.seat.createMany({ data: seats });
  const askedAt = new Date(now.getTime() - AGO);
  const allotted = allot(TIME_CONTROL, ZONE, askedAt);
  const later = nextMark(TIME_CONTROL, ZONE, allotted, now);
  await db.pendingAnswer.createMany({
    data: ids.map((tableId, i) => ({
      ...{ tableId, seat: 'a', decision: '1.1', since: 1, askedAt, hours: allotted.hours },
      // Those that are due have had half of their time: as if they had been asked for long enough.
      ...(from + i < due
        ? { dueAt: new Date(now.getTime() + HOUR_MS), nextAt: now }
        : { dueAt: allotted.dueAt, nextAt: later }),
    })),
  });
}

/** How many seats have been reminded, and by how many reminders. */
export async function reminded({ db }: Services): Promise<{ readonly seats: number; readonly notifications: number }> {
  const told = await db.notification.groupBy({ by: ['tableId', 'seat'], where: { kind: 'reminder' }, _count: true });
  return { seats: told.length, notifications: told.reduce((sum, { _count }) => sum + _count, 0) };
}
