import { putIntoMails } from '../../notifications/change-notifications.ts';
import { queueNotices } from '../../outlets/push/queue-notices.ts';
import { newId } from '../../platform/new-id.ts';
import type { Services } from '../../platform/services.ts';
import { PATIENT, type Tx } from '../../platform/transaction.ts';
import { OCCASIONS } from '../turn/occasion.ts';
import { type Group, holdBack } from './hold-back.ts';
import type { MailQueue } from './mail-queue.ts';
import { takeDigests } from './take-digests.ts';
import { DIGEST, type DueNotification, nextDue, takeDue } from './take-due.ts';
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
 * row and one job, and so do those of a digest. A batch is one transaction, so none is lost and none told twice,
 * whatever dies in between and however many processes do this at once. `goesOn`: asked before each batch; false leaves
 * the rest for another time.
 */
export async function relayNotifications(
  s: Services,
  queue: Pick<MailQueue, 'add'>,
  goesOn: () => boolean = () => true,
): Promise<Relayed> {
  let mails = 0;
  for (const take of [takeForDigests, takeForMails]) {
    while (goesOn()) {
      const { queued, looked } = await s.db.$transaction((tx) => queueMails(tx, s, queue, take), PATIENT);
      mails += queued;
      if (looked < BATCH) break;
    }
  }
  return { mails, nextAt: await nextDue(s.db, s.clock.now()) };
}

type Queued = {
  readonly queued: number;
  /** Mails that it looked at: fewer than a batch when nothing else is due. */
  readonly looked: number;
};

/** What goes into the next mails, in this transaction's hands, and at how many it looked. */
type Take = (tx: Tx, now: Date) => Promise<{ readonly taken: readonly Group[]; readonly looked: number }>;

const takeForDigests: Take = async (tx, now) => {
  const { groups, alarms } = await takeDigests(tx, now, BATCH);
  return { taken: groups, looked: alarms };
};

const takeForMails: Take = async (tx, now) => {
  const due = await takeDue(tx, now, BATCH);
  const waiting = [...Map.groupBy(due, ({ first }) => first).values()];
  // What is held back counts: behind it more may be due.
  return { taken: await holdBack(tx, waiting, now), looked: waiting.length };
};

async function queueMails(tx: Tx, { clock }: Services, queue: Pick<MailQueue, 'add'>, take: Take): Promise<Queued> {
  const now = clock.now();
  const { taken, looked } = await take(tx, now);
  const groups = taken.map((group) => ({ id: newId(), group }));
  const mails = groups.flatMap(({ id, group }) => mailOf(id, group));
  if (mails.length === 0) return { queued: 0, looked };
  await writeMails(tx, mails, now);
  await putIntoMails(
    tx,
    groups.flatMap(({ id: mailId, group }) => group.map(({ id }) => ({ id, mailId }))),
  );
  const asking = groups.filter(({ group }) => group.some(({ kind }) => kind === 'turn'));
  await queueNotices(
    tx,
    asking.flatMap(({ id, group }) => mailOf(id, group)),
    now,
  );
  await queue.add(
    tx,
    mails.map(({ id }) => id),
  );
  return { queued: mails.length, looked };
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
  if (kinds.includes(DIGEST)) return DIGEST;
  return OCCASIONS.find((kind) => kinds.includes(kind)) ?? kinds[0] ?? '';
}
