import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';
import { lookAgain } from '../notifications/change-notifications.ts';
import { readLocale } from '../platform/locale.ts';
import { partsReader } from '../platform/read-parts.ts';
import type { Services } from '../platform/services.ts';
import { readTimeZone } from '../platform/time-zone.ts';
import { audienceColumns, readAudiences } from './audiences.ts';
import { readMailPreferences } from './mail-preferences.ts';
import { type Player, toPlayer } from './player.ts';
import { readName } from './player-name.ts';

/** What players may change about themselves; what is undefined stays as it is. Nothing here is trusted yet. */
export type PlayerChange = {
  readonly playerId: string;
  readonly name?: unknown;
  readonly timeZone?: unknown;
  readonly locale?: unknown;
  /** All mail preferences together; see `MailPreferences`. */
  readonly mail?: unknown;
  /** Whom they let see what; what is left out of it stays as it is. */
  readonly shows?: unknown;
};

/**
 * Change a player's name, time zone, language, mail preferences or what others may see. Refuses (`bad-input`) the whole
 * for one fault, and tells all.
 */
export async function updatePlayer(s: Services, change: PlayerChange): Promise<Player> {
  const { read, finish } = partsReader();
  const name = read('name', () => (change.name === undefined ? {} : { name: readName(change.name) }));
  const timeZone = read('timeZone', () =>
    change.timeZone === undefined ? {} : { timeZone: readTimeZone(change.timeZone) },
  );
  const locale = read('locale', () => (change.locale === undefined ? {} : { locale: readLocale(change.locale) }));
  const mail = read('mail', () => (change.mail === undefined ? {} : { mail: { ...readMailPreferences(change.mail) } }));
  const shows = read('shows', () => audienceColumns(change.shows === undefined ? {} : readAudiences(change.shows)));
  finish();
  const data = { ...name(), ...timeZone(), ...locale(), ...mail(), ...shows() };
  const [row] = await s.db.player.updateManyAndReturn({ where: { id: change.playerId }, data });
  // What waits may be wanted sooner, or later, from now on.
  if (row && change.mail !== undefined) await lookAgain(s.db, row.id, s.clock.now());
  if (!row) throw new Refusal('not-found', msg('people.no-such-player'));
  return toPlayer(row);
}

/** A player by id; undefined when there is none. */
export async function readPlayer(s: Services, playerId: string): Promise<Player | undefined> {
  const row = await s.db.player.findUnique({ where: { id: playerId } });
  return row ? toPlayer(row) : undefined;
}
