import type { Prisma } from '../generated/prisma/client.ts';
import type { Reason } from '../mail/reasons.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';

/**
 * `failed`: given up; `queued`: waiting, or tried again; `held`: dropped because the address is suppressed or banned.
 */
export const MAIL_LISTS = ['failed', 'queued', 'held'] as const;
export type MailList = (typeof MAIL_LISTS)[number];

export type MailLine = {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly tableId: string | undefined;
  readonly createdAt: Date;
  readonly attempts: number;
  /** Why it was not sent, as a code; `mail/reasons.ts` has the words. */
  readonly reason: string | undefined;
  /** What went wrong the last time, in the words of a mail server. */
  readonly error: string | undefined;
};

const MOST = 200;
/** The words of both counts know this number. */
const MOST_COUNTED = 1_000;

const WHERE: { readonly [list in MailList]: Prisma.MailWhereInput } = {
  failed: { status: 'failed' },
  queued: { status: 'queued' },
  held: { status: 'dropped', reason: { in: ['banned', 'suppressed'] satisfies Reason[] } },
};

/** Mails that did not arrive or have not yet, the newest first, 200 at most. */
export async function listMails({ db }: Pick<Services, 'db'>, list: MailList): Promise<readonly MailLine[]> {
  const rows = await db.mail.findMany({
    where: WHERE[list],
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: MOST,
  });
  return rows.map(({ id, kind, to, tableId, createdAt, attempts, reason, error }) => {
    return {
      id,
      kind,
      to,
      tableId: tableId ?? undefined,
      createdAt,
      attempts,
      reason: reason ?? undefined,
      error: error ?? undefined,
    };
  });
}

/** How many there are of each; a thousand stands for more. */
export async function countMails({ db }: Pick<Services, 'db'>): Promise<{ readonly [list in MailList]: number }> {
  const [failed, queued, held] = await Promise.all(
    MAIL_LISTS.map((list) => db.mail.count({ where: WHERE[list], take: MOST_COUNTED })),
  );
  return { failed: failed ?? 0, queued: queued ?? 0, held: held ?? 0 };
}

/** A list by its name. Refuses (`bad-input`) another one. */
export function readMailList(given: string): MailList {
  const list = MAIL_LISTS.find((one) => one === given);
  if (!list)
    throw refuse('bad-input', 'administration.no-such-list', { given: given.slice(0, 40), lists: [...MAIL_LISTS] });
  return list;
}
