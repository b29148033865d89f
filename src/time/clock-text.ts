import { msg } from '../i18n/msg.ts';
import type { ClockEntry } from '../kernel/log.ts';
import type { Message } from '../kernel/message.ts';

const KEYS = {
  expired: 'clocks.expired',
  extended: 'clocks.extended',
  paused: 'clocks.paused',
  shortened: 'clocks.shortened',
  resumed: 'clocks.resumed',
  returned: 'clocks.returned',
} as const;

/**
 * A log entry about the clocks in words: for which seat (where it is one), by whom (where it was somebody), until when,
 * why.
 */
export function clockText(
  { change, until, reason, by }: ClockEntry,
  seat: Message | undefined,
  name: string | undefined,
): Message {
  return msg(KEYS[change], {
    seated: seat ? 'yes' : 'no',
    seat: seat ?? '',
    named: by === undefined ? 'no' : 'yes',
    by: name ?? msg('clocks.somebody'),
    until: until === undefined ? '' : { moment: until },
    reason: reason ?? '',
  });
}
