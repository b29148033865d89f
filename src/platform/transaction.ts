import type { Prisma } from '../generated/prisma/client.ts';
import { noSuchTable } from './refuse.ts';

/** How long a transaction may wait and take, in milliseconds; a busy machine is slow, not wrong. */
export const PATIENT = { maxWait: 10_000, timeout: 15_000 } as const;

/** The database inside a transaction. */
export type Tx = Prisma.TransactionClient;

/**
 * Locks a table's row until the transaction ends and reads it with its seats and invitations. For a table that is
 * forming, where people come and go seldom; a game that is played is written without locks. Refuses (`not-found`) an
 * unknown one.
 */
export async function lockTable(tx: Tx, tableId: string) {
  await tx.$queryRaw`SELECT id FROM "Table" WHERE id = ${tableId} FOR UPDATE`;
  const table = await tx.table.findUnique({ where: { id: tableId } });
  if (!table) throw noSuchTable();
  // One after the other: a transaction has one connection, and `include` would ask it for both at once.
  const seats = await tx.seat.findMany({ where: { tableId } });
  const invitations = await tx.invitation.findMany({ where: { tableId } });
  return { ...table, seats, invitations };
}

export type LockedTable = Awaited<ReturnType<typeof lockTable>>;
