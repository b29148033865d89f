import { refuse } from './refuse.ts';
import type { Services } from './services.ts';
import type { Tx } from './transaction.ts';

/*
 * An invitation is a mail to somebody who has not asked for it. These limits are far above what people do and stop whoever
 * would use this server to flood mailboxes. They are counted without a lock: a burst may pass by a few.
 */

/** Tables of one host that wait for their players. */
export const MOST_FORMING = 50;
/** Invitations of one host that were written within a day and have not been accepted. */
export const MOST_INVITED = 100;
/** Invitations to one address, whoever wrote them, within a day and not accepted. */
export const MOST_TO_ADDRESS = 10;
const DAY = 86_400_000;

/** Refuses (`too-many`) another table to a host who has many that wait for players. */
export async function limitTables(tx: Tx, hostId: string): Promise<void> {
  const count = await tx.table.count({ where: { hostId, status: 'forming' } });
  if (count >= MOST_FORMING) throw refuse('too-many', 'tables.too-many-forming', { count });
}

/** Refuses (`too-many`) invitations to these addresses when the host, or all together, wrote too many within a day. */
export async function limitInvitations(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { hostId, emails }: { readonly hostId: string; readonly emails: readonly string[] },
): Promise<void> {
  if (emails.length === 0) return;
  const since = new Date(clock.now().getTime() - DAY);
  const written = await tx.invitation.count({
    where: { table: { hostId }, createdAt: { gt: since }, status: { not: 'accepted' } },
  });
  if (written + emails.length > MOST_INVITED)
    throw refuse('too-many', 'tables.too-many-invited', { most: MOST_INVITED });
  const [flooded] = await tx.$queryRaw<{ email: string }[]>`
    SELECT n.email FROM "Notice" n
    WHERE n.email = ANY(${[...emails]}) AND n.kind = 'invitation' AND n."createdAt" > ${since}
      AND NOT EXISTS (SELECT 1 FROM "Invitation" i WHERE i.id = n.data ->> 'invitation' AND i.status = 'accepted')
    GROUP BY n.email HAVING count(*) >= ${MOST_TO_ADDRESS} LIMIT 1`;
  if (flooded) throw refuse('too-many', 'tables.too-many-to-address', { email: flooded.email });
}
