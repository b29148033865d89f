import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';
import { lookAgain } from '../notifications/change-notifications.ts';
import type { Services } from '../platform/services.ts';
import { setRhythm } from '../tables/write-seat.ts';
import { LONGEST_RHYTHM, type Rhythm, rhythmSchema } from './mail-rhythm.ts';

/**
 * How often a player is mailed about one table, whatever they want elsewhere; undefined: as in their preferences. What
 * waits is looked at again. Refuses `bad-input` (no rhythm) and `not-found` (they have no seat there).
 */
export async function changeTableRhythm(
  s: Services,
  { playerId, tableId, rhythm }: { readonly playerId: string; readonly tableId: string; readonly rhythm: unknown },
): Promise<void> {
  const wanted = rhythm === undefined ? undefined : readRhythm(rhythm);
  if ((await setRhythm(s, { tableId, playerId, rhythm: wanted })) === 0)
    throw new Refusal('not-found', msg('people.no-seat-there'));
  await lookAgain(s.db, playerId, s.clock.now());
  s.wake();
}

function readRhythm(given: unknown): Rhythm {
  const read = rhythmSchema.safeParse(given);
  if (read.success) return read.data;
  throw new Refusal('bad-input', msg('people.bad-rhythm', { most: LONGEST_RHYTHM }));
}
