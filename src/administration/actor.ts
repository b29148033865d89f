import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';

/** The actor: an administrator's player id, or the server's command line. */
export type Actor = string;

/** Anybody with the server's command line has its database too, so nothing is checked there. */
export const COMMAND_LINE: Actor = 'command-line';

/**
 * Refuses (`forbidden`) everybody but administrators. The database is asked: a role may have been taken a moment ago.
 */
export async function checkAdministrator({ db }: Pick<Services, 'db'>, by: Actor): Promise<void> {
  if (by === COMMAND_LINE) return;
  const row = await db.player.findUnique({ where: { id: by }, select: { role: true, bannedAt: true } });
  if (row?.role !== 'administrator' || row.bannedAt !== null)
    throw refuse('forbidden', 'administration.only-administrators');
}
