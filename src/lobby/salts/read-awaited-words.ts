import type { Tx } from '../../platform/transaction.ts';
import { owesWords } from './sealed-words.ts';

/** A full table that waits for words which seats have promised to open. */
export type AwaitedWords = {
  /** The server's own part, drawn when the last seat had promised. */
  readonly serverSalt: string;
  /** The players who have not opened theirs. */
  readonly owing: readonly string[];
  /** The hash of the reader's own, when they are among those waited for. */
  readonly mine: string | undefined;
};

/** Undefined while somebody is missing, and where nobody has promised any. What others have opened is not among it. */
export async function readAwaitedWords(
  db: Pick<Tx, 'table'>,
  tableId: string,
  playerId: string | undefined,
): Promise<AwaitedWords | undefined> {
  const table = await db.table.findUnique({
    where: { id: tableId },
    include: { seats: { include: { player: true }, orderBy: { seat: 'asc' } } },
  });
  if (!table || table.serverSalt === null || table.status !== 'forming') return undefined;
  const owing = table.seats.filter(owesWords);
  return {
    serverSalt: table.serverSalt,
    owing: owing.map(({ player }) => player?.name ?? ''),
    mine: owing.find((seat) => playerId !== undefined && seat.playerId === playerId)?.saltHash ?? undefined,
  };
}
