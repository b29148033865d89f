import { Prisma } from '../generated/prisma/client.ts';
import { type Forgotten, names, without } from '../platform/no-address.ts';
import type { Tx } from '../platform/transaction.ts';

/** Somebody's own copies of letters go. What they wrote to others stays theirs, who have it, without the address. */
export async function forgetPerson(tx: Tx, person: Forgotten): Promise<void> {
  const { id: playerId } = person;
  await tx.letterCopy.deleteMany({ where: { playerId } });
  await tx.letterMute.deleteMany({ where: { playerId } });
  const text = Prisma.sql`text`;
  await tx.$executeRaw`UPDATE "Letter" SET text = ${without(text, person)} WHERE ${names(text, person)}`;
}
