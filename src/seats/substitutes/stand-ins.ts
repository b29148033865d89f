import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';

type StandInInput = { readonly playerId: string; readonly game: string };

/**
 * Puts a player on a game's waiting list; done twice, they keep their place. Refuses (`bad-input`) a game that this
 * server does not have.
 */
export async function standIn(services: Services, { playerId, game }: StandInInput): Promise<void> {
  const { db, clock, games } = services;
  if (!games.has(game))
    throw refuse('bad-input', 'substitutes.no-such-game', { game: game.slice(0, 60), games: [...games.keys()] });
  await db.standIn.createMany({ data: [{ playerId, game, createdAt: clock.now() }], skipDuplicates: true });
}

/** Takes a player off a game's waiting list; nothing changes for a player who is not on it. */
export async function standDown({ db }: Services, { playerId, game }: StandInInput): Promise<void> {
  await db.standIn.deleteMany({ where: { playerId, game } });
}

/** The games for which a player waits for a seat. */
export async function listStandIns({ db }: Services, playerId: string): Promise<readonly string[]> {
  const rows = await db.standIn.findMany({ where: { playerId }, orderBy: { createdAt: 'asc' } });
  return rows.map(({ game }) => game);
}
