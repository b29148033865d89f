import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';
import { readLocale } from '../platform/locale.ts';
import { newId } from '../platform/new-id.ts';
import type { Services } from '../platform/services.ts';
import { readTimeZone } from '../platform/time-zone.ts';
import { readEmail } from './email-address.ts';
import { isBarred } from './is-barred.ts';
import { type Player, toPlayer } from './player.ts';
import { nameFromEmail, readName } from './player-name.ts';

/** What is known of somebody who comes for the first time. */
export type FirstWords = {
  readonly name?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly locale?: string | undefined;
};

/**
 * The player of an address that has been proven (by a sign-in link or an accepted invitation); made now if there
 * is none. `first` counts only then. Two calls at once make one player. Refuses (`bad-input`) a bad address,
 * name, zone or language, and (`forbidden`) an address that is banned.
 */
export async function playerByEmail(
  s: Services,
  email: string,
  first: FirstWords = {},
): Promise<{ readonly player: Player; readonly created: boolean }> {
  const address = readEmail(email);
  if (await isBarred(s.db, address)) throw new Refusal('forbidden', msg('people.banned'));

  const known = await s.db.player.findUnique({ where: { email: address } });
  if (known) return { player: toPlayer(known), created: false };

  const { count } = await s.db.player.createMany({
    data: {
      id: newId(),
      email: address,
      name: first.name === undefined ? nameFromEmail(address) : readName(first.name),
      timeZone: first.timeZone === undefined ? 'UTC' : readTimeZone(first.timeZone),
      locale: first.locale === undefined ? 'en' : readLocale(first.locale),
      createdAt: s.clock.now(),
    },
    skipDuplicates: true,
  });

  const row = await s.db.player.findUniqueOrThrow({ where: { email: address } });
  return { player: toPlayer(row), created: count === 1 };
}

/** Nothing came of what `playerByEmail` made an account for: it goes again. One that is gone already stays gone. */
export async function forgetNewcomer(s: Pick<Services, 'db'>, playerId: string): Promise<void> {
  await s.db.player.deleteMany({ where: { id: playerId } });
}

/** The player of an address, if there is one; nothing is made. */
export async function findPlayerByEmail(s: Services, email: string): Promise<Player | undefined> {
  const row = await s.db.player.findUnique({ where: { email: readEmail(email) } });
  return row ? toPlayer(row) : undefined;
}
