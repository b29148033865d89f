import { writeAct } from '../audit/write-act.ts';
import {
  issueAdministratorLink,
  readAdministratorLink,
  useUpAdministratorLinks,
} from '../mail/links/administrator-link.ts';
import type { Player } from '../people/player.ts';
import { setRole } from '../people/set-role.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import { countAdministrators, lockRoles } from './give-role.ts';

export const FIRST_MINUTES = 60;

/**
 * The link that makes a signed-in player the first administrator, for the log of a starting server: an hour long, and
 * once. Undefined when there is an administrator already. Only the secret's hash is kept.
 */
export async function issueFirstLink(s: Services): Promise<string | undefined> {
  if ((await countAdministrators(s.db)) > 0) return undefined;
  const token = await issueAdministratorLink(s, new Date(s.clock.now().getTime() + FIRST_MINUTES * 60_000));
  return `${s.settings.baseUrl}/first-administrator/${token}`;
}

/**
 * Refuses a link that is forged (`not-found`), used, too old, or useless because there is an administrator already
 * (`stale`). Changes nothing.
 */
export async function readFirstLink(s: Services, token: string): Promise<void> {
  const link = await readAdministratorLink(s, token);
  if (link === undefined) throw refuse('not-found', 'administration.first-unknown');
  if ((await countAdministrators(s.db)) > 0) throw refuse('stale', 'administration.first-taken');
  if (link === 'over') throw refuse('stale', 'administration.first-over', { minutes: FIRST_MINUTES });
}

/** Makes a signed-in player the first administrator. Of two at once one is. Refuses like `readFirstLink`. */
export async function useFirstLink(s: Services, token: string, player: Pick<Player, 'id' | 'name'>): Promise<void> {
  await readFirstLink(s, token);
  await s.db.$transaction(async (tx) => {
    await lockRoles(tx);
    if ((await countAdministrators(tx)) > 0) throw refuse('stale', 'administration.first-taken');
    await useUpAdministratorLinks(tx, s.clock.now());
    await setRole(tx, player.id, 'administrator');
    await writeAct(tx, { by: player.id, at: s.clock.now(), what: 'first-administrator', data: { name: player.name } });
  }, PATIENT);
}
