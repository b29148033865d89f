import type { SeatId } from '../kernel/decision.ts';
import { isComputer } from '../platform/computer-id.ts';
import type { Services } from '../platform/services.ts';
import type { TableRow } from '../tables/table-row.ts';
import type { BidsView } from './bids/view-bids.ts';
import type { LobbyView, PlaceView } from './lobby-view.ts';
import { mayRemind } from './may-remind.ts';
import { countPlaces } from './places.ts';
import { readAwaitedWords } from './salts/read-awaited-words.ts';

const STATUS = { open: 'invited', accepted: 'joined', declined: 'declined', withdrawn: 'withdrawn' } as const;

/**
 * The people who have joined a forming table and who are asked to. Addresses are shown to the host alone, and only
 * those that the host wrote: whom they chose by name, or who played before at a rematch, goes by name. Whether an
 * address has an account, and whose, nobody learns by inviting it.
 */
export async function readLobby(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  row: Pick<TableRow, 'id' | 'seats' | 'hostId'>,
  /** In the game's order. */
  seats: readonly SeatId[],
  playerId: string | undefined,
  bids?: BidsView,
): Promise<LobbyView> {
  const invitations = await db.invitation.findMany({
    where: { tableId: row.id },
    include: { player: true },
    orderBy: { createdAt: 'asc' },
  });
  const { word, terms } = await db.table.findUniqueOrThrow({
    where: { id: row.id },
    select: { word: true, terms: true },
  });
  const reader = playerId === undefined ? null : await db.player.findUnique({ where: { id: playerId } });

  const joined = row.seats
    .filter((seat) => seat.playerId !== null)
    .map((seat): PlaceView => {
      const invitation = invitations.find((one) => one.playerId === seat.playerId && one.status === 'accepted');
      return {
        seat: seat.unassigned ? undefined : seat.seat,
        playerId: seat.playerId ?? undefined,
        playerName: seat.playerName ?? undefined,
        isComputer: isComputer(seat.playerId),
        status: 'joined',
        invitationId: invitation?.id,
        email: undefined,
        failed: false,
        mayRemind: false,
      };
    });

  const invited = ({ playerId: id, player, email, byName }: (typeof invitations)[number]) => {
    // An account that came after its invitation is known by the address.
    if (reader && (id === reader.id || email === reader.email)) return { playerId: reader.id, playerName: reader.name };
    return id !== null && byName
      ? { playerId: id, playerName: player?.name }
      : { playerId: undefined, playerName: undefined };
  };

  const asked = invitations
    .filter((one) => one.status !== 'accepted')
    .map(
      (one): PlaceView => ({
        seat: one.seat ?? undefined,
        ...invited(one),
        isComputer: false,
        status: STATUS[one.status],
        invitationId: one.id,
        email: playerId === row.hostId && !one.byName ? one.email : undefined,
        failed: playerId === row.hostId && one.status === 'open' && one.failedAt !== null,
        mayRemind: playerId === row.hostId && one.status === 'open' && mayRemind(one, clock.now()),
      }),
    );

  const { free, open } = countPlaces(row.seats, invitations);
  return {
    word,
    terms,
    places: [...joined, ...asked],
    free: bids ? [] : seats.filter((seat) => free.includes(seat)),
    open,
    bids,
    words: await readAwaitedWords(db, row.id, playerId),
  };
}
