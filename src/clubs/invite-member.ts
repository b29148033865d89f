import { readWord } from '../lobby/read-word.ts';
import { writeToOutsiders } from '../notifications/write-to-outsiders.ts';
import { isBarred } from '../people/is-barred.ts';
import { DAY_MS } from '../platform/durations.ts';
import { lockName } from '../platform/lock-name.ts';
import { newId } from '../platform/new-id.ts';
import { readAddress } from '../platform/read-address.ts';
import { partsReader } from '../platform/read-parts.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import { listFellows } from '../profiles/list-fellows.ts';
import { openAt } from './answer-invitation.ts';
import { findOwnClub } from './find-club.ts';
import { MOST_MEMBERS } from './join-club.ts';

/** How long somebody may think about it. */
export const INVITATION_DAYS = 14;

export type MemberInvitation = {
  readonly clubId: string;
  /** The host. */
  readonly playerId: string;
  /** Somebody of the host's address book, by their name there or by their id; or a mail address. */
  readonly who: string;
  /** What the host says to them. */
  readonly word?: string | undefined;
};

/** `name`: given where the host knows them by name, and not by their address. */
type Invited = { readonly email: string; readonly name: string | undefined };

/**
 * The host asks somebody to become a member: by mail, and they find it among their clubs; asked again after they
 * declined or it ended, it begins anew. One by name and one to an address stand side by side. Refuses (`bad-input`) a
 * name that the host does not know, what is no address, a banned one, who is a member by name or asked already, and too
 * long a word; (`forbidden`) other members; and (`too-many`) more than a club can have, or than people write. Whose an
 * address is, no refusal tells.
 */
export async function inviteMember(services: Services, input: MemberInvitation): Promise<void> {
  const { clubId, playerId } = input;
  await findOwnClub(services.db, { clubId, playerId });
  const { read, finish } = partsReader();
  const found = await findInvited(services, input);
  const who = read('who', () => found ?? { email: readAddress(readWho(input.who)), name: undefined });
  const word = read('word', () => readWord(input.word));
  finish();
  await services.db.$transaction((tx) => invite(tx, services, { ...input, word: word() }, who()));
  services.wake();
}

/** Whom a name or an id stands for. */
async function findInvited(services: Services, { playerId, who }: MemberInvitation): Promise<Invited | undefined> {
  const wanted = who.trim().toLowerCase();
  const fellow = (await listFellows(services, playerId)).find(
    ({ id, called }) => id === who || called.toLowerCase() === wanted,
  );
  if (!fellow) return undefined;
  const { email } = await services.db.player.findUniqueOrThrow({ where: { id: fellow.id } });
  return { email, name: fellow.called };
}

function readWho(who: string): string {
  if (who.includes('@')) return who;
  throw refuse('bad-input', 'clubs.not-known');
}

async function invite(
  tx: Tx,
  services: Services,
  { clubId, playerId: by, word }: MemberInvitation & { readonly word: string },
  { email, name }: Invited,
): Promise<void> {
  await lockName(tx, `invitations to ${clubId}`);
  const now = services.clock.now();
  const byName = name !== undefined;
  const player = await tx.player.findUnique({ where: { email } });
  if (await isBarred(tx, email)) throw refuse('bad-input', 'tables.barred-address', { email: name ?? email });
  const host = await tx.player.findUniqueOrThrow({ where: { id: by } });
  if (host.email === email) throw refuse('bad-input', 'clubs.invites-themselves');
  // By their names the host knows the members; of an address they are not told whose it is.
  const sits = byName && player ? await tx.clubMember.count({ where: { clubId, playerId: player.id } }) : 0;
  const same = byName && player ? { OR: [{ email }, { playerId: player.id }] } : { email };
  const open = { clubId, byName, ...same, ...openAt(now) };
  if (sits > 0 || (await tx.clubInvitation.count({ where: open })) > 0)
    throw refuse('bad-input', 'clubs.invited-already', { name: name ?? email });
  if ((await tx.clubInvitation.count({ where: { clubId } })) >= MOST_MEMBERS)
    throw refuse('too-many', 'clubs.full', { most: MOST_MEMBERS });

  await tx.clubInvitation.deleteMany({ where: { clubId, byName, ...same } });
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const row = { id: newId(), clubId, email, playerId: player?.id ?? null, byName, word, createdAt: now, expiresAt };
  await tx.clubInvitation.create({ data: row });
  const told = { kind: 'club-invitation', email, playerId: player?.id, data: { clubInvitation: row.id } } as const;
  await writeToOutsiders(tx, services, { by, notifications: [told], whenFull: 'refuse', byName });
}
