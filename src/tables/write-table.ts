import type { Prisma } from '../generated/prisma/client.ts';
import type { Tx } from '../platform/transaction.ts';

/** The row of a new table, with its seats. */
export async function insertTable(tx: Tx, row: Prisma.TableUncheckedCreateInput): Promise<void> {
  await tx.table.create({ data: row });
}

/** The game begins: its log has a first entry. */
export async function beginPlay(tx: Tx, tableId: string, at: Date): Promise<void> {
  await tx.table.update({ where: { id: tableId }, data: { status: 'playing', seq: 1, startedAt: at, movedAt: at } });
}

/** The table is called off before its game began. */
export async function callOff(tx: Tx, tableId: string, at: Date): Promise<void> {
  await tx.table.update({ where: { id: tableId }, data: { status: 'cancelled', finishedAt: at } });
}

/** What the server adds to what chance is made from. */
export async function setServerSalt(tx: Tx, tableId: string, serverSalt: string): Promise<void> {
  await tx.table.update({ where: { id: tableId }, data: { serverSalt } });
}

/** What the game is played with, once it is known who plays what. */
export async function setOptions(tx: Tx, tableId: string, options: Prisma.InputJsonObject): Promise<void> {
  await tx.table.update({ where: { id: tableId }, data: { options } });
}

/** Who may do what at the table, beside playing. */
export async function setPolicy(tx: Tx, tableId: string, policy: Prisma.InputJsonObject): Promise<void> {
  await tx.table.update({ where: { id: tableId }, data: { policy } });
}

/** The players whom the host has taken out of a table that is forming. */
export async function noteRemoved(tx: Tx, tableId: string, removed: readonly string[]): Promise<void> {
  await tx.table.update({ where: { id: tableId }, data: { removed: [...removed] } });
}

/** What a table is called, and what its host says to those who are invited. */
export async function renameForming(
  tx: Tx,
  tableId: string,
  called: { readonly name: string; readonly word: string },
): Promise<void> {
  await tx.table.update({ where: { id: tableId }, data: called });
}

/** A table that is forming is played otherwise; `terms` counts that. */
export async function changeTerms(
  tx: Tx,
  tableId: string,
  changed: {
    readonly options: object;
    readonly timeControl: Prisma.InputJsonObject;
    readonly timeZone: string;
    readonly policy: Prisma.InputJsonObject;
    readonly terms: number;
  },
): Promise<void> {
  await tx.table.update({ where: { id: tableId }, data: changed });
}

/** The tables' clocks are about to change: a write that worked its times out before will not go through. */
export async function raiseClocks(tx: Pick<Tx, '$executeRaw'>, tableIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`UPDATE "Table" SET clocks = clocks + 1 WHERE id = ANY(${[...tableIds]}::text[])`;
}
