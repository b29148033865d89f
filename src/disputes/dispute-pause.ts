import { msg } from '../i18n/msg.ts';
import { translator } from '../i18n/translator.ts';
import { Refusal } from '../kernel/refusal.ts';
import { endPause } from '../pauses/end-pause.ts';
import { pauseTable } from '../pauses/pause-table.ts';
import { DAY_MS } from '../platform/durations.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import { type Dispute, isPrivate } from './dispute.ts';

const WEEK = 7 * DAY_MS;

/** A seat's disputes stop the clocks once within a week, so that nobody can hold up a game with them. */
export async function canPause(
  tx: Pick<Tx, 'dispute'>,
  { tableId, playerId, now }: { readonly tableId: string; readonly playerId: string; readonly now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - WEEK);
  const lately = { tableId, openedById: playerId, pausesTo: { not: null }, createdAt: { gt: since } };
  return (await tx.dispute.count({ where: lately })) === 0;
}

/** Stops the clocks until the dispute is closed, or its time is over. A game that ended meanwhile has none. */
export async function pauseForDispute(
  services: Services,
  { id: dispute, type, tableId, openedById: by, pausesTo: until }: Dispute & { readonly pausesTo: Date },
): Promise<void> {
  await whileItGoesOn(() =>
    pauseTable(services, {
      ...{ tableId, by, until, dispute, toldOtherwise: !isPrivate(type) },
      reason: inEnglish('moderation.pause-reason'),
    }),
  );
}

/**
 * A dispute is closed: the clocks run again. Where they were stopped for another reason too (an emergency, another
 * dispute, a moderator), they stay stopped until that is over.
 */
export async function resumeAfterDispute(
  services: Services,
  { id: dispute, type, tableId, pausesTo }: Dispute,
  by: string,
): Promise<void> {
  if (!pausesTo || pausesTo <= services.clock.now()) return;
  await whileItGoesOn(() =>
    endPause(services, {
      ...{ tableId, by, dispute, toldOtherwise: !isPrivate(type) },
      reason: inEnglish('moderation.resume-reason'),
    }),
  );
}

async function whileItGoesOn(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'stale')) throw error;
  }
}

/** The log keeps a reason as its text. */
function inEnglish(key: 'moderation.pause-reason' | 'moderation.resume-reason'): string {
  return translator('en', 'UTC').t(msg(key));
}
