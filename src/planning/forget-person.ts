import { Prisma } from '../generated/prisma/client.ts';
import { type Forgotten, names, without } from '../platform/no-address.ts';
import type { Tx } from '../platform/transaction.ts';

/** An address goes out of what anybody has noted on a map. */
export async function forgetPerson(tx: Tx, person: Forgotten): Promise<void> {
  const marks = Prisma.sql`marks::text`;
  await tx.$executeRaw`
    UPDATE "PlanningBoard" SET marks = (${without(marks, person)})::jsonb, version = version + 1
    WHERE ${names(marks, person)}`;
}
