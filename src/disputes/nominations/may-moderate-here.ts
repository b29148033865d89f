import type { Tx } from '../../platform/transaction.ts';
import { isTied, tablePeople } from '../tied-people.ts';

/** Whether somebody neither plays at a table, nor has, nor reads the mailbox of somebody who does. */
export async function mayModerateHere(
  db: Tx,
  tableId: string,
  player: { readonly id: string; readonly email: string },
): Promise<boolean> {
  const people = await tablePeople(db, tableId);
  return !people.some(({ id }) => id === player.id) && !isTied(people, player);
}
