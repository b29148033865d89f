import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../platform/services.ts';

/** Refuses (`forbidden`) a banned player. What belongs to nobody in particular passes. */
export async function refuseBanned({ db }: Pick<Services, 'db'>, playerId: string | null | undefined): Promise<void> {
  if (playerId === null || playerId === undefined) return;
  const row = await db.player.findUnique({ where: { id: playerId }, select: { bannedAt: true } });
  if (row?.bannedAt) throw new Refusal('forbidden', msg('people.banned'));
}
