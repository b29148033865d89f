import { daysBefore } from '../../platform/durations.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import type { Tx } from '../../platform/transaction.ts';

/** Offers that are open at one table at the same time. */
const MOST_OPEN = 12;
/** Offers that one person writes within a day. */
const MOST_A_DAY = 30;
/** The offerer of a seat where nobody offers it: its player has vanished, and is the host. */
export const CLOCK = 'clock';

/** Refuses (`too-many`) offers by which somebody would flood mailboxes: far above what people write. */
export async function limitOffers(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  offer: { readonly tableId: string; readonly by: string },
): Promise<void> {
  const since = daysBefore(clock.now(), 1);
  const open = await tx.substituteRequest.count({ where: { tableId: offer.tableId, state: 'open' } });
  if (open >= MOST_OPEN) throw refuse('too-many', 'substitutes.too-many-open', { most: MOST_OPEN });
  const written = await tx.substituteRequest.count({ where: { byId: offer.by, createdAt: { gt: since } } });
  if (written >= MOST_A_DAY && offer.by !== CLOCK)
    throw refuse('too-many', 'substitutes.too-many-a-day', { most: MOST_A_DAY });
}
