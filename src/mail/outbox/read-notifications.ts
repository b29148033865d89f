import { isKind, type Notification, notificationSchema } from '../../notifications/notification.ts';
import type { OutboxMail } from '../mail-room.ts';
import type { Reason } from '../reasons.ts';

/** What cannot be told: a kind that this version does not know, or data that is not as its kind has it. */
export type Unread = { readonly why: Extract<Reason, 'unknown-kind' | 'unreadable'>; readonly detail: string };

/** The notifications of a mail as they are understood; or why the first one is not. */
export function readNotifications({ notifications }: OutboxMail): readonly Notification[] | Unread {
  const read: Notification[] = [];
  for (const { id, kind, data } of notifications) {
    if (!isKind(kind)) return { why: 'unknown-kind', detail: kind };
    const result = notificationSchema.safeParse({ kind, data });
    if (!result.success) {
      const at = result.error.issues.map(({ path }) => path.join('.')).join(', ');
      return { why: 'unreadable', detail: `${kind} ${id}: ${at}` };
    }
    read.push(result.data);
  }
  return read;
}
