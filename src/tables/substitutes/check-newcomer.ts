import type { SeatId } from '../../kernel/decision.ts';
import type { LockedTable, Tx } from '../transaction.ts';
import { refuse } from './say.ts';

/**
 * Whether somebody may take over a seat: he must not play there already, nor know what another seat or all of them hide.
 * Refuses (`bad-input`) who sits at the table, and (`forbidden`) who had another seat of this game, who moderates the table or has looked behind
 * its screens, and who is shut out of the site.
 */
export async function checkNewcomer(tx: Tx, table: LockedTable, seat: SeatId, playerId: string): Promise<void> {
  const tableId = table.id;
  const player = await tx.player.findUnique({ where: { id: playerId } });
  if (!player) throw refuse('not-found', 'substitutes.no-such-player');
  if (player.bannedAt !== null) throw refuse('forbidden', 'substitutes.banned');
  if (table.seats.some((one) => one.playerId === playerId)) throw refuse('bad-input', 'substitutes.sits-there');
  const [other] = await tx.opening.findMany({ where: { tableId, formerId: playerId, seat: { not: seat } }, take: 1 });
  if (other) throw refuse('forbidden', 'substitutes.knows-too-much');
  const moderates = await tx.tableModerator.count({ where: { tableId, playerId } });
  const looked = await tx.audit.count({ where: { tableId, playerId, what: { not: 'moderators' } } });
  if (moderates > 0 || looked > 0) throw refuse('forbidden', 'substitutes.has-moderated');
}
