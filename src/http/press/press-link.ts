import type { TableView } from '../../play/table-view.ts';

/** The link to the reader's letters on a table's page; undefined: they are none of those between whom letters go. */
export function pressLink(
  { id, status, seats, lobby, hostId }: Pick<TableView, 'id' | 'status' | 'seats' | 'lobby' | 'hostId'>,
  playerId: string | undefined,
  unread: number,
) {
  if (playerId === undefined || status === 'cancelled') return undefined;
  if (status !== 'forming' && unread === 0 && isAlone(seats)) return undefined;
  const here =
    status === 'forming'
      ? hostId === playerId || lobby?.places.some((place) => place.status === 'joined' && place.playerId === playerId)
      : seats.some((seat) => seat.playerId === playerId && !(seat.resigned && status === 'playing'));
  return here ? { href: `/t/${id}/press`, unread } : undefined;
}

/** One person plays, by themselves or beside computers: there is nobody to write to. */
const isAlone = (seats: TableView['seats']): boolean =>
  new Set(seats.flatMap(({ playerId, isComputer }) => (isComputer ? [] : (playerId ?? [])))).size < 2;
