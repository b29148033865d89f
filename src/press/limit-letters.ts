import { msg } from '../i18n/msg.ts';
import { LIMIT_SPANS } from '../platform/durations.ts';
import { lockName } from '../platform/lock-name.ts';
import { TooSoon } from '../platform/too-soon.ts';
import type { Tx } from '../platform/transaction.ts';

/** Letters that one player writes at one table: far more than anybody writes, and too few to flood the others. */
export const MOST_LETTERS = { hour: 40, day: 200 } as const;

type Writing = { readonly tableId: string; readonly playerId: string; readonly now: Date };

/** Refuses (`too-many`, with the time to wait) one letter more; of two at once the second counts the first. */
export async function limitLetters(tx: Tx, { tableId, playerId, now }: Writing): Promise<void> {
  await lockName(tx, `letters of ${playerId} at ${tableId}`);
  for (const { within, ms } of LIMIT_SPANS) {
    const most = MOST_LETTERS[within];
    const [oldest] = await tx.letter.findMany({
      where: { tableId, playerId, at: { gt: new Date(now.getTime() - ms) } },
      orderBy: { at: 'desc' },
      skip: most - 1,
      take: 1,
      select: { at: true },
    });
    if (!oldest) continue;
    const seconds = (oldest.at.getTime() + ms - now.getTime()) / 1000;
    throw new TooSoon(msg('press.too-many', { most, within, minutes: Math.ceil(seconds / 60) }), seconds);
  }
}
