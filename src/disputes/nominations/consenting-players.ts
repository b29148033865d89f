import type { LockedTable } from '../../platform/transaction.ts';

type Seats = { readonly seats: readonly Pick<LockedTable['seats'][number], 'unassigned' | 'playerId' | 'resigned'>[] };

/** The players without whose consent nobody becomes moderator of a running game: those who play its seats now. */
export function consentingPlayers({ seats }: Seats): readonly string[] {
  const players = seats.flatMap(({ unassigned, playerId, resigned }) =>
    playerId === null || resigned || unassigned ? [] : [playerId],
  );
  return [...new Set(players)];
}

/** Everybody who has joined a table, started or not. */
export function joinedPlayers({ seats }: Seats): readonly string[] {
  return [...new Set(seats.flatMap(({ playerId }) => (playerId === null ? [] : [playerId])))];
}
