import type { Invitation } from '../generated/prisma/client.ts';
import { HOUR_MS } from '../platform/durations.ts';

/** A host reminds nobody of an invitation within a day of its last mail. */
export const REMINDER_HOURS = 24;

/** When the mail of an invitation last went out. */
function mailedAt({ createdAt, remindedAt }: Pick<Invitation, 'createdAt' | 'remindedAt'>): Date {
  return remindedAt ?? createdAt;
}

/** Whether somebody may be reminded of an open invitation by now. */
export function mayRemind(invitation: Pick<Invitation, 'createdAt' | 'remindedAt'>, now: Date): boolean {
  return now.getTime() - mailedAt(invitation).getTime() >= REMINDER_HOURS * HOUR_MS;
}
