import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import type { TableSummary } from '../../play/table-summary.ts';

/**
 * Who won a finished game, by name and seat; where nobody did, the game's own sentence. Undefined while it is played.
 */
export function howItEnded({ outcome, seat: own, players }: TableSummary): Message | undefined {
  if (!outcome) return undefined;
  const { winners, summary } = outcome;
  if (winners.length === 0) return summary;
  if (winners.length === 1 && winners[0] === own) return msg('pages.home.you-won');
  const names = winners.map((winner) => {
    const player = players.find(({ seat }) => seat === winner);
    return player?.name ? msg('pages.home.player-at', { player: player.playerName, seat: player.name }) : winner;
  });
  return msg('pages.home.won', { winners: names });
}
