import { Prisma } from '../generated/prisma/client.ts';
import { type Forgotten, names, noAddress, without } from '../platform/no-address.ts';
import type { Tx } from '../platform/transaction.ts';

/**
 * Somebody leaves this server: they lose their places at tables that are forming, their invitations are withdrawn and
 * lose the address, and running games of theirs have another of their players as host. Seats of games that have begun
 * stay as they are.
 */
export async function forgetPerson(tx: Tx, person: Forgotten, now: Date): Promise<void> {
  const { id: playerId, email } = person;
  const atForming = { playerId, table: { status: 'forming' } } as const;
  await tx.seat.deleteMany({ where: { ...atForming, unassigned: true } });
  await tx.seat.updateMany({ where: atForming, data: { playerId: null, salt: '', saltHash: null, saltLost: false } });
  const theirs = { OR: [{ playerId }, { email }] };
  await tx.invitation.updateMany({
    where: { ...theirs, status: 'open' },
    data: { status: 'withdrawn', answeredAt: now },
  });
  await tx.invitation.updateMany({ where: theirs, data: { email: noAddress(person) } });
  for (const column of [Prisma.sql`name`, Prisma.sql`word`])
    await tx.$executeRaw`UPDATE "Table" SET ${column} = ${without(column, person)} WHERE ${names(column, person)}`;
  await tx.$executeRaw`
    UPDATE "Table" t SET "hostId" = heir.id
    FROM (
      SELECT DISTINCT ON (s."tableId") s."tableId", p.id FROM "Seat" s JOIN "Player" p ON p.id = s."playerId"
      WHERE p.id <> ${playerId} AND p."bannedAt" IS NULL AND NOT s.resigned ORDER BY s."tableId", s.seat
    ) heir
    WHERE t."hostId" = ${playerId} AND t.status = 'playing' AND heir."tableId" = t.id`;
}
