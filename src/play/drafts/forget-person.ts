import { Prisma } from '../../generated/prisma/client.ts';
import { type Forgotten, names } from '../../platform/no-address.ts';
import type { Tx } from '../../platform/transaction.ts';

/** Drafts in which an address stands go: such answers are not taken anyway. */
export async function forgetPerson(tx: Tx, person: Forgotten): Promise<void> {
  const draft = Prisma.sql`to_jsonb(d)::text`;
  await tx.$executeRaw`DELETE FROM "Draft" d WHERE ${names(draft, person)}`;
  await tx.$executeRaw`DELETE FROM "SheetDraft" d WHERE ${names(draft, person)}`;
}
