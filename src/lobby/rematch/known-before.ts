import type { Services } from '../../platform/services.ts';

/**
 * The people of a table whom its host knows by name, by id: those of the table whose rematch it is, and those whom the
 * host invited by name. The host is told their names, and never their addresses, which the host did not write.
 */
export async function knownBefore({ db }: Pick<Services, 'db'>, tableId: string): Promise<ReadonlyMap<string, string>> {
  const byName = await db.invitation.findMany({ where: { tableId, byName: true }, include: { player: true } });
  const table = await db.table.findUnique({ where: { id: tableId }, select: { rematchOf: true } });
  const seats = table?.rematchOf
    ? await db.seat.findMany({ where: { tableId: table.rematchOf }, include: { player: true } })
    : [];
  return new Map([...byName, ...seats].flatMap(({ player }) => (player ? [[player.id, player.name] as const] : [])));
}
