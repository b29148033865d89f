import type { Player as PlayerRow, SiteRole } from '../generated/prisma/client.ts';
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
  /** What they may do beside playing, everywhere on this server. */
  readonly role: SiteRole;
  readonly createdAt: Date;
};

export function toPlayer(row: PlayerRow): Player {
  const { id, email, name, timeZone, locale, role, createdAt } = row;
  return { id, email, name, timeZone, locale, mail: mailPreferencesOf(row.mail), role, createdAt };
}
