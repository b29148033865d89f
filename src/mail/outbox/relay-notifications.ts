import { putIntoMails } from '../../notifications/change-notifications.ts';
import { newId } from '../../platform/new-id.ts';
import type { Services } from '../../platform/services.ts';
import { PATIENT, type Tx } from '../../platform/transaction.ts';
import { OCCASIONS } from '../turn/occasion.ts';
import type { MailQueue } from './mail-queue.ts';
import { type DueNotification, nextDue, takeDue } from './take-due.ts';
import { type NewMail, writeMails } from './write-mails.ts';

export type Relayed = {
  /** How many mails were queued. */
  readonly mails: number;
  /** When the next notifications are due; undefined: none wait. */
  readonly nextAt: Date | undefined;
};

/** Mails that are queued in one transaction. */
const BATCH = 250;

/**
 * Turn all notifications that are due into mails, batch after batch: those for one reader about one table become one
 * row and one job. A batch is one transaction, so none is lost and none told twice, whatever dies in between and
 * however many processes do this at once. `goesOn`: asked before each batch; false leaves the rest for another time.
 */
export async function relayNotifications(
  s: Services,
  queue: Pick<MailQueue, 'add'>,
  goesOn: () => boolean = () => true,
): Promise<Relayed> {
  let mails = 0;
  while (goesOn()) {
    const queued = await s.db.$transaction((tx) => queueMails(tx, s, queue), PATIENT);
    mails += queued;
    if (queued < BATCH) break;
  }
  return { mails, nextAt: await nextDue(s.db, s.clock.now()) };
}

/** How many mails: fewer than a batch when nothing else is due. */
async function queueMails(tx: Tx, { clock }: Services, queue: Pick<MailQueue, 'add'>): Promise<number> {
  const now = clock.now();
  const due = await takeDue(tx, now, BATCH);
  const groups = [...Map.groupBy(due, ({ first }) => first).values()].map((group) => ({ id: newId(), group }));
  const mails = groups.flatMap(({ id, group }) => mailOf(id, group));
  if (mails.length === 0) return 0;
  await writeMails(tx, mails, now);
  await putIntoMails(
    tx,
    groups.flatMap(({ id: mailId, group }) => group.map(({ id }) => ({ id, mailId }))),
  );
  await queue.add(
    tx,
    mails.map(({ id }) => id),
  );
  return mails.length;
}

/** The mail of notifications that are told together. */
function mailOf(id: string, group: readonly DueNotification[]): readonly NewMail[] {
  return group.slice(0, 1).map(({ playerId, email, tableId, seat }) => {
    return { id, kind: headKind(group), playerId, email, tableId, seat };
  });
}

/** The kind that gives the mail its head. */
function headKind(notifications: readonly DueNotification[]): string {
  const kinds: readonly string[] = notifications.map(({ kind }) => kind);
  return OCCASIONS.find((kind) => kinds.includes(kind)) ?? kinds[0] ?? '';
}
