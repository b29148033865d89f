import { Prisma } from '../generated/prisma/client.ts';
import type { SeatId } from '../kernel/decision.ts';
import { isComputer } from '../platform/computer-id.ts';
import { newId } from '../platform/new-id.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import type { ClubHostTelling, ClubTelling } from './club-notifications.ts';
import type { AddressTelling, OutsiderTelling, PlayerTelling, SeatTelling } from './notification.ts';
import { dueForReader, OWN_GATHERING } from './reader-gathering.ts';

type Person = { readonly tableId: string; readonly playerId: string };
type Stranger = { readonly tableId: string; readonly email: string; readonly playerId?: string | undefined };

/** For a person who may not be at the table. */
export type OutsiderNotification =
  | (OutsiderTelling & ((Person & { readonly email?: undefined }) | Stranger))
  | (ClubTelling & Omit<Stranger, 'tableId'>);

/** A notification and whom it is for, which depends on its kind. */
export type NewNotification = (
  | (SeatTelling & Person & { readonly seat: SeatId })
  | (PlayerTelling & Person & { readonly seat?: SeatId | undefined })
  | OutsiderNotification
  | (ClubHostTelling & Pick<Person, 'playerId'>)
  | (AddressTelling & { readonly email: string })
) & {
  /** Not mailed before; at once when not given. */
  readonly dueAt?: Date | undefined;
  /** What mails to strangers are counted by: the mailbox of the person who had it written, and the one it goes to. */
  readonly sender?: string | undefined;
  readonly mailbox?: string | undefined;
};

/**
 * Writes notifications in the transaction of what they tell: the one place, beside the statement of a submission
 * (`log/commit-statement.ts`), that adds rows to this table. A computer player is told nothing.
 */
export async function writeNotifications(
  tx: Pick<Tx, '$executeRaw'>,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  wanted: readonly NewNotification[],
): Promise<void> {
  const notifications = wanted.filter((one) => !('playerId' in one && isComputer(one.playerId)));
  if (notifications.length === 0) return;
  const now = clock.now();
  const rows = notifications.map((one) => ({ ...one, id: newId(), dueAt: one.dueAt ?? now, createdAt: now }));
  const due = dueForReader(Prisma.sql`${settings.mailMergeSeconds}::float`);
  await tx.$executeRaw`
    INSERT INTO "Notification"
      (id, kind, "playerId", email, "tableId", seat, data, "dueAt", "createdAt", sender, mailbox)
    SELECT x.id, x.kind, x."playerId", x.email, x."tableId", x.seat, x.data, ${due}, x."createdAt", x.sender, x.mailbox
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x(id text, kind text, "playerId" text, email text,
      "tableId" text, seat text, data jsonb, "dueAt" timestamptz, "createdAt" timestamptz, sender text, mailbox text)
      ${OWN_GATHERING}`;
}

/** When news is mailed that is gathered for a while. */
export function whenGathered({ clock, settings }: Pick<Services, 'clock' | 'settings'>): Date {
  return new Date(clock.now().getTime() + settings.mailMergeSeconds * 1000);
}

/**
 * Writes the notifications of a mail once more, to be mailed now, whatever rhythm their reader has; how many there
 * were. Each has one successor at most: that is what lets a mail be sent again only once, and of the second attempt
 * nothing is written.
 */
export function writeAnew(tx: Pick<Tx, '$executeRaw'>, mailId: string, now: Date): Promise<number> {
  return tx.$executeRaw`
    INSERT INTO "Notification" (id, kind, "playerId", email, "tableId", seat, data, "dueAt", "createdAt", anew)
    SELECT id || '+', kind, "playerId", email, "tableId", seat, data, ${now}, ${now}, true
    FROM "Notification" WHERE "mailId" = ${mailId} ON CONFLICT DO NOTHING`;
}
