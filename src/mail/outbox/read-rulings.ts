import type { Message } from '../../kernel/message.ts';
import { readLog } from '../../log/read-log.ts';
import { isKind, type Notification, notificationSchema } from '../../notifications/notification.ts';
import type { Services } from '../../platform/services.ts';
import { readTakenBack } from '../../rulings/takeback/read-taken-back.ts';
import type { OutboxMail } from './mail-room.ts';
import type { TableReader } from './prepare-table-mail.ts';

/** An entry that a notification tells of: in words for the seat, and what it has undone. */
export type ToldRuling = { readonly texts: readonly Message[]; readonly lost: readonly Message[] };

/**
 * The rulings and changes of the clocks that notifications tell of, each in words for the seat: what was ruled and why,
 * and what came of it at once.
 */
export async function readRulings(
  s: Services,
  notifications: OutboxMail['notifications'],
  { tableId, seat }: TableReader,
): Promise<ReadonlyMap<number, ToldRuling>> {
  const told = new Map<number, ToldRuling>();
  for (const row of notifications.filter(({ kind }) => isKind(kind))) {
    const seq = entryOf(notificationSchema.parse(row));
    if (seq === undefined) continue;
    const [line] = await readLog(s, tableId, seat, { from: seq, to: seq });
    if (line) told.set(seq, { texts: line.messages, lost: await readTakenBack(s, { tableId, seq }, seat) });
  }
  return told;
}

function entryOf({ kind, data }: Notification): number | undefined {
  if (kind === 'ruling') return data.seq;
  return kind === 'clock' && data.what === 'entry' ? data.seq : undefined;
}
