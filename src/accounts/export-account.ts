import type { Db } from '../database/client.ts';
import { mailboxOf } from '../platform/mailbox-of.ts';
import type { Services } from '../platform/services.ts';
import { PERSONAL_DATA, type PersonalData } from './personal-data.ts';

/** Rows that are written at once. */
const AT_ONCE = 500;

type Person = { readonly id: string; readonly email: string };

/**
 * All that is somebody's as one JSON document, written part by part at the pace of its reader: `despatchAccount` is the
 * version of the form, `at` the time, and each part a list of rows as the database has them.
 */
export function exportAccount(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  person: Person,
): (send: (text: string) => Promise<void>) => Promise<void> {
  const head = { despatchAccount: 1, at: clock.now(), server: settings.baseUrl };
  return async (send) => {
    await send(JSON.stringify(head).slice(0, -1));
    for (const part of PERSONAL_DATA) {
      await send(`,\n${JSON.stringify(part.part)}:[`);
      await sendRows(db, person, part, send);
      await send(']');
    }
    await send('}\n');
  };
}

async function sendRows(
  db: Db,
  person: Person,
  data: PersonalData,
  send: (text: string) => Promise<void>,
): Promise<void> {
  for (let from = 0; ; from += AT_ONCE) {
    const rows = await readRows(db, person, data, from);
    const text = rows.map((row) => `\n${JSON.stringify(row)}`).join(',');
    if (text !== '') await send(from === 0 ? text : `,${text}`);
    if (rows.length < AT_ONCE) return;
  }
}

/** The texts of the statements stand in this room; what comes from outside are their parameters. */
async function readRows(db: Db, { id, email }: Person, data: PersonalData, from: number): Promise<readonly unknown[]> {
  const { only = [], not = [] } = data;
  const kept = `(SELECT coalesce(jsonb_object_agg(k.key, k.value), '{}') FROM jsonb_each(to_jsonb(t)) k
    WHERE (cardinality($4::text[]) = 0 OR k.key = ANY($4)) AND k.key <> ALL($5::text[]))`;
  const rows = await db.$queryRawUnsafe<{ row: unknown }[]>(
    `SELECT ${kept} AS row FROM ${data.from}
     WHERE (${data.where}) AND ($1 || $2 || $3) IS NOT NULL ORDER BY to_jsonb(t)::text OFFSET $6 LIMIT $7`,
    ...[id, email, mailboxOf(email), [...only], [...not], from, AT_ONCE],
  );
  return rows.map(({ row }) => row);
}
