import { msg } from '../../i18n/msg.ts';

import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { Services } from '../../platform/services.ts';

/** A seat as its game names it, also where this server no longer has the game. */
export function seatLabel({ games }: Pick<Services, 'games'>, game: string, seat: SeatId): Message {
  return games.get(game)?.rules.seatName(seat) ?? msg('administration.by-name', { name: seat });
}
