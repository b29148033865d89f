import { msg } from '../../i18n/msg.ts';
import type { Message, MessageArg } from '../../kernel/message.ts';
import { sayPlayer } from '../../platform/computer-id.ts';
import type { Occasion } from '../turn/occasion.ts';
import type { TableKind } from './mail-kind.ts';

/** Another seat has a new player; news as long as they have it. */
export const replaced: TableKind<'replaced'> = {
  news: ({ seat, player }, { table }) => {
    const held = table.seats.find((one) => one.seat === seat && one.playerId === player);
    return table.status === 'playing' && held
      ? replacedNews(held.name, sayPlayer(player, held.playerName ?? ''))
      : undefined;
  },
};

export function replacedNews(seat: Message, player: MessageArg): Occasion {
  return {
    kind: 'replaced',
    head: () => ({
      subject: msg('subjects.replaced', { seat, player }),
      headline: msg('substitutes.replaced-title', { seat, player }),
      leads: [],
    }),
    note: () => [msg('substitutes.replaced-note', { seat, player })],
  };
}
