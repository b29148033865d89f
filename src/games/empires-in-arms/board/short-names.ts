import type { Message } from '../../../kernel/message.ts';
import type { Time, Zone } from '../pack-lists.ts';
import { msg } from './msg.ts';

/** A zone of the political status display. */
export function zoneName(zone: Zone): Message {
  return msg('empires-in-arms-board.zone', { zone });
}

/** "Mar 1806". */
export function shortMonth({ month, year }: Time): Message {
  return msg('empires-in-arms-board.short-month', { month, year: String(year) });
}

/** "March 1806" within a sentence. */
export function monthWithin({ month, year }: Time): Message {
  return msg('empires-in-arms-board.month', { month, year: String(year) });
}
