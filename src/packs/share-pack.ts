import { isId } from '../platform/is-id.ts';
import { lockName } from '../platform/lock-name.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { hashToken, isToken, newToken } from '../seats/spectators/token.ts';
import { type KeptPack, MOST_READERS, noSuchPack, readUsablePack } from './kept-pack.ts';

type Own = { readonly id: string; readonly playerId: string };

/**
 * A new secret link by which others come to use a kept pack; an older one ends, and those who came by it stay. The
 * secret is given this once: only its hash is kept. Refuses (`not-found`) whoever does not own the pack.
 */
export async function linkPack({ db }: Services, { id, playerId }: Own): Promise<string> {
  if (!isId(id)) throw noSuchPack();
  const token = newToken();
  const where = { id, ownerId: playerId };
  const { count } = await db.keptPack.updateMany({ where, data: { linkHash: hashToken(token) } });
  if (count === 0) throw noSuchPack();
  return token;
}

/** The link ends; twice changes nothing. Those who came by it stay. */
export async function endPackLink({ db }: Services, { id, playerId }: Own): Promise<void> {
  if (!isId(id)) throw noSuchPack();
  await db.keptPack.updateMany({ where: { id, ownerId: playerId }, data: { linkHash: null } });
}

/** What a link leads to. Refuses (`not-found`) one that there is not, or that has ended: both look alike. */
export async function readLinkedPack(services: Services, token: string): Promise<KeptPack> {
  const row = isToken(token)
    ? await services.db.keptPack.findUnique({
        where: { linkHash: hashToken(token) },
        select: { id: true, ownerId: true },
      })
    : null;
  if (!row) throw refuse('not-found', 'packs.no-such-link');
  return readUsablePack(services, { id: row.id, playerId: row.ownerId });
}

/** A player comes to use the pack that a link leads to; its owner does anyway. Gives its id. Refuses (`too-many`). */
export async function followPackLink(services: Services, { token, playerId }: { token: string; playerId: string }) {
  const { id, ownerId } = await readLinkedPack(services, token);
  if (ownerId === playerId) return id;
  await services.db.$transaction(async (tx) => {
    await lockName(tx, `readers of pack ${id}`);
    const others = await tx.packReader.count({ where: { keptPackId: id, playerId: { not: playerId } } });
    if (others >= MOST_READERS) throw refuse('too-many', 'packs.too-many-readers', { most: MOST_READERS });
    const row = { keptPackId: id, playerId, createdAt: services.clock.now() };
    await tx.packReader.createMany({ data: [row], skipDuplicates: true });
  });
  return id;
}

/**
 * Somebody uses a kept pack no more: its owner takes it from them, or they put it away themselves. Tables that play
 * with it keep it.
 */
export async function removeReader(
  { db }: Services,
  { id, by, readerId }: { readonly id: string; readonly by: string; readonly readerId: string },
): Promise<void> {
  if (!isId(id) || !isId(readerId)) throw noSuchPack();
  const mayRemove = by === readerId ? {} : { keptPack: { ownerId: by } };
  const { count } = await db.packReader.deleteMany({ where: { keptPackId: id, playerId: readerId, ...mayRemove } });
  if (count === 0) throw noSuchPack();
}
