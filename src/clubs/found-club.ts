import { msg } from '../i18n/msg.ts';
import { lockName } from '../platform/lock-name.ts';
import { newId } from '../platform/new-id.ts';
import { readLine } from '../platform/read-line.ts';
import { partsReader } from '../platform/read-parts.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';

const LONGEST_NAME = 80;
const LONGEST_ABOUT = 300;
/** Clubs of one host. */
const MOST_CLUBS = 20;

export type NewClub = { readonly playerId: string; readonly name: string; readonly about?: string | undefined };

/**
 * Founds a club, whose host and first member is the player. Refuses (`bad-input`) no name and texts that are too long,
 * and (`too-many`) a host of many clubs.
 */
export async function foundClub(services: Services, { playerId, name, about }: NewClub): Promise<{ clubId: string }> {
  const words = readWords({ name, about });
  const clubId = newId();
  const now = services.clock.now();
  await services.db.$transaction(async (tx) => {
    await lockName(tx, `clubs of ${playerId}`);
    if ((await tx.club.count({ where: { hostId: playerId } })) >= MOST_CLUBS)
      throw refuse('too-many', 'clubs.too-many', { most: MOST_CLUBS });
    await tx.club.create({
      data: {
        id: clubId,
        ...words,
        hostId: playerId,
        createdAt: now,
        members: { create: { playerId, joinedAt: now } },
      },
    });
  });
  return { clubId };
}

function readWords({ name: given, about = '' }: { readonly name: string; readonly about?: string | undefined }) {
  const { read, finish } = partsReader();
  const name = read('name', () => {
    const line = readLine(given, msg('clubs.name'), LONGEST_NAME);
    if (!/[\p{L}\p{N}]/u.test(line)) throw refuse('bad-input', 'clubs.no-name');
    return line;
  });
  const words = read('about', () => readLine(about, msg('clubs.about'), LONGEST_ABOUT));
  finish();
  return { name: name(), about: words() };
}
