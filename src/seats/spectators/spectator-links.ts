import { viewerOf } from '../../access/viewer-of.ts';
import { isId } from '../../platform/is-id.ts';
import { noSuchTable, refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { hashToken, newToken } from './token.ts';

/** The longest that spectators may be behind: thirty days. */
export const LONGEST_DELAY = 720;
/** Links of one table that work at the same time. */
const MOST_LINKS = 20;

export type SpectatorLinkView = {
  /** Names the link without giving it away. */
  readonly id: string;
  readonly delayHours: number;
  readonly createdAt: Date;
};

type HostInput = { readonly tableId: string; readonly playerId: string };

/**
 * A new link by which a table can be watched without signing in, `delayHours` behind. The token is shown this once;
 * only its hash is kept. Refuses anybody but the host (`forbidden`), a table that is not for them (`not-found`), a
 * delay that is not a number from 0 to 720 (`bad-input`), a table that was called off (`stale`) and more than 20 links
 * (`too-many`).
 */
export async function createSpectatorLink(
  services: Services,
  { tableId, playerId, delayHours }: HostInput & { readonly delayHours: number },
): Promise<{ readonly id: string; readonly token: string }> {
  const { status } = await checkHost(services, { tableId, playerId });
  if (!Number.isFinite(delayHours) || delayHours < 0 || delayHours > LONGEST_DELAY)
    throw refuse('bad-input', 'spectators.bad-delay', { most: LONGEST_DELAY });
  if (status === 'cancelled') throw refuse('stale', 'spectators.cancelled');
  const count = await services.db.spectatorLink.count({ where: { tableId, endedAt: null } });
  if (count >= MOST_LINKS) throw refuse('too-many', 'spectators.too-many', { most: MOST_LINKS });
  const token = newToken();
  const tokenHash = hashToken(token);
  await services.db.spectatorLink.create({
    data: { tokenHash, tableId, delayHours, createdAt: services.clock.now() },
  });
  return { id: tokenHash, token };
}

/**
 * The links of a table that work, oldest first, without their secrets. For its host: refuses others like
 * `createSpectatorLink`.
 */
export async function listSpectatorLinks(services: Services, host: HostInput): Promise<readonly SpectatorLinkView[]> {
  const { tableId } = await checkHost(services, host);
  const rows = await services.db.spectatorLink.findMany({
    where: { tableId, endedAt: null },
    orderBy: [{ createdAt: 'asc' }, { tokenHash: 'asc' }],
  });
  return rows.map(({ tokenHash, delayHours, createdAt }) => ({ id: tokenHash, delayHours, createdAt }));
}

/**
 * Ends a link; twice changes nothing. Refuses a link that the table does not have (`not-found`), and like
 * `createSpectatorLink`.
 */
export async function endSpectatorLink(services: Services, input: HostInput & { readonly id: string }): Promise<void> {
  const { tableId } = await checkHost(services, input);
  const where = { tableId, tokenHash: input.id };
  if (!isId(input.id) || (await services.db.spectatorLink.count({ where })) === 0)
    throw refuse('not-found', 'spectators.no-such-link');
  await services.db.spectatorLink.updateMany({
    where: { ...where, endedAt: null },
    data: { endedAt: services.clock.now() },
  });
}

async function checkHost(services: Services, { tableId, playerId }: HostInput) {
  await viewerOf(services, tableId, playerId);
  const table = await services.db.table.findUnique({ where: { id: tableId } });
  if (!table) throw noSuchTable();
  if (table.hostId !== playerId) throw refuse('forbidden', 'spectators.not-host');
  return { tableId, status: table.status };
}
