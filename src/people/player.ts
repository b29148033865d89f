import type { Player as PlayerRow, SiteRole } from '../generated/prisma/client.ts';
import type { Audiences } from './audiences.ts';
import { type MailPreferences, mailPreferencesOf } from './mail-preferences.ts';

/** Somebody who plays here, as the rooms see them. */
export type Player = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly locale: string;
  readonly mail: MailPreferences;
  /** Whom they let see what of them. */
  readonly shows: Audiences;
  /** What they may do beside playing, everywhere on this server. */
  readonly role: SiteRole;
  readonly createdAt: Date;
};

/** A row as the rooms have it. */
export function toPlayer(row: PlayerRow): Player {
  const { id, email, name, timeZone, locale, role, createdAt } = row;
  const shows = { name: row.nameTo, record: row.recordTo, games: row.gamesTo };
  return { id, email, name, timeZone, locale, mail: mailPreferencesOf(row.mail), shows, role, createdAt };
}
