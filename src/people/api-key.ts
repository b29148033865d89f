import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';
import { newId } from '../platform/new-id.ts';
import { hashSecret, isSecret, newSecret } from '../platform/secret.ts';
import type { Services } from '../platform/services.ts';
import { type Player, toPlayer } from './player.ts';
import { readName } from './player-name.ts';

/** Makes a key recognisable, for people and for scanners that look for leaked secrets. */
const PREFIX = 'dsp_';
const MOST_KEYS = 20;
const MINUTE = 60_000;

export type ApiKeyView = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** To the minute. */
  readonly lastUsedAt: Date | undefined;
};

/**
 * A new API key. `key` is shown this once; only its hash is kept. Refuses a bad name (`bad-input`) and more
 * than 20 keys (`too-many`).
 */
export async function createApiKey(
  s: Services,
  input: { readonly playerId: string; readonly name: unknown },
): Promise<{ readonly id: string; readonly name: string; readonly key: string }> {
  const name = readName(input.name);
  const count = await s.db.apiKey.count({ where: { playerId: input.playerId } });
  if (count >= MOST_KEYS) throw new Refusal('too-many', msg('people.too-many-keys', { most: MOST_KEYS }));
  const key = PREFIX + newSecret();
  const id = newId();
  await s.db.apiKey.create({
    data: { id, name, playerId: input.playerId, tokenHash: hashSecret(key), createdAt: s.clock.now() },
  });
  return { id, name, key };
}

/** A player's keys, oldest first, without their secrets. */
export async function listApiKeys(s: Services, playerId: string): Promise<readonly ApiKeyView[]> {
  const rows = await s.db.apiKey.findMany({ where: { playerId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt,
    lastUsedAt: lastUsedAt ?? undefined,
  }));
}

/** End a key. Refuses (`not-found`) a key that is not theirs. */
export async function revokeApiKey(
  s: Services,
  input: { readonly playerId: string; readonly keyId: string },
): Promise<void> {
  const { count } = await s.db.apiKey.deleteMany({ where: { id: input.keyId, playerId: input.playerId } });
  if (count === 0) throw new Refusal('not-found', msg('people.no-such-key'));
}

/**
 * The player who uses this key; undefined for an unknown or revoked one, and as long as they are banned. Its use is
 * noted once a minute.
 */
export async function playerOfApiKey(s: Services, key: string): Promise<Player | undefined> {
  if (!key.startsWith(PREFIX) || !isSecret(key.slice(PREFIX.length))) return undefined;
  const row = await s.db.apiKey.findUnique({ where: { tokenHash: hashSecret(key) }, include: { player: true } });
  if (!row || row.player.bannedAt) return undefined;
  const now = s.clock.now();
  const lately = new Date(now.getTime() - MINUTE);
  if (row.lastUsedAt === null || row.lastUsedAt <= lately) {
    const notYet = { OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: lately } }] };
    await s.db.apiKey.updateMany({ where: { id: row.id, ...notYet }, data: { lastUsedAt: now } });
  }
  return toPlayer(row.player);
}
