import type { SeatId } from '../kernel/decision.ts';
import { readAddress } from '../platform/read-address.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import { isBidFor } from './bids/is-bid-for.ts';
import { refuseSeat } from './bids/refuse-seat.ts';
import { announce, inviteTo } from './invite-to.ts';
import { lockForming } from './lock-forming.ts';
import { countPlaces } from './places.ts';
import { seatNotFree } from './seat-not-free.ts';

export type InviteInput = {
  readonly tableId: string;
  /** Must be the host. */
  readonly playerId: string;
  readonly email: string;
  readonly seat?: SeatId | undefined;
  /** Given where the host chose them by name, and is not told their address. */
  readonly name?: string | undefined;
};

/**
 * The host of a forming table invites somebody (else, after a refusal) to a place that is open. Refuses (`forbidden`)
 * anybody but the host, and (`bad-input`) a bad address, the host's own, one that is invited or has accepted already,
 * no open place, a seat that is not free, or any where seats are bid for; and (`too-many`) more invitations than people
 * write.
 */
export async function invitePlayer(
  services: Services,
  { tableId, playerId, email: given, seat, name }: InviteInput,
): Promise<{ readonly invitationId: string }> {
  const email = readAddress(given);
  const invitationId = await services.db.$transaction(async (tx) => {
    const table = await lockForming(tx, tableId, playerId);
    const byName = name !== undefined;
    const known = table.invitations.find((one) => one.email === email && one.byName === byName);
    if (known?.status === 'open') throw refuse('bad-input', 'tables.address-twice', { email: name ?? email });
    // Whose address this is, the host knows of those invited there and of themselves; of those who joined unasked, or
    // by name, it is not told.
    const host = await tx.player.findUnique({ where: { id: table.hostId } });
    const invited = byName ? await tx.player.findUnique({ where: { email } }) : null;
    const who = invited?.id ?? (known?.status === 'accepted' ? known.playerId : null);
    if (who !== null && table.seats.some((one) => one.playerId === who))
      throw refuse('bad-input', 'tables.address-sits', { email: name ?? email });
    if (host?.email === email) throw refuse('bad-input', 'tables.invites-themselves');
    if (isBidFor(table)) refuseSeat(seat);
    const { open, free } = countPlaces(table.seats, table.invitations);
    if (open < 1) throw refuse('bad-input', 'tables.no-place');
    if (seat !== undefined && !free.includes(seat)) throw seatNotFree(services, table.game, seat, free);
    return inviteTo(tx, services, { tableId, by: playerId, email, seat, name });
  }, PATIENT);
  announce(services, tableId, undefined);
  return { invitationId };
}
