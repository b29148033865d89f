import type { ClockNews } from '../notifications/clock-notification.ts';
import { newId } from '../platform/new-id.ts';
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
  tx: Pick<Tx, 'seat' | 'notification'>,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  { playerId, playing, news }: Announcement,
): Promise<void> {
  const now = clock.now();
  const others = await tx.seat.findMany({
    where: { tableId: { in: playing.map(({ tableId }) => tableId) }, playerId: { not: null }, resigned: false },
  });
  await tx.notification.createMany({
    data: others.flatMap((other) => {
      const own = playing.find(({ tableId }) => tableId === other.tableId);
      if (!own || other.playerId === playerId) return [];
      return [
        {
          id: newId(),
          kind: 'clock',
          playerId: other.playerId,
          tableId: other.tableId,
          seat: other.seat,
          data: news(own.seat),
          dueAt: new Date(now.getTime() + settings.mailMergeSeconds * 1000),
          createdAt: now,
        },
      ];
    }),
  });
}
