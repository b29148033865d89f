import type { Services } from '../../platform/services.ts';

/**
 * The people of a rematch who know each other from the table before, by id, with their names: the host of the rematch
 * is told their names, and never their addresses, which the host did not write.
 */
export async function knownBefore({ db }: Pick<Services, 'db'>, tableId: string): Promise<ReadonlyMap<string, string>> {
  const table = await db.table.findUnique({ where: { id: tableId }, select: { rematchOf: true } });
  if (!table?.rematchOf) return new Map();
  const seats = await db.seat.findMany({ where: { tableId: table.rematchOf }, include: { player: true } });
  return new Map(seats.flatMap(({ player }) => (player ? [[player.id, player.name] as const] : [])));
}
