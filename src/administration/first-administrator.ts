import { writeAct } from '../audit/write-act.ts';
import type { Player } from '../people/player.ts';
import { refuse } from '../platform/refuse.ts';
import { hashSecret, isSecret, newSecret } from '../platform/secret.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import { countAdministrators, lockRoles } from './give-role.ts';

const PURPOSE = 'first-administrator';
export const FIRST_MINUTES = 60;

/**
 * The link that makes a signed-in player the first administrator, for the log of a starting server: an hour long, and
 * once. Undefined when there is an administrator already. Only the secret's hash is kept.
 */
export async function issueFirstLink(s: Services): Promise<string | undefined> {
  if ((await countAdministrators(s.db)) > 0) return undefined;
  const token = newSecret();
  const now = s.clock.now();
  const expiresAt = new Date(now.getTime() + FIRST_MINUTES * 60_000);
  await s.db.linkToken.create({ data: { hash: hashSecret(token), purpose: PURPOSE, createdAt: now, expiresAt } });
  return `${s.settings.baseUrl}/first-administrator/${token}`;
}

/**
 * Refuses a link that is forged (`not-found`), used, too old, or useless because there is an administrator already
 * (`stale`). Changes nothing.
 */
export async function readFirstLink(s: Services, token: string): Promise<void> {
  const row = isSecret(token) ? await s.db.linkToken.findUnique({ where: { hash: hashSecret(token) } }) : null;
  if (row?.purpose !== PURPOSE) throw refuse('not-found', 'administration.first-unknown');
  if ((await countAdministrators(s.db)) > 0) throw refuse('stale', 'administration.first-taken');
  if (row.usedAt || (row.expiresAt && row.expiresAt <= s.clock.now()))
    throw refuse('stale', 'administration.first-over', { minutes: FIRST_MINUTES });
}

/** Makes a signed-in player the first administrator. Of two at once one is. Refuses like `readFirstLink`. */
export async function useFirstLink(s: Services, token: string, player: Pick<Player, 'id' | 'name'>): Promise<void> {
  await readFirstLink(s, token);
  await s.db.$transaction(async (tx) => {
    await lockRoles(tx);
    if ((await countAdministrators(tx)) > 0) throw refuse('stale', 'administration.first-taken');
    await tx.linkToken.updateMany({ where: { purpose: PURPOSE, usedAt: null }, data: { usedAt: s.clock.now() } });
    await tx.player.update({ where: { id: player.id }, data: { role: 'administrator' } });
    await writeAct(tx, { by: player.id, at: s.clock.now(), what: 'first-administrator', data: { name: player.name } });
  }, PATIENT);
}
