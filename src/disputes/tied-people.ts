import { mailboxOf } from '../people/mailbox-of.ts';
import type { Tx } from '../platform/transaction.ts';

type Person = { readonly id: string; readonly email: string };

/** Everybody who plays at a table, has played there, or may go on watching for a seat. */
export function tablePeople(db: Tx, tableId: string): Promise<readonly Person[]> {
  return db.$queryRaw<Person[]>`
    SELECT p.id, p.email FROM "Player" p WHERE p.id IN (
      SELECT s."playerId" FROM "Seat" s WHERE s."tableId" = ${tableId}
      UNION ALL SELECT unnest(ARRAY[e.data ->> 'player', e.data ->> 'former']) FROM "Entry" e
        WHERE e."tableId" = ${tableId} AND e.kind = 'seat'
      UNION ALL SELECT o."formerId" FROM "SubstituteRequest" o WHERE o."tableId" = ${tableId})`;
}

/**
 * Whether somebody reads the mailbox of another person among these: one person with two accounts, or two who share one.
 */
export function isTied(people: readonly Person[], { id, email }: Person): boolean {
  const mailbox = mailboxOf(email);
  return people.some((one) => one.id !== id && mailboxOf(one.email) === mailbox);
}
