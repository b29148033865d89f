import { Prisma } from '../generated/prisma/client.ts';
import { type Forgotten, names, without } from '../platform/no-address.ts';
import type { Tx } from '../platform/transaction.ts';

/**
 * The mails to somebody go, with their links and what the built-in mailbox caught of them; others' mails lose the
 * address where it stands in them. Their notifications went before.
 */
export async function forgetPerson(tx: Tx, person: Forgotten): Promise<void> {
  const { id: playerId, email } = person;
  await tx.linkToken.deleteMany({ where: { OR: [{ playerId }, { data: { path: ['email'], equals: email } }] } });
  await tx.mail.deleteMany({ where: { OR: [{ playerId }, { to: email }] } });
  for (const column of [Prisma.sql`subject`, Prisma.sql`error`])
    await tx.$executeRaw`UPDATE "Mail" SET ${column} = ${without(column, person)} WHERE ${names(column, person)}`;
  await tx.$executeRaw`
    DELETE FROM "CaughtMail" WHERE "to" = ${email} OR position(convert_to(${email}, 'UTF8') IN raw) > 0`;
}
