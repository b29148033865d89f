import { newId } from '../platform/new-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT, type Tx } from '../platform/transaction.ts';
import type { Span } from '../time/counted-time.ts';
import { countDays, daysByYear, daysOf, readDays, type WantedDays } from './absence-days.ts';
import { announceAbsence } from './announce-absence.ts';
import { USUAL_ABSENCE_DAYS, usedDays } from './list-absences.ts';
import { noteAbsence } from './note-absence.ts';
import { lockPlaying, retimeAbsent } from './retime-absent.ts';

export type AbsenceInput = WantedDays & { readonly playerId: string };

/**
 * A player will be away on these days of their own calendar: their clocks are stopped meanwhile at all their tables,
 * where everybody is told. Refuses (`bad-input`) dates that are not dates, over, in the wrong order or too far ahead,
 * days on which they are away already, and more days in a year than this server allows.
 */
export async function addAbsence(
  services: Services,
  input: AbsenceInput,
): Promise<WantedDays & { readonly id: string; readonly days: number }> {
  const { db, clock, wake } = services;
  const { playerId } = input;
  const now = clock.now();
  const added = await db.$transaction(async (tx) => {
    // One absence of a player after the other.
    await tx.$queryRaw`SELECT id FROM "Player" WHERE id = ${playerId} FOR NO KEY UPDATE`;
    const { timeZone } = await tx.player.findUniqueOrThrow({ where: { id: playerId } });
    const span = readDays(input, timeZone, now);
    const before = await tx.absence.findMany({ where: { playerId }, orderBy: { from: 'asc' } });
    checkOverlap(before, span, timeZone);
    await checkLimit(tx, services, { playerId, timeZone, span });
    const id = newId();
    const days = countDays(span);
    const playing = await lockPlaying(tx, playerId);
    await tx.absence.create({ data: { id, playerId, ...span, days, createdAt: now } });
    await retimeAbsent(tx, playing, before, [...before, span], now);
    await noteAbsence(tx, services, { playerId, did: 'set', span });
    const [from, to] = [span.from.toISOString(), span.to.toISOString()];
    const news = (seat: string) => ({ what: 'absence', seat, from, to }) as const;
    await announceAbsence(tx, services, { playerId, playing, news });
    return { id, days, ...daysOf(span, timeZone) };
  }, PATIENT);
  wake();
  return added;
}

function checkOverlap(absences: readonly Span[], { from, to }: Span, timeZone: string): void {
  const other = absences.find((one) => one.from < to && from < one.to);
  if (other) throw refuse('bad-input', 'clocks.absence-overlaps', daysOf(other, timeZone));
}

async function checkLimit(
  tx: Tx,
  { settings }: Services,
  { playerId, timeZone, span }: { readonly playerId: string; readonly timeZone: string; readonly span: Span },
): Promise<void> {
  const most = settings.absenceDays ?? USUAL_ABSENCE_DAYS;
  const used = await usedDays(tx, { playerId, timeZone });
  for (const [year, wanted] of daysByYear(span, timeZone)) {
    const left = Math.max(0, most - (used.get(year) ?? 0));
    if (wanted > left) throw refuse('bad-input', 'clocks.absence-limit', { year: String(year), wanted, most, left });
  }
}
