import { Prisma } from '../generated/prisma/client.ts';
import { type Forgotten, names, without } from '../platform/no-address.ts';
import type { Tx } from '../platform/transaction.ts';

/** An address goes out of the reasons for takebacks. */
export async function forgetPerson(tx: Tx, person: Forgotten): Promise<void> {
  const reason = Prisma.sql`reason`;
  await tx.$executeRaw`UPDATE "Takeback" SET reason = ${without(reason, person)} WHERE ${names(reason, person)}`;
}
