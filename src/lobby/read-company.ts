import { msg } from '../i18n/msg.ts';
import { isComputer } from '../platform/computer-id.ts';
import type { Services } from '../platform/services.ts';
import type { Company } from './about-table.ts';
import { countPlaces } from './places.ts';

type Of = { readonly id: string; readonly hostId: string; readonly host: { readonly name: string } };

/**
 * Who is at a table that is forming, for somebody whose own invitation is `without`, and how many play; the host comes
 * first.
 */
export async function readCompany(
  { db }: Pick<Services, 'db'>,
  { id: tableId, hostId, host }: Of,
  without: string | undefined,
): Promise<{ readonly company: Company; readonly players: number }> {
  const seats = await db.seat.findMany({ where: { tableId }, include: { player: true }, orderBy: { seat: 'asc' } });
  const invitations = await db.invitation.findMany({ where: { tableId } });
  const { players, open } = countPlaces(seats, invitations);
  const others = invitations.filter(({ id, status }) => status === 'open' && id !== without);
  const held = seats.filter(({ playerId }) => playerId !== null);
  const first = held.filter(({ playerId }) => playerId === hostId);
  const names = [...first, ...held.filter(({ playerId }) => playerId !== hostId)].map(({ playerId, player }) =>
    isComputer(playerId) ? msg('lobby.computer-too') : (player?.name ?? ''),
  );
  return { company: { hostName: host.name, names, invited: others.length, open }, players };
}
