import type { MailStatus } from '../../generated/prisma/client.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { Services } from '../../platform/services.ts';
import { withoutAddresses } from './without-addresses.ts';

/** One mail about a table, and what became of it. */
export type MailLine = {
  readonly id: string;
  readonly kind: string;
  readonly seat: SeatId | undefined;
  /** Whose it is; undefined: it belongs to somebody who is not a player yet. */
  readonly name: string | undefined;
  readonly subject: string;
  readonly status: MailStatus;
  readonly attempts: number;
  /** Why it was not sent, as a code; `mail/reasons.ts` has the words. */
  readonly reason: string | undefined;
  /** Why it failed, in the words of a mail server. */
  readonly error: string | undefined;
  readonly createdAt: Date;
  readonly sentAt: Date | undefined;
  /** When its reader first looked at the table's page after it. */
  readonly openedAt: Date | undefined;
};

/** What a seat's player has seen of the table, in a mail or on the page. */
export type SeenLine = {
  readonly seat: SeatId;
  readonly name: string | undefined;
  readonly seenSeq: number;
  readonly seenAt: Date | undefined;
  readonly muted: boolean;
};

export type TableMails = {
  readonly seen: readonly SeenLine[];
  readonly mails: readonly MailLine[];
  /** Give it as `before` for the next ones. */
  readonly older: Date | undefined;
  /** Notifications that have gone into no mail yet. */
  readonly gathered: number;
};

const A_PAGE = 100;

/** The mails of a table, the newest first, a hundred at a time. Without any address. */
export async function readMails({ db }: Pick<Services, 'db'>, tableId: string, before?: Date): Promise<TableMails> {
  const seats = await db.seat.findMany({ where: { tableId }, include: { player: true }, orderBy: { seat: 'asc' } });
  const rows = await db.mail.findMany({
    where: { tableId, ...(before ? { createdAt: { lt: before } } : {}) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: A_PAGE,
  });
  const ids = [...new Set(rows.flatMap(({ playerId }) => playerId ?? []))];
  const people = await db.player.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  const last = rows.length === A_PAGE ? rows.at(-1) : undefined;
  return {
    seen: seats.map(({ seat, player, seenSeq, seenAt, muted }) => ({
      seat,
      name: player?.name,
      seenSeq,
      seenAt: seenAt ?? undefined,
      muted,
    })),
    mails: rows.map(
      ({ id, kind, seat, playerId, subject, status, attempts, reason, error, createdAt, sentAt, openedAt }) => ({
        id,
        kind,
        seat: seat ?? undefined,
        name: people.find((one) => one.id === playerId)?.name,
        subject: withoutAddresses(subject),
        status,
        attempts,
        reason: reason ?? undefined,
        error: error === null ? undefined : withoutAddresses(error),
        createdAt,
        sentAt: sentAt ?? undefined,
        openedAt: openedAt ?? undefined,
      }),
    ),
    older: last?.createdAt,
    gathered: await db.notification.count({ where: { tableId, mailId: null } }),
  };
}
