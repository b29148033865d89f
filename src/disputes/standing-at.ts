import { isReadable } from '../access/readable.ts';
import type { SiteRole } from '../generated/prisma/enums.ts';
import { isId } from '../platform/is-id.ts';
import { noSuchTable, refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { type Act, may, type Standing } from './may.ts';
import { moderationPolicy } from './moderation-policy.ts';
import { isTied, tablePeople } from './tied-people.ts';

type Row = Pick<Standing, 'host' | 'appointed' | 'plays'> & {
  readonly role: SiteRole | null;
  readonly email: string | null;
  readonly policy: unknown;
  readonly known: boolean;
};

/** What a player is at a table, and whether they may read it without being its moderator. */
export type Known = Standing & { readonly known: boolean };

/** Asked afresh each time: a role that was taken away is gone at once. Refuses (`not-found`) an unknown table. */
export async function standingAt({ db }: Pick<Services, 'db'>, tableId: string, playerId: string): Promise<Known> {
  if (!isId(tableId) || !isId(playerId)) throw noSuchTable();
  const [row] = await db.$queryRaw<Row[]>`
    SELECT (SELECT role FROM "Player" WHERE id = ${playerId})::text AS role,
      (SELECT email FROM "Player" WHERE id = ${playerId}) AS email, t."hostId" = ${playerId} AS host, t.policy,
      EXISTS (SELECT 1 FROM "TableModerator" m WHERE m."tableId" = t.id AND m."playerId" = ${playerId}) AS appointed,
      EXISTS (SELECT 1 FROM "Seat" s WHERE s."tableId" = t.id AND s."playerId" = ${playerId})
        OR EXISTS (SELECT 1 FROM "Entry" e WHERE e."tableId" = t.id AND e.kind = 'seat'
          AND ${playerId} IN (e.data ->> 'player', e.data ->> 'former'))
        AS plays,
      ${isReadable(playerId)} AS known
    FROM "Table" t WHERE t.id = ${tableId}`;
  if (!row) throw noSuchTable();

  const { role, email, host, appointed, plays, policy, known } = row;
  const { hostModerates } = moderationPolicy(policy);
  const standing = { role: role ?? 'player', host, appointed, plays, tied: false, hostModerates, known };
  if (email === null || !may(standing, 'moderate')) return standing;
  return { ...standing, tied: isTied(await tablePeople(db, tableId), { id: playerId, email }) };
}

/**
 * Refuses (`forbidden`) everybody who may not; for those who have no business with the table (`not-found`), it does not
 * exist.
 */
export async function checkMay(
  services: Pick<Services, 'db'>,
  who: { readonly tableId: string; readonly playerId: string },
  act: Act,
): Promise<Standing> {
  const standing = await standingAt(services, who.tableId, who.playerId);
  if (may(standing, act)) return standing;
  if (!standing.known && !may({ ...standing, plays: false, tied: false }, 'moderate')) throw noSuchTable();
  switch (act) {
    case 'moderate':
      throw refuse('forbidden', refusalOf(standing));
    case 'appoint':
      throw refuse('forbidden', 'moderation.not-host');
    case 'dispute':
      throw refuse('forbidden', 'moderation.not-seated');
  }
}

function refusalOf({ plays, tied }: Standing) {
  if (plays) return 'moderation.plays-here';
  return tied ? 'moderation.tied-here' : 'moderation.not-moderator';
}
