import { viewerOf } from '../access/viewer-of.ts';
import type { JoinLink } from '../generated/prisma/client.ts';
import type { MessageKey } from '../i18n/msg.ts';
import { DAY_MS } from '../platform/durations.ts';
import { isId } from '../platform/is-id.ts';
import { refuse } from '../platform/refuse.ts';
import { hashSecret, isSecret, newSecret } from '../platform/secret.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT, type Tx } from '../platform/transaction.ts';
import { lockForming } from './lock-forming.ts';

/** Days for which a link may work. */
export const LONGEST_LINK = 60;
/** People who may join by one. */
export const MOST_BY_LINK = 50;
/** Links of one table that work at the same time. */
const MOST_LINKS = 10;

type Hosting = {
  readonly tableId: string;
  /** Must be the host. */
  readonly playerId: string;
};

export type JoinLinkView = {
  /** Names the link without giving it away. */
  readonly id: string;
  readonly most: number;
  readonly used: number;
  readonly expiresAt: Date;
};

/**
 * A new link by which `most` people may join a forming table, uninvited, within so many days. Its token is shown this
 * once; only its hash is kept. Refuses anybody but the host (`forbidden`), a table that has begun or was called off
 * (`stale`), numbers out of bounds (`bad-input`), and more than 10 links (`too-many`).
 */
export async function createJoinLink(
  { db, clock }: Services,
  { tableId, playerId, most, days }: Hosting & { readonly most: number; readonly days: number },
): Promise<{ readonly id: string; readonly token: string }> {
  if (!isWithin(most, MOST_BY_LINK)) throw refuse('bad-input', 'lobby.join-link-most', { most: MOST_BY_LINK });
  if (!isWithin(days, LONGEST_LINK)) throw refuse('bad-input', 'lobby.join-link-days', { most: LONGEST_LINK });
  const token = newSecret();
  const id = hashSecret(token);
  await db.$transaction(async (tx) => {
    await lockForming(tx, tableId, playerId);
    const now = clock.now();
    const open = await tx.joinLink.count({ where: { tableId, endedAt: null, expiresAt: { gt: now } } });
    if (open >= MOST_LINKS) throw refuse('too-many', 'lobby.join-link-too-many', { most: MOST_LINKS });
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    await tx.joinLink.create({ data: { tokenHash: id, tableId, most, createdAt: now, expiresAt } });
  }, PATIENT);
  return { id, token };
}

/** The links of a table that work, oldest first, without their secrets: for its host. */
export async function listJoinLinks(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  tableId: string,
): Promise<readonly JoinLinkView[]> {
  const rows = await db.joinLink.findMany({
    where: { tableId, endedAt: null, expiresAt: { gt: clock.now() } },
    orderBy: [{ createdAt: 'asc' }, { tokenHash: 'asc' }],
  });
  return rows
    .filter(({ used, most }) => used < most)
    .map(({ tokenHash, most, used, expiresAt }) => ({ id: tokenHash, most, used, expiresAt }));
}

/**
 * Nobody joins by a link any more; twice changes nothing. Refuses anybody but the host (`forbidden`), and a link that
 * the table does not have (`not-found`).
 */
export async function endJoinLink(services: Services, input: Hosting & { readonly id: string }): Promise<void> {
  const { tableId, playerId, id } = input;
  const { db, clock } = services;
  await viewerOf(services, tableId, playerId);
  const hosts = await db.table.count({ where: { id: tableId, hostId: playerId } });
  if (hosts === 0) throw refuse('forbidden', 'tables.not-host');
  const where = { tableId, tokenHash: id };
  if (!isId(id) || (await db.joinLink.count({ where })) === 0) throw refuse('not-found', 'lobby.no-such-join-link');
  await db.joinLink.updateMany({ where: { ...where, endedAt: null }, data: { endedAt: clock.now() } });
}

/** A link as it is now: `over` says why nobody joins by it any more. Refuses (`not-found`) an unknown one. */
export async function readJoinLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<{ readonly tableId: string; readonly over: MessageKey | undefined }> {
  const link = isSecret(token) ? await db.joinLink.findUnique({ where: { tokenHash: hashSecret(token) } }) : null;
  if (!link) throw refuse('not-found', 'lobby.join-link-unknown');
  const { status } = await db.table.findUniqueOrThrow({ where: { id: link.tableId }, select: { status: true } });
  if (status === 'cancelled') return { tableId: link.tableId, over: 'tables.cancelled' };
  if (status !== 'forming') return { tableId: link.tableId, over: 'tables.has-started' };
  return { tableId: link.tableId, over: whyOver(link, clock.now()) };
}

/**
 * Somebody joins by a link, in the transaction in which they take their place; the table's row is locked. Refuses
 * (`not-found`) an unknown link and one of another table, and (`stale`) one by which nobody joins any more.
 */
export async function useJoinLink(tx: Tx, tableId: string, token: string, now: Date): Promise<void> {
  const link = isSecret(token) ? await tx.joinLink.findUnique({ where: { tokenHash: hashSecret(token) } }) : null;
  if (link?.tableId !== tableId) throw refuse('not-found', 'lobby.join-link-unknown');
  const over = whyOver(link, now);
  if (over) throw refuse('stale', over);
  await tx.joinLink.update({ where: { tokenHash: link.tokenHash }, data: { used: { increment: 1 } } });
}

function whyOver({ endedAt, expiresAt, used, most }: JoinLink, now: Date) {
  if (endedAt !== null) return 'lobby.join-link-ended';
  if (expiresAt <= now) return 'lobby.join-link-expired';
  return used < most ? undefined : 'lobby.join-link-used';
}

function isWithin(count: number, most: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= most;
}
