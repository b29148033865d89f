import { isBarred } from '../../people/is-barred.ts';
import type { Services } from '../../platform/services.ts';
import type { OutboxMail } from './mail-room.ts';
import { isUnwanted } from './stop-letters.ts';

/** Why a mail was dropped, as its row says it. */
export const BANNED = 'the address is banned';
export const SUPPRESSED = 'the address is suppressed';
export const STOPPED = 'its reader has stopped such mails';

/**
 * Why a reader is mailed nothing at all; undefined when they may be. What counts is the address that they have now. A
 * suppressed address still gets the links to sign in that were asked for there: how else would its owner come back?
 */
export async function whyHeldBack(s: Services, mail: OutboxMail): Promise<string | undefined> {
  const { db } = s;
  const player = mail.playerId === null ? null : await db.player.findUnique({ where: { id: mail.playerId } });
  const email = player?.email ?? mail.to;
  if (player?.bannedAt || (await isBarred(db, email))) return BANNED;
  if (mail.kind === 'sign-in') return undefined;
  if ((await db.suppression.count({ where: { address: email } })) > 0) return SUPPRESSED;
  return (await isUnwanted(s, mail, email)) ? STOPPED : undefined;
}
