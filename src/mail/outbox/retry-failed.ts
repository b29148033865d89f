import type { Services } from '../../platform/services.ts';
import { PATIENT } from '../../platform/transaction.ts';
import type { MailQueue } from './mail-queue.ts';

/** A mail that was given up, or refused by the recipient's server. */
export type FailedMail = {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly createdAt: Date;
  readonly attempts: number;
  /** Why, as a code, where there is one; `mail/reasons.ts` has the words. */
  readonly reason: string | undefined;
  /** What went wrong the last time, in the words of a mail server. */
  readonly error: string;
};

/** The mails that could not be sent, oldest first. */
export async function listFailed({ db }: Pick<Services, 'db'>): Promise<readonly FailedMail[]> {
  const rows = await db.mail.findMany({ where: { status: 'failed' }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  return rows.map(({ id, kind, to, createdAt, attempts, reason, error }) => {
    return { id, kind, to, createdAt, attempts, reason: reason ?? undefined, error: error ?? '' };
  });
}

/** Mails that are tried again in one transaction. */
const PIECE = 500;

/** Gives every mail that could not be sent another round; how many. What is no longer news is then dropped. */
export async function retryFailed(s: Pick<Services, 'db'>, queue: Pick<MailQueue, 'add'>): Promise<number> {
  const failed = (await listFailed(s)).map(({ id }) => id);
  let retried = 0;
  for (let from = 0; from < failed.length; from += PIECE) {
    retried += await s.db.$transaction(async (tx) => {
      const piece = failed.slice(from, from + PIECE);
      const where = { id: { in: piece }, status: 'failed' } as const;
      const rows = await tx.mail.updateManyAndReturn({
        where,
        data: { status: 'queued', reason: null },
        select: { id: true },
      });
      const again = new Set(rows.map(({ id }) => id));
      await queue.add(
        tx,
        piece.filter((id) => again.has(id)),
      );
      return again.size;
    }, PATIENT);
  }
  return retried;
}
