import type { Forgotten } from '../platform/no-address.ts';
import type { Tx } from '../platform/transaction.ts';
import { dropPacks } from '../tables/release-packs.ts';

/**
 * What somebody kept goes, and what others shared with them is not theirs any more; tables keep what they play with.
 */
export async function forgetPerson(tx: Tx, { id: playerId }: Forgotten): Promise<void> {
  const versions = await tx.packVersion.findMany({
    where: { keptPack: { ownerId: playerId } },
    select: { hash: true },
  });
  await tx.packReader.deleteMany({ where: { playerId } });
  await tx.keptPack.deleteMany({ where: { ownerId: playerId } });
  await dropPacks(
    tx,
    versions.map(({ hash }) => hash),
  );
}
