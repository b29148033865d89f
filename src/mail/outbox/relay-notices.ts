import { newId } from '../../tables/new-id.ts';
import type { Services } from '../../tables/services.ts';
import type { MailQueue } from './mail-queue.ts';
import { groupNotices, headKind, type NoticeGroup, type WaitingNotice } from './notice-group.ts';

/** So many notices are looked at in one go. */
const MOST = 1000;

export type Relayed = {
  /** How many mails were queued. */
  readonly mails: number;
  /** When the next notices are due; undefined: none wait. */
  readonly nextAt: Date | undefined;
};

/**
 * Turn due notices into mails: those for one reader about one table become one row and one job, in one transaction, so
 * that none is lost and none told twice, whatever dies in between and however many processes do this at once.
 */
export async function relayNotices(s: Services, queue: Pick<MailQueue, 'add'>): Promise<Relayed> {
  const now = s.clock.now();
  const waiting = await s.db.$queryRaw<WaitingNotice[]>`
    SELECT n.id, n.kind, n."playerId", n.email, n."tableId", n.seat, n."dueAt", n."createdAt", p.mail AS preferences
    FROM "Notice" n LEFT JOIN "Player" p ON p.id = n."playerId"
    WHERE n."mailId" IS NULL ORDER BY n."dueAt", n.id LIMIT ${MOST}`;
  const groups = groupNotices(waiting, s.settings.mailMergeSeconds);
  const due = groups.filter(({ dueAt }) => dueAt <= now);
  let mails = 0;
  for (const group of due) if (await queueMail(s, queue, group)) mails += 1;
  const later = groups.filter(({ dueAt }) => dueAt > now).map(({ dueAt }) => dueAt.getTime());
  return { mails, nextAt: later.length > 0 ? new Date(Math.min(...later)) : undefined };
}

/** False when another process has taken all of these notices. */
async function queueMail(s: Services, queue: Pick<MailQueue, 'add'>, { notices }: NoticeGroup): Promise<boolean> {
  const [first] = notices;
  if (!first) return false;
  const { playerId, tableId, seat } = first;
  return s.db.$transaction(async (tx) => {
    const player = playerId === null ? null : await tx.player.findUnique({ where: { id: playerId } });
    const mail = await tx.mail.create({
      data: {
        id: newId(),
        kind: headKind(notices),
        playerId,
        to: player?.email ?? first.email ?? '',
        tableId,
        seat,
        createdAt: s.clock.now(),
      },
    });
    const taken = await tx.notice.updateMany({
      where: { id: { in: notices.map(({ id }) => id) }, mailId: null },
      data: { mailId: mail.id },
    });
    if (taken.count > 0) {
      await queue.add(tx, mail.id);
      return true;
    }
    await tx.mail.delete({ where: { id: mail.id } });
    return false;
  });
}
