import type en from '../../i18n/en/pages.json';
import { type Message, messagesOf } from '../../kernel/message.ts';
import type { TableSummary } from '../../play/table-summary.ts';

const say = messagesOf<typeof en>();

/** Who won a finished game, by name and seat; where nobody did, the game's own sentence. Undefined while it is played. */
export function howItEnded({ outcome, seat: own, players }: TableSummary): Message | undefined {
  if (!outcome) return undefined;
  const { winners, summary } = outcome;
  if (winners.length === 0) return summary;
  if (winners.length === 1 && winners[0] === own) return say('pages.home.you-won');
  const names = winners.map((winner) => {
    const player = players.find(({ seat }) => seat === winner);
    return player?.name ? say('pages.home.player-at', { player: player.playerName, seat: player.name }) : winner;
  });
  return say('pages.home.won', { winners: names });
}
