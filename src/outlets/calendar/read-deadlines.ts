import type { Message } from '../../kernel/message.ts';
import { hashSecret, isSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';

/** One question that a player owes an answer to, and until when. */
export type Deadline = {
  readonly tableId: string;
  readonly tableName: string;
  readonly game: string;
  readonly seat: string;
  /** Undefined where this server does not have the game any more. */
  readonly seatName: Message | undefined;
  readonly decision: string;
  readonly askedAt: Date;
  readonly dueAt: Date;
};

export type Deadlines = { readonly locale: string; readonly deadlines: readonly Deadline[] };

/** Nobody owes more answers than this. */
const MOST = 500;

/**
 * All that the owner of a calendar's secret owes an answer to, at all of their tables, what is due first in front;
 * undefined for a secret that nobody has, and for a player who is banned. Where clocks stand still nothing is due.
 */
export async function readDeadlines({ db, games }: Services, secret: string): Promise<Deadlines | undefined> {
  if (!isSecret(secret)) return undefined;
  const feed = await db.calendarFeed.findUnique({
    where: { tokenHash: hashSecret(secret) },
    select: { player: { select: { id: true, locale: true, bannedAt: true } } },
  });
  if (!feed || feed.player.bannedAt) return undefined;
  const { id, locale } = feed.player;
  const rows = await db.$queryRaw<Omit<Deadline, 'seatName'>[]>`
    SELECT t.id AS "tableId", t.name AS "tableName", t.game, w.seat, w.decision, w."askedAt", w."dueAt"
    FROM "Seat" s JOIN "Table" t ON t.id = s."tableId"
      JOIN "PendingAnswer" w ON w."tableId" = s."tableId" AND w.seat = s.seat
    WHERE s."playerId" = ${id} AND NOT s.unassigned AND NOT s.resigned AND t.status = 'playing'
      AND w."dueAt" IS NOT NULL
    ORDER BY w."dueAt", t.id, w.seat, w.decision LIMIT ${MOST}`;
  const deadlines = rows.map((row) => ({ ...row, seatName: games.get(row.game)?.rules.seatName(row.seat) }));
  return { locale, deadlines };
}
