import type { ClockNews } from '../notifications/notification.ts';
import { type NewNotification, whenGathered, writeNotifications } from '../notifications/write-notifications.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import type { Playing } from './retime-absent.ts';

export type Announcement = {
  readonly playerId: string;
  readonly playing: readonly Playing[];
  /** What is told of their seat at a table. */
  readonly news: (seat: string) => ClockNews;
};

/** Tells everybody else at a player's tables when they will be away, or that they are back. */
export async function announceAbsence(
  tx: Pick<Tx, 'seat' | '$executeRaw'>,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  { playerId, playing, news }: Announcement,
): Promise<void> {
  const others = await tx.seat.findMany({
    where: { tableId: { in: playing.map(({ tableId }) => tableId) }, playerId: { not: null }, resigned: false },
  });
  const dueAt = whenGathered({ clock, settings });
  const told = others.flatMap(({ tableId, seat, playerId: other }): NewNotification[] => {
    const own = playing.find((one) => one.tableId === tableId);
    if (!own || other === null || other === playerId) return [];
    return [{ kind: 'clock', data: news(own.seat), tableId, seat, playerId: other, dueAt }];
  });
  await writeNotifications(tx, { clock, settings }, told);
}
