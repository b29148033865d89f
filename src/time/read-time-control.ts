import { type MessageKey, msg } from '../i18n/msg.ts';
import type { Message } from '../kernel/message.ts';
import { Refusal } from '../kernel/refusal.ts';

import { type TimeControl, timeControlSchema } from './time-control.ts';

/** What is possible, for each part of a time control that can be wrong in more than one way. */
const FAULTS: { readonly [part: string]: MessageKey } = {
  hours: 'clocks.fault-hours',
  graceHours: 'clocks.fault-grace',
  deadlines: 'clocks.fault-deadlines',
  bank: 'clocks.fault-bank',
  night: 'clocks.fault-night',
  reminders: 'clocks.fault-reminders',
  alarm: 'clocks.fault-alarm',
  silentHours: 'clocks.fault-silent',
  substitute: 'clocks.fault-substitute',
};

/**
 * A time control as somebody sent it. Refuses (`bad-input`) one that is not possible, with a detail for each part that
 * is wrong.
 */
export function readTimeControl(given: unknown): TimeControl {
  const timeControl = timeControlSchema.safeParse(given);
  if (timeControl.success) return timeControl.data;
  const parts = [...new Set(timeControl.error.issues.map((issue) => String(issue.path[0] ?? '')))];
  const details = parts.map((at) => ({ at, reason: faultOf(at) }));
  throw new Refusal('bad-input', msg('tables.bad-time-control', { fields: parts }), details);
}

function faultOf(part: string): Message {
  const known = FAULTS[part];
  return known === undefined ? msg('tables.bad-time-control', { fields: [part] }) : msg(known);
}
