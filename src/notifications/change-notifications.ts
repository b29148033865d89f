import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import { type ReplyPlan, replyPlan } from './reply.ts';

type Rows = Pick<Services['db'] | Tx, 'notification'>;

/** Which notification goes into which mail. */
export type Mailed = { readonly id: string; readonly mailId: string };

/** Puts notifications, which this transaction holds, into their mails. */
export async function putIntoMails(tx: Pick<Tx, '$executeRaw'>, mailed: readonly Mailed[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Notification" n SET "mailId" = x."mailId"
    FROM jsonb_to_recordset(${JSON.stringify(mailed)}::jsonb) AS x(id text, "mailId" text) WHERE n.id = x.id`;
}

/** Takes all notifications out of a mail that is not sent; they wait again, until then at least. */
export function takeOutOfMail({ notification }: Rows, mailId: string, dueAt: Date) {
  return notification.updateMany({ where: { mailId }, data: { mailId: null, dueAt } });
}

/** Notifications, which this transaction holds, wait until then. */
export async function holdNotifications(
  tx: Pick<Tx, '$executeRaw'>,
  held: readonly { readonly id: string; readonly dueAt: Date }[],
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Notification" n SET "dueAt" = x."dueAt"
    FROM jsonb_to_recordset(${JSON.stringify(held)}::jsonb) AS x(id text, "dueAt" timestamptz) WHERE n.id = x.id`;
}

/**
 * The digests of players are due then, each once: the one row by which a single process makes one mail of all tables.
 */
export async function alarmDigests(
  tx: Pick<Tx, '$executeRaw'>,
  digests: readonly { readonly playerId: string; readonly at: Date }[],
  now: Date,
): Promise<void> {
  if (digests.length === 0) return;
  const rows = digests.map(({ playerId, at }) => ({ id: `digest-${playerId}-${at.getTime()}`, playerId, dueAt: at }));
  await tx.$executeRaw`
    INSERT INTO "Notification" (id, kind, "playerId", data, "dueAt", "createdAt")
    SELECT DISTINCT x.id, 'digest', x."playerId", '{}'::jsonb, x."dueAt", ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x(id text, "playerId" text, "dueAt" timestamptz)
    ON CONFLICT DO NOTHING`;
}

/** Alarms of digests that have done their work. */
export async function forgetAlarms({ notification }: Rows, ids: readonly string[]): Promise<void> {
  await notification.deleteMany({ where: { id: { in: [...ids] } } });
}

/** What waits for a player is looked at again now: they want their mails in another rhythm. */
export async function lookAgain(tx: Pick<Tx, '$executeRaw'>, playerId: string, now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Notification" n SET "dueAt" = ${now} FROM "Seat" s
    WHERE s."playerId" = ${playerId} AND n."tableId" = s."tableId" AND n."playerId" = s."playerId" AND n.seat = s.seat
      AND n."mailId" IS NULL AND n."dueAt" > ${now}`;
  await tx.$executeRaw`
    UPDATE "Notification" SET "dueAt" = ${now}
    WHERE kind = 'club-answer' AND "playerId" = ${playerId} AND "mailId" IS NULL AND "dueAt" > ${now}`;
}

/** What a seat was to be told and has not been is no business of its next player. */
export async function forgetUntold({ notification }: Rows, tableId: string, seat: string): Promise<void> {
  await notification.deleteMany({ where: { tableId, seat, mailId: null } });
}

/** A player's requests for a new address whose mail is not written yet lose their player, and with them the link. */
export function withdrawAddressRequests({ notification }: Rows, playerId: string) {
  const asked = { kind: 'address', email: { not: null }, data: { path: ['playerId'], equals: playerId } };
  return notification.updateMany({ where: asked, data: { data: {} } });
}

/** Writes into a reply what it does; a plan that is there already stays. Gives the one that counts. */
export async function keepReplyPlan(
  tx: Pick<Tx, '$queryRaw'>,
  id: string,
  plan: ReplyPlan,
): Promise<ReplyPlan | undefined> {
  const [row] = await tx.$queryRaw<{ plan: unknown }[]>`
    UPDATE "Notification" SET data = jsonb_build_object('plan', ${JSON.stringify(plan)}::jsonb) || data
    WHERE id = ${id} RETURNING data -> 'plan' AS plan`;
  return row && replyPlan.parse(row.plan);
}
