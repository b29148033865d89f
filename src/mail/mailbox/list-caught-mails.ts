import PostalMime from 'postal-mime';
import type { Services } from '../../platform/services.ts';
import { fromOf } from './read-caught-mail.ts';

/** A mail in the list of the built-in mailbox. */
export type CaughtMailLine = {
  readonly id: string;
  readonly at: Date;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
};

/** Headers end at the first empty line; the pictures behind them need not be read for a list. */
const HEADERS = 16_384;
/** More mails, and more addresses, than anybody looks through. */
const MOST = 100;

/** The mails of the built-in mailbox, newest first; of one address or of all. */
export async function listCaughtMails(
  { db }: Pick<Services, 'db'>,
  { to }: { readonly to?: string | undefined } = {},
): Promise<readonly CaughtMailLine[]> {
  const rows = await db.$queryRaw<{ id: string; at: Date; to: string; head: Uint8Array }[]>`
    SELECT id, at, "to", substring(raw FROM 1 FOR ${HEADERS}::int) AS head FROM "CaughtMail"
    WHERE ${to ?? null}::text IS NULL OR "to" = ${to ?? null}
    ORDER BY at DESC, id DESC LIMIT ${MOST}`;
  return Promise.all(
    rows.map(async ({ id, at, to, head }) => {
      const mail = await PostalMime.parse(head);
      return { id, at, to, from: fromOf(mail), subject: mail.subject ?? '' };
    }),
  );
}

/** The addresses that have mail in the built-in mailbox, in order. */
export async function listMailboxes({ db }: Pick<Services, 'db'>): Promise<readonly string[]> {
  const rows = await db.caughtMail.groupBy({ by: ['to'], orderBy: { to: 'asc' }, take: MOST });
  return rows.map(({ to }) => to);
}
