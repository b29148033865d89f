import type { SeatId } from '../kernel/decision.ts';
import type { Services } from '../platform/services.ts';
import { markSeen } from '../tables/mark-seen.ts';
import { markOpened } from './mark-opened.ts';

/**
 * A seat's player looks at the table themselves, up to entry `seq`: they have seen it, and every mail that they had
 * before has led them here by now.
 */
export async function markLooked(
  services: Services,
  look: { readonly tableId: string; readonly seat: SeatId; readonly seq: number },
): Promise<void> {
  await markSeen(services, look);
  await markOpened(services, look);
}
