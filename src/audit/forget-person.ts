import { Prisma } from '../generated/prisma/client.ts';
import { type Forgotten, names, without } from '../platform/no-address.ts';
import type { Tx } from '../platform/transaction.ts';

/** An address goes out of what was noted; that it was done stays noted. */
export async function forgetPerson(tx: Tx, person: Forgotten): Promise<void> {
  const data = Prisma.sql`data::text`;
  await tx.$executeRaw`UPDATE "Audit" SET data = (${without(data, person)})::jsonb WHERE ${names(data, person)}`;
  await tx.$executeRaw`
    UPDATE "Audit" SET data = jsonb_set(data, '{name}', '"—"')
    WHERE data ->> 'player' = ${person.id} AND data ? 'name'`;
}
