import { newId } from '../platform/new-id.ts';
import type { Tx } from '../platform/transaction.ts';
import { threadOf } from './thread-of.ts';

/** The channel of letters that came with a game's record: no player here has written them, or has a copy. */
export const IMPORTED = 'import';

/** A published letter as the record of its game has it. */
export type RecordedLetter = {
  /** The log's last entry when it was written. */
  readonly seq: number;
  readonly at: Date;
  /** The writer's seat; undefined: it is not signed. */
  readonly from: string | undefined;
  /** Seats; empty: to everybody. */
  readonly to: readonly string[];
  readonly text: string;
};

/** Keeps the letters of a record beside the new table's log, in the transaction that writes it. */
export async function keepImported(tx: Tx, tableId: string, letters: readonly RecordedLetter[]): Promise<void> {
  // One after the other: their numbers are their order.
  for (const { seq, at, from = '', to, text } of letters) {
    const unsigned = from === '';
    const thread = threadOf({ tableId, begun: true, writer: from, addressees: to, unsigned });
    const addressees = [...to];
    await tx.letter.create({
      data: {
        id: newId(),
        tableId,
        playerId: '',
        writer: from,
        addressees,
        thread,
        unsigned,
        text,
        how: IMPORTED,
        seq,
        at,
      },
    });
  }
}
