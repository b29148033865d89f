import { isId } from '../platform/is-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import { countDays, endOfDay } from './absence-days.ts';
import { announceAbsence } from './announce-absence.ts';
import { noteAbsence } from './note-absence.ts';
import { lockPlaying, retimeAbsent } from './retime-absent.ts';

/**
 * An absence that has not begun is taken back; one that has begun ends now, and its day of today counts as used. The
 * clocks go on with what was left, and their tables are told. Refuses (`not-found`) somebody else's, and (`stale`) one
 * that is over.
 */
export async function endAbsence(
  services: Services,
  { playerId, absenceId }: { readonly playerId: string; readonly absenceId: string },
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "Player" WHERE id = ${playerId} FOR NO KEY UPDATE`;
    const { timeZone } = await tx.player.findUniqueOrThrow({ where: { id: playerId } });
    const before = await tx.absence.findMany({ where: { playerId }, orderBy: { from: 'asc' } });
    const found = isId(absenceId) ? before.find(({ id }) => id === absenceId) : undefined;
    if (!found) throw refuse('not-found', 'clocks.absence-none');
    if (found.to <= now) throw refuse('stale', 'clocks.absence-over');
    const playing = await lockPlaying(tx, playerId);
    const others = before.filter(({ id }) => id !== absenceId);
    const began = found.from <= now;
    await noteAbsence(tx, services, { playerId, did: began ? 'ended' : 'taken-back', span: found });
    const news = (seat: string) => ({ what: 'back', seat, began }) as const;
    await announceAbsence(tx, services, { playerId, playing, news });
    if (!began) {
      await tx.absence.delete({ where: { id: absenceId } });
      return retimeAbsent(tx, playing, before, others, now);
    }
    const days = countDays({ from: found.from, to: endOfDay(now, timeZone) });
    await tx.absence.update({ where: { id: absenceId }, data: { to: now, days } });
    return retimeAbsent(tx, playing, before, [...others, { from: found.from, to: now }], now);
  }, PATIENT);
  services.wake();
}
