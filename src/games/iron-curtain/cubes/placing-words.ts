import type { Message } from '../../../kernel/message.ts';
import { nameOf } from '../map/cards.ts';
import { msg } from '../msg.ts';
import type { Placing, Position } from '../types.ts';

/** What a side is asked while it places cubes. */
export function placingPrompt({ state, pack }: Position, placing: Placing): Message {
  const { left, perCard = 0 } = placing;
  const reserve = state.reserve[placing.side];
  return msg(placing.cause === 'order' ? 'iron-curtain.ask.order-cubes' : 'iron-curtain.ask.event-cubes', {
    card: nameOf(pack, placing.card),
    left,
    reserve,
    perCard: perCard < left ? perCard : 0, // a limit that does not bind is not worth a word
    taxed: placing.taxed ? 'yes' : 'no',
    short: placing.short && reserve < left ? 'yes' : 'no',
  });
}

export function waitingForCubes(
  { pack }: Position,
  { side, card, cause }: Pick<Placing, 'side' | 'card' | 'cause'>,
): Message {
  return msg('iron-curtain.waiting.cubes', { side, card: nameOf(pack, card), cause });
}
