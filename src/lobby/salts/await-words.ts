import { randomBytes } from 'node:crypto';
import { writeNotifications } from '../../notifications/write-notifications.ts';
import type { Services } from '../../platform/services.ts';
import type { LockedTable, Tx } from '../../platform/transaction.ts';
import { setServerSalt } from '../../tables/write-table.ts';
import { owesWords } from './sealed-words.ts';

/**
 * At a table where everybody has sat down: whether it waits for words that seats have promised. The first time the
 * server draws its own part, published before any words are open, and each of those seats is mailed. Drawn after the
 * last promise, it makes what anybody could have read of the seed before theirs worthless.
 */
export async function awaitWords(
  tx: Tx,
  s: Pick<Services, 'clock' | 'settings'>,
  table: LockedTable,
): Promise<boolean> {
  const owing = table.seats.filter(owesWords);
  if (owing.length === 0) return false;
  if (table.serverSalt !== null) return true;
  const tableId = table.id;
  await setServerSalt(tx, tableId, randomBytes(32).toString('hex'));
  await writeNotifications(
    tx,
    s,
    owing.flatMap(({ playerId }) => (playerId === null ? [] : [{ kind: 'open-words', tableId, playerId, data: {} }])),
  );
  return true;
}
