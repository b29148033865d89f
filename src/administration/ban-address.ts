import { writeAct } from '../audit/write-act.ts';
import { Refusal } from '../kernel/refusal.ts';
import { isBarred } from '../people/is-barred.ts';
import { letBackIn, shutOut } from '../people/shut-out.ts';
import { addressesOf } from '../platform/addresses-of.ts';
import { readAddress } from '../platform/read-address.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT, type Tx } from '../platform/transaction.ts';
import { withdrawInvitationsOf } from '../tables/write-invitation.ts';
import { type Actor, checkAdministrator } from './actor.ts';
import { lockRoles } from './give-role.ts';
import { readReason } from './read-reason.ts';

export type BanInput = {
  readonly by: Actor;
  /** `ann@example.org`, or `@example.org` for everybody there (not at its subdomains). */
  readonly address: string;
  readonly reason: string;
};

export type BanEffect = {
  readonly address: string;
  readonly players: readonly { readonly id: string; readonly name: string }[];
};

/**
 * Bans an address or a domain: nobody signs in from there, nobody there is mailed or invited, and the players who are
 * here already lose their sessions at once; their API keys and links are dead as long as it lasts, and their open
 * invitations are withdrawn. Their seats stay theirs, for a moderator to replace them. Again, it gives another reason.
 * Refuses (`bad-input`) what is not an address, no reason, and a ban that hits an administrator: their role is taken
 * away first.
 */
export async function banAddress(s: Services, { by, address: given, reason: why }: BanInput): Promise<BanEffect> {
  await checkAdministrator(s, by);
  const address = readBanned(given);
  const reason = readReason(why);
  const now = s.clock.now();
  const players = await s.db.$transaction(async (tx) => {
    await lockRoles(tx);
    const hit = await playersOf(tx, address);
    const administrator = hit.find(({ role }) => role === 'administrator');
    if (administrator) throw refuse('bad-input', 'administration.ban-administrator', { name: administrator.name });
    const playerIds = hit.map(({ id }) => id);
    const row = { reason, byId: by, createdAt: now };
    await tx.ban.upsert({ where: { address }, create: { address, ...row }, update: row });
    await shutOut(tx, { playerIds, address, now });
    await withdrawInvitationsOf(tx, { playerIds, address }, now);
    await writeAct(tx, { by, at: now, what: 'ban', data: { address, reason, players: playerIds } });
    return hit;
  }, PATIENT);
  return { address, players: players.map(({ id, name }) => ({ id, name })) };
}

/** Lifts a ban; players who are hit by another one stay banned. Refuses (`not-found`) an address that is not banned. */
export async function liftBan(s: Services, { by, address: given }: Omit<BanInput, 'reason'>): Promise<BanEffect> {
  await checkAdministrator(s, by);
  const address = readBanned(given);
  const players = await s.db.$transaction(async (tx) => {
    const { count } = await tx.ban.deleteMany({ where: { address } });
    if (count === 0) throw refuse('not-found', 'administration.no-such-ban', { address });
    const freed: { id: string; name: string }[] = [];
    for (const { id, name, email } of await playersOf(tx, address)) {
      if (await isBarred(tx, email)) continue;
      await letBackIn(tx, id);
      freed.push({ id, name });
    }
    await writeAct(tx, {
      by,
      at: s.clock.now(),
      what: 'lift-ban',
      data: { address, players: freed.map(({ id }) => id) },
    });
    return freed;
  }, PATIENT);
  return { address, players };
}

function playersOf(tx: Tx, address: string) {
  return tx.player.findMany({ where: { email: addressesOf(address) } });
}

/** An address or a domain as it is kept. */
function readBanned(given: string): string {
  const text = given.trim();
  try {
    return text.startsWith('@') ? readAddress(`any${text}`).slice(3) : readAddress(text);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw refuse('bad-input', 'administration.bad-ban-address', { given: text.slice(0, 254) });
  }
}
