import { Prisma } from '../generated/prisma/client.ts';
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

/** As their indexes have it. */
const WHERE: { readonly [list in MailList]: Prisma.Sql } = {
  failed: Prisma.sql`status = 'failed'`,
  queued: Prisma.sql`status = 'queued'`,
  held: Prisma.sql`status = 'dropped' AND reason IN ('banned', 'suppressed')`,
};

type Row = Omit<MailLine, 'tableId' | 'reason' | 'error'> & {
  readonly tableId: string | null;
  readonly reason: string | null;
  readonly error: string | null;
};

/** Mails that did not arrive or have not yet, the newest first, 200 at most. */
export async function listMails({ db }: Pick<Services, 'db'>, list: MailList): Promise<readonly MailLine[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT id, kind, "to", "tableId", "createdAt", attempts, reason, error FROM "Mail" WHERE ${WHERE[list]}
    ORDER BY "createdAt" DESC, id LIMIT ${MOST}`;
  return rows.map(({ tableId, reason, error, ...line }) => ({
    ...line,
    tableId: tableId ?? undefined,
    reason: reason ?? undefined,
    error: error ?? undefined,
  }));
}

/** How many there are of each; a thousand stands for more. */
export async function countMails({ db }: Pick<Services, 'db'>): Promise<{ readonly [list in MailList]: number }> {
  const count = async (list: MailList) => {
    const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM (SELECT 1 FROM "Mail" WHERE ${WHERE[list]} LIMIT ${MOST_COUNTED}) m`;
    return row?.count ?? 0;
  };
  const [failed, queued, held] = await Promise.all([count('failed'), count('queued'), count('held')]);
  return { failed, queued, held };
}

/** A list by its name. Refuses (`bad-input`) another one. */
export function readMailList(given: string): MailList {
  const list = MAIL_LISTS.find((one) => one === given);
  if (!list)
    throw refuse('bad-input', 'administration.no-such-list', { given: given.slice(0, 40), lists: [...MAIL_LISTS] });
  return list;
}
