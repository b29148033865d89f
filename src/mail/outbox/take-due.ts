import { Prisma } from '../../generated/prisma/client.ts';
import { KINDS, type Kind } from '../../notifications/notification.ts';
import type { Tx } from '../../platform/transaction.ts';
import { OCCASIONS } from '../turn/occasion.ts';

/** A notification that is to be mailed now, in this transaction's hands. */
export type DueNotification = {
  readonly id: string;
  readonly kind: string;
  readonly playerId: string | null;
  readonly email: string | null;
  readonly tableId: string | null;
  readonly seat: string | null;
  /** An administrator has it told once more. */
  readonly anew: boolean;
  /** The first notification of those that go into one mail. */
  readonly first: string;
};

/** What is told in one mail at most; what is left makes another. */
const MOST_IN_MAIL = 500;

const DISPUTE: Kind = 'dispute';
/** Answers to a club's invitations. */
export const CLUB: Kind = 'club-answer';
/** What calls a reader's digest; it is taken by itself (`take-digests.ts`). */
export const DIGEST: Kind = 'digest';
const HERE: readonly Kind[] = KINDS.filter((kind) => kind !== DIGEST);
/** Kinds of which what waits for one reader goes into one mail. All others are mailed each for itself. */
const GATHERED: readonly Kind[] = [...OCCASIONS, DISPUTE, CLUB];

/** Notifications `e` that go into one mail with `n`: of one table for one seat's reader, or of one dispute there. */
const TOGETHER = Prisma.sql`
  e."mailId" IS NULL AND e."tableId" = n."tableId" AND e."playerId" = n."playerId" AND CASE
    WHEN n.kind = ${DISPUTE} THEN e.kind = ${DISPUTE} AND e.data ->> 'dispute' = n.data ->> 'dispute'
    ELSE e.kind = ANY(${[...OCCASIONS]}) AND e.seat IS NOT DISTINCT FROM n.seat END`;

/** The same of a club, for its host. The index names the kind, so it stands here as it is. */
const OF_CLUB = Prisma.sql`
  e."mailId" IS NULL AND e.kind = 'club-answer' AND e."playerId" = n."playerId"
    AND e.data ->> 'clubId' = n.data ->> 'clubId'`;

/** That none of these is due before `n`, which stands for the mail then. */
const isFirst = (together: Prisma.Sql) => Prisma.sql`NOT EXISTS (
  SELECT 1 FROM "Notification" e
  WHERE ${together} AND e."dueAt" <= n."dueAt" AND (e."dueAt" < n."dueAt" OR e.id < n.id))`;

/**
 * Takes what goes into the next mails, `most` mails at most, and holds it until the transaction ends. A mail is due
 * when the first of its notifications is; the others come with it, due or not. Alarms of digests, and kinds that this
 * version does not know, are left alone.
 *
 * The first of a mail stands for all of it: a process that holds it has the mail, and the others pass over it without
 * waiting (SKIP LOCKED). So of two processes each has other mails, and no reader's news is torn in two. Both queries
 * read the indexes of what waits from the due end, and one entry for each first: what was mailed and what is not due is
 * not read.
 */
export async function takeDue(tx: Tx, now: Date, most: number): Promise<readonly DueNotification[]> {
  const firsts = await tx.$queryRaw<DueNotification[]>`
    SELECT n.id, n.kind, n."playerId", n.email, n."tableId", n.seat, n.anew, n.id AS first
    FROM "Notification" n
    WHERE n."mailId" IS NULL AND n."dueAt" > '-infinity' AND n."dueAt" <= ${now} AND n.kind = ANY(${[...HERE]})
      AND CASE WHEN n.kind = ${CLUB} THEN ${isFirst(OF_CLUB)}
        WHEN n.kind = ANY(${[...GATHERED]}) THEN ${isFirst(TOGETHER)} ELSE true END
    ORDER BY n."dueAt" LIMIT ${most} FOR UPDATE OF n SKIP LOCKED`;
  const ofClubs = firsts.filter(({ kind }) => kind === CLUB);
  const ofTables = firsts.filter(({ kind }) => kind !== CLUB && GATHERED.some((one) => one === kind));
  return [...firsts, ...(await takeOthers(tx, ofTables, TOGETHER)), ...(await takeOthers(tx, ofClubs, OF_CLUB))];
}

/** What goes into the mails of these notifications beside them. */
async function takeOthers(
  tx: Tx,
  firsts: readonly DueNotification[],
  together: Prisma.Sql,
): Promise<readonly DueNotification[]> {
  if (firsts.length === 0) return [];
  return tx.$queryRaw<DueNotification[]>`
    SELECT o.*, n.id AS first FROM "Notification" n, LATERAL (
      SELECT e.id, e.kind, e."playerId", e.email, e."tableId", e.seat, e.anew FROM "Notification" e
      WHERE ${together} AND e.id <> n.id LIMIT ${MOST_IN_MAIL - 1} FOR UPDATE SKIP LOCKED) o
    WHERE n.id = ANY(${firsts.map(({ id }) => id)})`;
}

/** When the next notification is due that is not yet; undefined: none waits for its time. */
export async function nextDue(tx: Pick<Tx, '$queryRaw'>, now: Date): Promise<Date | undefined> {
  const [next] = await tx.$queryRaw<{ dueAt: Date }[]>`
    SELECT "dueAt" FROM "Notification" WHERE "mailId" IS NULL AND "dueAt" > ${now} AND kind = ANY(${[...KINDS]})
    ORDER BY "dueAt" LIMIT 1`;
  return next?.dueAt;
}
