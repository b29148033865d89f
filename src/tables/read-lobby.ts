import type { SeatId } from '../kernel/decision.ts';
import { countPlaces } from './places.ts';
import { knownBefore } from './rematch/known-before.ts';
import type { Services } from './services.ts';
import type { TableRow } from './table-row.ts';
import type { LobbyView, PlaceView } from './table-view.ts';
import { isUnassigned } from './unassigned.ts';

const STATUS = { open: 'invited', accepted: 'joined', declined: 'declined', withdrawn: 'withdrawn' } as const;

/**
 * Who has joined a forming table and who is asked to. Addresses are shown to the host alone, and only those that he wrote:
 * at a rematch whoever played before goes by his name.
 */
export async function readLobby(
  { db }: Services,
  row: Pick<TableRow, 'id' | 'seats' | 'hostId'>,
  /** In the game's order. */
  seats: readonly SeatId[],
  playerId: string | undefined,
): Promise<LobbyView> {
  const invitations = await db.invitation.findMany({
    where: { tableId: row.id },
    include: { player: true },
    orderBy: { createdAt: 'asc' },
  });
  const known = await knownBefore({ db }, row.id);
  const joined = row.seats
    .filter((seat) => seat.playerId !== null)
    .map((seat): PlaceView => {
      const invitation = invitations.find((one) => one.playerId === seat.playerId && one.status === 'accepted');
      return {
        seat: isUnassigned(seat.seat) ? undefined : seat.seat,
        playerId: seat.playerId ?? undefined,
        playerName: seat.playerName ?? undefined,
        status: 'joined',
        invitationId: invitation?.id,
        email: undefined,
      };
    });
  const asked = invitations
    .filter((one) => one.status !== 'accepted')
    .map(
      (one): PlaceView => ({
        seat: one.seat ?? undefined,
        playerId: one.playerId ?? undefined,
        // Whose address it is, nobody learns by inviting it.
        playerName:
          one.playerId !== null && (one.playerId === playerId || known.has(one.playerId))
            ? one.player?.name
            : undefined,
        status: STATUS[one.status],
        invitationId: one.id,
        email: playerId === row.hostId && !known.has(one.playerId ?? '') ? one.email : undefined,
      }),
    );
  const { free, open } = countPlaces(row.seats, invitations);
  return { places: [...joined, ...asked], free: seats.filter((seat) => free.includes(seat)), open };
}
