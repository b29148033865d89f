import type { Span } from '../../tables/counted-time.ts';
import { newId } from '../../tables/new-id.ts';
import type { Services } from '../../tables/services.ts';
import type { Tx } from '../../tables/transaction.ts';
import type { Playing } from './retime-absent.ts';

/** Tells everybody else at a player's tables when he will be away. */
export async function announceVacation(
  tx: Pick<Tx, 'seat' | 'notice'>,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  { playerId, span, playing }: { readonly playerId: string; readonly span: Span; readonly playing: readonly Playing[] },
): Promise<void> {
  const now = clock.now();
  const others = await tx.seat.findMany({
    where: { tableId: { in: playing.map(({ tableId }) => tableId) }, playerId: { not: null }, resigned: false },
  });
  const data = (seat: string) => ({ what: 'absence', seat, from: span.from.toISOString(), to: span.to.toISOString() });
  await tx.notice.createMany({
    data: others.flatMap((other) => {
      const his = playing.find(({ tableId }) => tableId === other.tableId);
      if (!his || other.playerId === playerId) return [];
      return [
        {
          id: newId(),
          kind: 'clock',
          playerId: other.playerId,
          tableId: other.tableId,
          seat: other.seat,
          data: data(his.seat),
          dueAt: new Date(now.getTime() + settings.mailMergeSeconds * 1000),
          createdAt: now,
        },
      ];
    }),
  });
}
