import { type Player, toPlayer } from '../people/player.ts';
import type { Services } from '../platform/services.ts';

/** Everybody who is more than a player, administrators first, by name. */
export async function listRoles({ db }: Pick<Services, 'db'>): Promise<readonly Player[]> {
  const found = await db.$queryRaw<{ id: string }[]>`SELECT id FROM "Player" WHERE role <> 'player'`;
  const rows = await db.player.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ role: 'desc' }, { name: 'asc' }, { id: 'asc' }],
  });
  return rows.map(toPlayer);
}
