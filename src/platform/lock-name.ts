import type { Tx } from './transaction.ts';

/** One transaction at a time goes on from here under this name; the others wait until it is over. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}
