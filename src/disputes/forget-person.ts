import { Prisma } from '../generated/prisma/client.ts';
import { type Forgotten, names, noAddress, without } from '../platform/no-address.ts';
import type { Tx } from '../platform/transaction.ts';

/** Somebody moderates no table any more and is asked nothing; their address goes out of all that was written. */
export async function forgetPerson(tx: Tx, person: Forgotten, now: Date): Promise<void> {
  const { id: playerId, email } = person;
  await tx.tableModerator.deleteMany({ where: { playerId } });
  const theirs = { OR: [{ playerId }, { email }] };
  await tx.nomination.updateMany({
    where: { ...theirs, state: { in: ['asked', 'proposed'] } },
    data: { state: 'withdrawn', closedAt: now },
  });
  await tx.nomination.updateMany({ where: theirs, data: { email: noAddress(person) } });
  for (const column of [Prisma.sql`text`, Prisma.sql`resolution`])
    await tx.$executeRaw`UPDATE "Dispute" SET ${column} = ${without(column, person)} WHERE ${names(column, person)}`;
  const text = Prisma.sql`text`;
  await tx.$executeRaw`UPDATE "DisputeMessage" SET text = ${without(text, person)} WHERE ${names(text, person)}`;
}
