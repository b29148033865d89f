import { msg } from '../i18n/msg.ts';
import { isTaken } from '../platform/is-taken.ts';
import { readLine } from '../platform/read-line.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { storePack } from '../tables/store-pack.ts';
import { editedGame, wholeOf } from './game-of-pack.ts';
import { MOST_VERSIONS, readOwnPack } from './kept-pack.ts';

const LONGEST_NOTE = 200;

/**
 * Keeps the working copy as the next version, which never changes: tables play with it, also when it is not the newest
 * any more. Gives its number. Refuses (`bad-input`) a working copy with faults, each by card and field, and one that is
 * as the newest version has it; (`too-many`) more versions than a pack may have; (`stale`) one that was changed since
 * the named revision.
 */
export async function keepVersion(
  services: Services,
  wanted: { readonly id: string; readonly playerId: string; readonly revision: number; readonly note: string },
): Promise<number> {
  const own = await readOwnPack(services, wanted);
  if (own.revision !== wanted.revision) throw changed();
  const note = readLine(wanted.note, msg('packs.note'), LONGEST_NOTE);
  const game = editedGame(services, own.game);
  const { rules } = game;
  const pack = rules.parsePack(wholeOf(game, own.draft));
  const [last] = own.versions;
  if (last?.hash === pack.hash) throw refuse('bad-input', 'packs.nothing-new', { number: last.number });
  if (own.versions.length >= MOST_VERSIONS)
    throw refuse('too-many', 'packs.too-many-versions', { most: MOST_VERSIONS });

  const number = (last?.number ?? 0) + 1;
  const builtIn = pack.hash === rules.builtInPack().hash;
  const row = { keptPackId: own.id, number, hash: pack.hash, note, createdAt: services.clock.now() };
  try {
    await services.db.$transaction(async (tx) => {
      await storePack(tx, { game: rules.id, pack, builtIn });
      await tx.packVersion.create({ data: row });
    });
  } catch (error) {
    // Somebody kept it at the same moment, in another window.
    throw isTaken(error) ? changed() : error;
  }
  return number;
}

const changed = () => refuse('stale', 'packs.changed');
