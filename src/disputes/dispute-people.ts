import type { Tx } from '../platform/transaction.ts';
import { type Dispute, isPrivate } from './dispute.ts';
import { firstCalled, moderatorsOf } from './table-moderators.ts';

type About = Pick<Dispute, 'tableId' | 'type' | 'openedById' | 'takenById' | 'escalatedAt'>;

/** The readers of a dispute: its parties, and its moderators (the one who took it, or all who are called). */
export async function disputePeople(
  services: { readonly db: Tx },
  { tableId, type, openedById, takenById, escalatedAt }: About,
): Promise<{ readonly parties: readonly string[]; readonly moderators: readonly string[] }> {
  const seats = isPrivate(type) ? [] : await services.db.seat.findMany({ where: { tableId, playerId: { not: null } } });
  const seated = seats.flatMap(({ playerId, unassigned }) => (playerId === null || unassigned ? [] : [playerId]));
  const all = await moderatorsOf(services, tableId);
  const called = escalatedAt ? [...all.own, ...all.site] : firstCalled(all);
  return {
    parties: [...new Set([openedById, ...seated])],
    moderators: takenById === undefined ? called.map(({ playerId }) => playerId) : [takenById],
  };
}
