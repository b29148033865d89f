import type { Message } from '../../../kernel/message.ts';
import { map } from '../map.ts';

/** An area of the map, at land or at sea, as the reader's language has it. */
export function placeName(id: string): Message {
  return map.names.area(id);
}
