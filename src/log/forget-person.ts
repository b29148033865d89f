import { Prisma } from '../generated/prisma/client.ts';
import { type Forgotten, names, without } from '../platform/no-address.ts';
import type { Tx } from '../platform/transaction.ts';

/**
 * An address goes out of the reasons that stand in the logs of somebody's tables: no rule reads them, so a replay comes
 * to the same positions. Nothing else of an entry is ever changed.
 */
export async function forgetPerson(tx: Tx, person: Forgotten): Promise<void> {
  const reason = Prisma.sql`e.data ->> 'reason'`;
  await tx.$executeRaw`
    UPDATE "Entry" e SET data = jsonb_set(e.data, '{reason}', to_jsonb(${without(reason, person)}))
    WHERE e."tableId" IN (
        SELECT "tableId" FROM "Seat" WHERE "playerId" = ${person.id}
        UNION SELECT id FROM "Table" WHERE "hostId" = ${person.id}
        UNION SELECT "tableId" FROM "SubstituteRequest" WHERE "formerId" = ${person.id})
      AND e.kind <> 'answered' AND ${names(reason, person)}`;
}
