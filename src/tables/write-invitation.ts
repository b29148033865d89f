import { addressesOf } from '../platform/addresses-of.ts';
import { newId } from '../platform/new-id.ts';
import type { Tx } from '../platform/transaction.ts';

type Opening = {
  readonly seat: string | null;
  readonly playerId: string | null;
  readonly status: 'open';
  /** The host chose them by name. */
  readonly byName: boolean;
  readonly createdAt: Date;
  readonly answeredAt: null;
  readonly remindedAt: null;
  readonly failedAt: null;
};

/**
 * Opens an invitation by name, or to an address, which is asked again where it was before; gives its id. The two know
 * nothing of each other, or a host would learn whose an address is.
 */
export async function openInvitation(
  tx: Tx,
  { tableId, email }: { readonly tableId: string; readonly email: string },
  open: Opening,
): Promise<string> {
  const { byName } = open;
  const { id } = await tx.invitation.upsert({
    where: { tableId_email_byName: { tableId, email, byName } },
    create: { id: newId(), tableId, email, ...open },
    update: open,
  });
  return id;
}

/** An invitation is over: accepted or declined by a player, or withdrawn. */
export async function closeInvitation(
  tx: Tx,
  id: string,
  closed:
    | { readonly status: 'accepted' | 'declined'; readonly playerId: string; readonly answeredAt: Date }
    | { readonly status: 'withdrawn'; readonly answeredAt: Date },
): Promise<void> {
  await tx.invitation.update({ where: { id }, data: closed });
}

/** Somebody is reminded of their invitation; its mail goes out anew. */
export async function noteReminder(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.invitation.update({ where: { id }, data: { remindedAt: at, failedAt: null } });
}

/** The mail of an open invitation came back; false: that was known, or it is open no more. */
export async function noteFailure(tx: Pick<Tx, 'invitation'>, id: string, at: Date): Promise<boolean> {
  const { count } = await tx.invitation.updateMany({
    where: { id, status: 'open', failedAt: null },
    data: { failedAt: at },
  });
  return count > 0;
}

/** Withdraws all open invitations of a table. */
export async function withdrawInvitations(tx: Tx, tableId: string, answeredAt: Date): Promise<void> {
  await tx.invitation.updateMany({ where: { tableId, status: 'open' }, data: { status: 'withdrawn', answeredAt } });
}

/** Open invitations to these addresses, which name nobody yet, are for this player. */
export async function addressInvitations(tx: Tx, emails: readonly string[], playerId: string): Promise<void> {
  await tx.invitation.updateMany({
    where: { email: { in: [...emails] }, playerId: null, status: 'open' },
    data: { playerId },
  });
}

/** Withdraws all open invitations of players, and of an address or (`@example.org`) a domain. */
export async function withdrawInvitationsOf(
  tx: Tx,
  { playerIds, address }: { readonly playerIds: readonly string[]; readonly address: string },
  answeredAt: Date,
): Promise<void> {
  const theirs = [{ playerId: { in: [...playerIds] } }, { email: addressesOf(address) }];
  await tx.invitation.updateMany({
    where: { OR: theirs, status: 'open' },
    data: { status: 'withdrawn', answeredAt },
  });
}
