import { writeAct } from '../audit/write-act.ts';
import { SiteRole } from '../generated/prisma/enums.ts';
import type { Player } from '../people/player.ts';
import { findPlayerByEmail, playerByEmail } from '../people/player-by-email.ts';
import { setRole } from '../people/set-role.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT, type Tx } from '../platform/transaction.ts';
import { type Actor, COMMAND_LINE, checkAdministrator } from './actor.ts';

export const ROLES = Object.values(SiteRole);

export type RoleInput = {
  readonly by: Actor;
  readonly email: string;
  /** `player` takes every other role away. */
  readonly role: string;
};

/**
 * Gives a player a role on this server, or takes it: of two changes at once the second sees what the first did. At the
 * command line an address without a player gets one. Refuses anybody but an administrator (`forbidden`), and
 * (`bad-input`) a role that there is not, an address without a player, a banned player, and to take the last
 * administrator away.
 */
export async function giveRole(s: Services, { by, email, role: given }: RoleInput): Promise<Player> {
  await checkAdministrator(s, by);
  const role = ROLES.find((one) => one === given);
  if (!role) throw refuse('bad-input', 'administration.no-such-role', { given: given.slice(0, 40), roles: [...ROLES] });
  const chosen = by === COMMAND_LINE ? (await playerByEmail(s, email)).player : await findPlayerByEmail(s, email);
  if (!chosen) throw refuse('bad-input', 'administration.no-such-player', { email: email.trim() });

  await s.db.$transaction(async (tx) => {
    await lockRoles(tx);
    const row = await tx.player.findUniqueOrThrow({ where: { id: chosen.id } });
    if (row.role === role) return;
    if (row.bannedAt) throw refuse('bad-input', 'administration.banned-no-role', { name: row.name });
    if (row.role === 'administrator' && (await countAdministrators(tx, row.id)) === 0)
      throw refuse('bad-input', 'administration.last-administrator', { name: row.name });
    await setRole(tx, row.id, role);
    await writeAct(tx, {
      by,
      at: s.clock.now(),
      what: 'role',
      data: { player: row.id, name: row.name, from: row.role, role },
    });
  }, PATIENT);
  return { ...chosen, role };
}

/** One change of roles at a time, until the transaction ends. */
export async function lockRoles(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('administration:roles', 0))`;
}

/** How many administrators can act, besides one. */
export async function countAdministrators(tx: Tx, besides = ''): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM "Player"
    WHERE role = 'administrator' AND "bannedAt" IS NULL AND id <> ${besides}`;
  return row?.count ?? 0;
}
