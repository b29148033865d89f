import type { SiteRole } from '../generated/prisma/enums.ts';

/** What somebody is at a table, as far as it matters for what they may do there. */
export type Standing = {
  readonly role: SiteRole;
  /** They are the table's host. */
  readonly host: boolean;
  /** The host has made them moderator of this table. */
  readonly appointed: boolean;
  /** They have a seat there, resigned or not, or have had one. */
  readonly plays: boolean;
  /** Their mailbox is that of somebody who plays there or has: the same person, or one who reads the same mail. */
  readonly tied: boolean;
  /** The table lets a host who does not play moderate it. */
  readonly hostModerates: boolean;
};

/**
 * `moderate`: see everything, rule, take disputes. `appoint`: say who moderates the table. `dispute`: call the
 * moderator.
 */
export type Act = 'moderate' | 'appoint' | 'dispute';

/**
 * Whether somebody may do something at a table. Nobody moderates a table at which they, or somebody with their mailbox,
 * play.
 */
export function may(who: Standing, act: Act): boolean {
  switch (act) {
    case 'moderate':
      return !who.plays && !who.tied && (isSiteModerator(who.role) || who.appointed || (who.host && who.hostModerates));
    case 'appoint':
      return who.host || (isSiteModerator(who.role) && !who.plays && !who.tied);
    case 'dispute':
      return who.plays;
  }
}

/** Moderates every table of this server, except those at which they play. */
export function isSiteModerator(role: SiteRole): boolean {
  return role === 'moderator' || role === 'administrator';
}
