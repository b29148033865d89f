import { seesPlayer } from '../access/sees-player.ts';
import { COMPUTER } from '../platform/computer-id.ts';
import type { Services } from '../platform/services.ts';

/** Somebody whom the reader has played with. */
export type Fellow = {
  readonly id: string;
  readonly name: string;
  /** What stands for them where an address is asked for: their name, with a number where several have the same. */
  readonly called: string;
  /** In how many games they sat together. */
  readonly together: number;
  /** The last of them. */
  readonly lastTable: { readonly id: string; readonly name: string };
};

/** Names in an address book; those whom one met last come first. */
export const MOST_FELLOWS = 500;

type Row = Omit<Fellow, 'called' | 'lastTable'> & { readonly tableId: string; readonly tableName: string };

/** A player's address book: the people they have played with and who let them see their name, the last met first. */
export async function listFellows({ db }: Pick<Services, 'db'>, readerId: string): Promise<readonly Fellow[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT p.id, p.name, met.together, t.id AS "tableId", t.name AS "tableName"
    FROM (
      SELECT o."playerId", count(*)::int AS together,
        (array_agg(t.id ORDER BY coalesce(t."startedAt", t."createdAt") DESC, t.id))[1] AS last,
        max(coalesce(t."startedAt", t."createdAt")) AS at
      FROM "Seat" m JOIN "Table" t ON t.id = m."tableId" JOIN "Seat" o ON o."tableId" = t.id
      WHERE m."playerId" = ${readerId} AND t.status IN ('playing', 'finished')
        AND o."playerId" <> ${readerId} AND o."playerId" <> ${COMPUTER}
      GROUP BY o."playerId"
    ) met JOIN "Player" p ON p.id = met."playerId" JOIN "Table" t ON t.id = met.last
    WHERE ${seesPlayer(readerId, 'name')}
    ORDER BY met.at DESC, p.id LIMIT ${MOST_FELLOWS}`;
  return call(rows).map(({ tableId, tableName, ...row }) => ({ ...row, lastTable: { id: tableId, name: tableName } }));
}

/** Of several with the same name the one met last has it alone, the next is `Ada (2)`. */
function call<P extends { readonly name: string }>(people: readonly P[]): readonly (P & { readonly called: string })[] {
  const used = new Map<string, number>();
  return people.map((one) => {
    const key = one.name.toLowerCase();
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return { ...one, called: count === 1 ? one.name : `${one.name} (${count})` };
  });
}
