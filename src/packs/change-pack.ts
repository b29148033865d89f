import { msg } from '../i18n/msg.ts';
import type { JsonObject } from '../kernel/json.ts';
import { isId } from '../platform/is-id.ts';
import { isStorable } from '../platform/is-storable.ts';
import { lockName } from '../platform/lock-name.ts';
import { newId } from '../platform/new-id.ts';
import { readLine } from '../platform/read-line.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { dropPacks } from '../tables/release-packs.ts';
import { draftOf, editedGame } from './game-of-pack.ts';
import { MOST_KEPT, noSuchPack, readOwnPack } from './kept-pack.ts';

/** Of a working copy and of a version, remarks and all. */
const LARGEST_PACK_KB = 512;
const LONGEST_NAME = 60;

type Own = { readonly id: string; readonly playerId: string };

/**
 * A new kept pack of a player: a working copy of the game's own pack, or of a content that they have. Gives its id.
 * Refuses (`bad-input`) a game whose pack cannot be mended, a bad name and a content that cannot be kept, and
 * (`too-many`) more packs than a player may keep.
 */
export async function makeKeptPack(
  services: Services,
  wanted: { readonly playerId: string; readonly game: string; readonly name: string; readonly content?: unknown },
): Promise<string> {
  const { playerId } = wanted;
  const game = editedGame(services, wanted.game);
  const name = readName(wanted.name);
  const draft = draftOf(game, readContent(wanted.content ?? game.rules.builtInPack().content));
  const now = services.clock.now();
  return services.db.$transaction(async (tx) => {
    await lockName(tx, `packs of ${playerId}`);
    const count = await tx.keptPack.count({ where: { ownerId: playerId } });
    if (count >= MOST_KEPT) throw refuse('too-many', 'packs.too-many', { most: MOST_KEPT });
    const id = newId();
    const row = {
      id,
      ownerId: playerId,
      game: game.rules.id,
      name,
      draft: textOf(draft),
      createdAt: now,
      changedAt: now,
    };
    await tx.keptPack.create({ data: row });
    return id;
  });
}

/** Gives a kept pack another name. Refuses (`not-found`, `bad-input`). */
export async function renamePack({ db }: Services, { id, playerId, name }: Own & { readonly name: string }) {
  if (!isId(id)) throw noSuchPack();
  const { count } = await db.keptPack.updateMany({ where: { id, ownerId: playerId }, data: { name: readName(name) } });
  if (count === 0) throw noSuchPack();
}

/**
 * Writes the working copy anew. It may have faults: only a version may not. Refuses (`stale`) a change to an older
 * revision than the newest, and (`bad-input`) a content that is too large or cannot be kept.
 */
export async function writeDraft(
  services: Services,
  { id, playerId, revision, whole }: Own & { readonly revision: number; readonly whole: unknown },
): Promise<void> {
  const { game } = await readOwnPack(services, { id, playerId });
  const draft = draftOf(editedGame(services, game), readContent(whole));
  const { count } = await services.db.keptPack.updateMany({
    where: { id, ownerId: playerId, revision },
    data: { draft: textOf(draft), revision: revision + 1, changedAt: services.clock.now() },
  });
  if (count === 0) throw refuse('stale', 'packs.changed');
}

/** Deletes a kept pack with its versions. Tables that play with one of them keep it. */
export async function deleteKeptPack({ db }: Services, { id, playerId }: Own): Promise<void> {
  if (!isId(id)) throw noSuchPack();
  await db.$transaction(async (tx) => {
    const versions = await tx.packVersion.findMany({ where: { keptPackId: id }, select: { hash: true } });
    const { count } = await tx.keptPack.deleteMany({ where: { id, ownerId: playerId } });
    if (count === 0) throw noSuchPack();
    await dropPacks(
      tx,
      versions.map(({ hash }) => hash),
    );
  });
}

function readName(given: string): string {
  const name = readLine(given, msg('packs.name'), LONGEST_NAME);
  if (!/[\p{L}\p{N}]/u.test(name)) throw refuse('bad-input', 'packs.no-name');
  return name;
}

function readContent(given: unknown): JsonObject {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw refuse('bad-input', 'packs.no-content');
  if (!isStorable(given)) throw refuse('bad-input', 'tables.bad-characters');
  return Object(given);
}

/** As it is kept. Refuses (`bad-input`) more than a pack may have. */
function textOf(draft: JsonObject): string {
  const text = JSON.stringify(draft);
  const size = Math.ceil(Buffer.byteLength(text) / 1024);
  if (size > LARGEST_PACK_KB) throw refuse('bad-input', 'tables.pack-too-large', { size, most: LARGEST_PACK_KB });
  return text;
}
