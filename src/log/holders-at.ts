import type { SeatId } from '../kernel/decision.ts';
import type { Services } from '../platform/services.ts';

type Holder = { readonly seat: SeatId; readonly playerId: string | null; readonly playerName: string | null };
type Row = { readonly seat: string; readonly former: string | null; readonly name: string | null };

/**
 * The holders of a table's seats after one of its entries: the first player to leave each of them later, or the one who
 * has it now.
 */
export async function holdersAt<H extends Holder>(
  { db }: Pick<Services, 'db'>,
  tableId: string,
  now: readonly H[],
  asOf: number,
): Promise<readonly H[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT DISTINCT ON (e.data ->> 'seat') e.data ->> 'seat' AS seat, e.data ->> 'former' AS former, p.name
    FROM "Entry" e LEFT JOIN "Player" p ON p.id = e.data ->> 'former'
    WHERE e."tableId" = ${tableId} AND e.seq > ${asOf} AND e.kind = 'seat' AND e.data ->> 'change' = 'replaced'
    ORDER BY e.data ->> 'seat', e.seq`;
  return now.map((held) => {
    const left = rows.find(({ seat }) => seat === held.seat);
    return left ? { ...held, playerId: left.former, playerName: left.name } : held;
  });
}
