import { whenGathered, writeNotifications } from '../notifications/write-notifications.ts';
import { daysBefore } from '../platform/durations.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';

/**
 * Somebody is a member now, or has declined an invitation. Of a member nothing says how they came: the host would learn
 * whose the address is that they wrote to.
 */
export type ClubAnswer = { readonly playerId: string } | { readonly declined: string };

/**
 * Tells a club's host of an answer, in its transaction, unless it is their own (`by`). No budget of the host's mailbox
 * counts it, for whoever is refused by a full one could tell whose it is; what bounds these mails is that each
 * invitation is answered once, and `wasTold`.
 */
export async function tellHost(
  tx: Tx,
  services: Pick<Services, 'clock' | 'settings'>,
  { clubId, by, answer }: { readonly clubId: string; readonly by: string | undefined; readonly answer: ClubAnswer },
): Promise<void> {
  const { hostId } = await tx.club.findUniqueOrThrow({ where: { id: clubId }, select: { hostId: true } });
  if (by === hostId) return;
  await writeNotifications(tx, services, [
    { kind: 'club-answer', playerId: hostId, data: { clubId, ...answer }, dueAt: whenGathered(services) },
  ]);
}

/** Whether a club's host was told within a day that this player is a member: who comes and goes by a link may go on. */
export async function wasTold(
  tx: Pick<Tx, '$queryRaw'>,
  { clock }: Pick<Services, 'clock'>,
  { clubId, playerId }: { readonly clubId: string; readonly playerId: string },
): Promise<boolean> {
  const since = daysBefore(clock.now(), 1);
  const [row] = await tx.$queryRaw<{ told: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM "Notification" n JOIN "Club" c ON c."hostId" = n."playerId"
      WHERE c.id = ${clubId} AND n.kind = 'club-answer' AND n."createdAt" > ${since}
        AND n.data ->> 'clubId' = ${clubId} AND n.data ->> 'playerId' = ${playerId}) AS told`;
  return row?.told ?? false;
}
