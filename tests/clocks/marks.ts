import { addCounted } from '../../src/time/counted-time.ts';
import { allot, reminderTimes } from '../../src/time/due-time.ts';
import type { TimeControl } from '../../src/time/time-control.ts';

/** When a decision opened at `from` must be answered, when nothing comes between. */
export function dueTime(timeControl: TimeControl, timeZone: string, from: Date): Date {
  return allot(timeControl, timeZone, from).dueAt;
}

/** All marks of such a decision: reminders, the end of its time, and the end of the grace after it. */
export function marks(timeControl: TimeControl, timeZone: string, from: Date) {
  const allotted = allot(timeControl, timeZone, from);
  const due = allotted.dueAt;
  const graceEnd = timeControl.graceHours === 0 ? due : addCounted(timeControl, timeZone, due, timeControl.graceHours);
  return { reminders: reminderTimes(timeControl, timeZone, allotted), due, graceEnd };
}
