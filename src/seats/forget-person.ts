import { Prisma } from '../generated/prisma/client.ts';
import { type Forgotten, names, noAddress, without } from '../platform/no-address.ts';
import type { Tx } from '../platform/transaction.ts';

/** Somebody stands in for nobody any more; seats that were offered to them, or that they offered, are not now. */
export async function forgetPerson(tx: Tx, person: Forgotten, now: Date): Promise<void> {
  const { id: playerId, email } = person;
  await tx.standIn.deleteMany({ where: { playerId } });
  await tx.substituteRequest.updateMany({
    where: { OR: [{ email }, { byId: playerId }], state: 'open' },
    data: { state: 'withdrawn', closedAt: now },
  });
  await tx.substituteRequest.updateMany({ where: { email }, data: { email: noAddress(person) } });
  const reason = Prisma.sql`reason`;
  await tx.$executeRaw`
    UPDATE "SubstituteRequest" SET reason = ${without(reason, person)} WHERE ${names(reason, person)}`;
}
