import { hashSecret, isSecret, newSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';
import type { Tx } from '../../platform/transaction.ts';

const PURPOSE = 'first-administrator';

/** A link for the log of a starting server that works until `expiresAt`; only its hash is kept. Gives its token. */
export async function issueAdministratorLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  expiresAt: Date,
): Promise<string> {
  const token = newSecret();
  await db.linkToken.create({
    data: { hash: hashSecret(token), purpose: PURPOSE, createdAt: clock.now(), expiresAt },
  });
  return token;
}

/** Whether such a link can be used now; undefined: no such link was issued. Changes nothing. */
export async function readAdministratorLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<'open' | 'over' | undefined> {
  const row = isSecret(token) ? await db.linkToken.findUnique({ where: { hash: hashSecret(token) } }) : null;
  if (row?.purpose !== PURPOSE) return undefined;
  const over = row.usedAt !== null || (row.expiresAt !== null && row.expiresAt <= clock.now());
  return over ? 'over' : 'open';
}

/** There is an administrator now: all such links are used up. */
export async function useUpAdministratorLinks(tx: Tx, now: Date): Promise<void> {
  await tx.linkToken.updateMany({ where: { purpose: PURPOSE, usedAt: null }, data: { usedAt: now } });
}
