import { addCounted } from '../../src/time/counted-time.ts';
import { allot, reminderTimes } from '../../src/time/due-time.ts';
import type { Pace } from '../../src/time/pace.ts';

/** When a decision opened at `from` must be answered, when nothing comes between. */
export function dueTime(pace: Pace, timeZone: string, from: Date): Date {
  return allot(pace, timeZone, from).dueAt;
}

/** All marks of such a decision: reminders, the end of its time, and the end of the grace after it. */
export function marks(pace: Pace, timeZone: string, from: Date) {
  const allotted = allot(pace, timeZone, from);
  const due = allotted.dueAt;
  const graceEnd = pace.graceHours === 0 ? due : addCounted(pace, timeZone, due, pace.graceHours);
  return { reminders: reminderTimes(pace, timeZone, allotted), due, graceEnd };
}
