import type { MailStatus } from '../../generated/prisma/client.ts';
import type { SeatId } from '../../kernel/decision.ts';
import { isId } from '../../platform/is-id.ts';
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
  /** The last mail of this page: give it as `before` for the next ones. */
  readonly older: string | undefined;
  /** Notifications that have gone into no mail yet. */
  readonly gathered: number;
};

const A_PAGE = 100;

/**
 * The mails of a table, the newest first, a hundred at a time. Without any address. A page before a mail that is not of
 * this table is the first one.
 */
export async function readMails({ db }: Pick<Services, 'db'>, tableId: string, before?: string): Promise<TableMails> {
  const seats = await db.seat.findMany({ where: { tableId }, include: { player: true }, orderBy: { seat: 'asc' } });
  const last =
    before === undefined || !isId(before) ? null : await db.mail.findUnique({ where: { id: before, tableId } });
  const rows = await db.mail.findMany({
    where: { tableId, ...(last ? olderThan(last) : {}) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: A_PAGE + 1,
  });
  const page = rows.slice(0, A_PAGE);
  const ids = [...new Set(page.flatMap(({ playerId }) => playerId ?? []))];
  const people = await db.player.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  return {
    seen: seats.map(({ seat, player, seenSeq, seenAt, muted }) => ({
      seat,
      name: player?.name,
      seenSeq,
      seenAt: seenAt ?? undefined,
      muted,
    })),
    mails: page.map(
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
    older: rows.length > A_PAGE ? page.at(-1)?.id : undefined,
    gathered: await countGathered(db, tableId),
  };
}

/** Mails before this one in the list; many are written at the same moment. */
const olderThan = ({ id, createdAt }: { readonly id: string; readonly createdAt: Date }) => ({
  createdAt: { lte: createdAt },
  OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }],
});

async function countGathered(db: Services['db'], tableId: string): Promise<number> {
  // An index has what waits for each table; what was mailed is not read.
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM "Notification" WHERE "mailId" IS NULL AND "tableId" = ${tableId}`;
  return row?.count ?? 0;
}
