import { withdrawAddressRequests } from '../notifications/change-notifications.ts';
import { DAY_MS } from '../platform/durations.ts';
import { hashSecret, isSecret, newSecret } from '../platform/secret.ts';
import type { Services } from '../platform/services.ts';
import { type Player, toPlayer } from './player.ts';

const SESSION_DAYS = 90;

/** A session that is not stored yet: the token for the cookie, and the row with its hash. */
export function newSession(playerId: string, now: Date) {
  const token = newSecret();
  return { token, row: { tokenHash: hashSecret(token), playerId, createdAt: now, expiresAt: endOfSession(now) } };
}

/** Sign a player in whose address has been proven in another way, e.g. by the link of their invitation. */
export async function openSession(s: Services, playerId: string): Promise<{ readonly sessionToken: string }> {
  const session = newSession(playerId, s.clock.now());
  await s.db.session.create({ data: session.row });
  return { sessionToken: session.token };
}

/**
 * The player whose session this is; undefined for an unknown, ended or expired one, and for a banned player. Each day
 * of use begins its 90 days anew, so a session is written to at most once a day.
 */
export async function playerOfSession(s: Services, token: string): Promise<Player | undefined> {
  if (!isSecret(token)) return undefined;
  const now = s.clock.now();
  const tokenHash = hashSecret(token);
  const session = await s.db.session.findUnique({ where: { tokenHash }, include: { player: true } });
  if (!session || session.expiresAt <= now || session.player.bannedAt) return undefined;
  const renewed = endOfSession(now);
  if (renewed.getTime() - session.expiresAt.getTime() >= DAY_MS) {
    await s.db.session.updateMany({ where: { tokenHash }, data: { expiresAt: renewed } });
  }
  return toPlayer(session.player);
}

/** End one session. An unknown one is ended already. */
export async function signOut(s: Services, token: string): Promise<void> {
  await s.db.session.deleteMany({ where: { tokenHash: hashSecret(token) } });
}

/**
 * End all sessions of a player, and kill the sign-in links that still lie in their mailbox. API keys stay. A change of
 * address that waits for its confirmation ends too: the person who asked for it may be the reason to sign out
 * everywhere.
 */
export async function signOutEverywhere(s: Services, playerId: string): Promise<void> {
  const player = await s.db.player.findUnique({ where: { id: playerId }, select: { email: true } });
  if (!player) return;
  const links = { OR: [{ email: player.email, playerId: null }, { playerId }] };
  await s.db.$transaction([
    s.db.session.deleteMany({ where: { playerId } }),
    s.db.signInLink.updateMany({ where: { ...links, usedAt: null }, data: { usedAt: s.clock.now() } }),
    withdrawAddressRequests(s.db, playerId),
  ]);
}

function endOfSession(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS);
}
