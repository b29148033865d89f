import type { Services } from '../platform/services.ts';

/** Games that the end of somebody's account would touch: those they play, and those of theirs that have not begun. */
export async function countLeaves({ db }: Pick<Services, 'db'>, playerId: string) {
  const playing = await db.seat.count({ where: { playerId, resigned: false, table: { status: 'playing' } } });
  return { playing, forming: await db.table.count({ where: { hostId: playerId, status: 'forming' } }) };
}
