import type { Message } from '../../../kernel/message.ts';
import type { View } from '../view-types.ts';
import { say } from './say.ts';

/** What only this viewer has: his standing orders. Empty for all others. */
export function tellPrivate({ viewer, orders }: View): readonly Message[] {
  return orders
    .filter(({ seat }) => seat === viewer)
    .flatMap(({ passing, lines }) => [
      ...(passing ? [say('versailles-1919-board.private-passing')] : []),
      ...lines.map((line) => say('versailles-1919-board.private-order', { line })),
    ]);
}
