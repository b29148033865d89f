import { isBarred } from '../../people/is-barred.ts';
import type { Services } from '../../platform/services.ts';
import { isUnwanted } from '../letter/stop-letters.ts';
import type { OutboxMail } from '../mail-room.ts';
import type { Reason } from '../reasons.ts';

/**
 * Why a reader is mailed nothing at all; undefined when they may be. What counts is the address that they have now. A
 * suppressed address still gets the links to sign in that were asked for there: how else would its owner come back?
 */
export async function whyHeldBack(s: Services, mail: OutboxMail): Promise<Reason | undefined> {
  const { db } = s;
  const player = mail.playerId === null ? null : await db.player.findUnique({ where: { id: mail.playerId } });
  const email = player?.email ?? mail.to;
  if (player?.bannedAt || (await isBarred(db, email))) return 'banned';
  if (mail.kind === 'sign-in') return undefined;
  if ((await db.suppression.count({ where: { address: email } })) > 0) return 'suppressed';
  return (await isUnwanted(s, mail, email)) ? 'stopped' : undefined;
}
