import { SOURCE_LANGUAGE } from '../../i18n/languages.ts';
import type { MailPreferences } from '../../people/mail-preferences.ts';
import { type Player, toPlayer } from '../../people/player.ts';
import type { Services } from '../../platform/services.ts';

/** Whom a letter goes to, and how they read. */
export type Reader = {
  readonly email: string;
  readonly locale: string;
  readonly timeZone: string;
  /** Undefined: nobody knows yet. */
  readonly format: MailPreferences['format'] | undefined;
  readonly oneSubject?: boolean | undefined;
};

export function readerOf({ email, locale, timeZone, mail }: Player): Reader {
  return { email, locale, timeZone, format: mail.format, oneSubject: mail.oneSubject };
}

/**
 * Somebody at an address, who may have no account yet: then the time zone is that of what they are told about, and the
 * language that of whoever had the mail written.
 */
export function readerAt(
  email: string,
  player: Player | undefined,
  unknown: { readonly timeZone: string; readonly locale: string | undefined },
): Reader {
  const { timeZone, locale = SOURCE_LANGUAGE } = unknown;
  return player ? { ...readerOf(player), email } : { email, locale, timeZone, format: undefined };
}

/** A player by their id; undefined: there is none. */
export async function findPlayer({ db }: Pick<Services, 'db'>, playerId: string): Promise<Player | undefined> {
  const row = await db.player.findUnique({ where: { id: playerId } });
  return row ? toPlayer(row) : undefined;
}
