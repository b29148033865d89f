import type { Tx } from '../platform/transaction.ts';
import { isTied, tablePeople } from './tied-people.ts';

export type Moderator = { readonly playerId: string; readonly name: string };

type Row = Moderator & { readonly nearest: boolean; readonly email: string };

/**
 * The moderators of a table: those of the table itself (`own`), and those of the site; none of them plays there, nor
 * reads the mailbox of somebody who does.
 */
export async function moderatorsOf(
  { db }: { readonly db: Tx },
  tableId: string,
): Promise<{ readonly own: readonly Moderator[]; readonly site: readonly Moderator[] }> {
  const all = await db.$queryRaw<Row[]>`
    SELECT p.id AS "playerId", p.name, p.email,
      EXISTS (SELECT 1 FROM "TableModerator" m WHERE m."tableId" = t.id AND m."playerId" = p.id)
        OR (t."hostId" = p.id AND t.policy -> 'hostModerates' = 'true'::jsonb) AS nearest
    FROM "Table" t JOIN LATERAL (
      SELECT id FROM "Player" WHERE role <> 'player'
      UNION SELECT t."hostId" WHERE t.policy -> 'hostModerates' = 'true'::jsonb
      UNION SELECT m."playerId" FROM "TableModerator" m WHERE m."tableId" = t.id
    ) called ON true JOIN "Player" p ON p.id = called.id
    WHERE t.id = ${tableId} AND p."bannedAt" IS NULL
      AND NOT EXISTS (SELECT 1 FROM "Seat" s WHERE s."tableId" = t.id AND s."playerId" = p.id)
      AND NOT EXISTS (SELECT 1 FROM "Entry" e WHERE e."tableId" = t.id AND e.kind = 'seat'
        AND p.id IN (e.data ->> 'player', e.data ->> 'former'))
    ORDER BY p.name, p.id`;
  const people = all.length > 0 ? await tablePeople(db, tableId) : [];
  const rows = all.filter(({ playerId: id, email }) => !isTied(people, { id, email }));
  const plain = ({ playerId, name }: Row) => ({ playerId, name });
  return {
    own: rows.filter(({ nearest }) => nearest).map(plain),
    site: rows.filter(({ nearest }) => !nearest).map(plain),
  };
}

/** Those who are called first: the table's own moderators, or the site's where it has none. */
export function firstCalled({ own, site }: Awaited<ReturnType<typeof moderatorsOf>>): readonly Moderator[] {
  return own.length > 0 ? own : site;
}
