import { msg } from '../../i18n/msg.ts';
import type { TableView } from '../../play/table-view.ts';

/** What a chat shows of a link to a public table that has begun: its board as a stranger sees it, and who plays. */
export function shareTable({ id, gameName, public: isPublic, view, seats }: TableView, baseUrl: string) {
  if (!isPublic || !view) return undefined;
  const players = seats.flatMap(({ playerName }) => playerName ?? []);
  return {
    picture: `${baseUrl}/t/${id}/board.png`,
    words: msg('pages.table.shared', { game: gameName, players, count: players.length }),
  };
}
