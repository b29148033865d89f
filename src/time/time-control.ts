import { z } from 'zod';

const hours = (least: number) => z.number().min(least).max(8784);

/** Hours of every day, on the table's clocks, that do not count: `{ from: 23, to: 7 }`. */
const nightSchema = z.strictObject({ from: z.int().min(0).max(23), to: z.int().min(0).max(23) });

/** A moment of every week on the table's clocks; 1 is Monday. */
const deadlineSchema = z.strictObject({
  weekday: z.int().min(1).max(7),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
});

/** How many hours of a day count, at least. */
const LEAST_DAY = 8;

/** How fast a table plays. What is optional here came later than the first tables, and is missing in theirs. */
export const timeControlSchema = z
  .strictObject({
    /**
     * Hours for each decision; with a bank what it grows by for each, with deadlines the least that somebody must have.
     */
    hours: hours(1),
    /** Saturdays and Sundays (in the table's time zone) do not count. */
    skipWeekend: z.boolean(),
    /** What happens when a decision's time is up: nothing, the game's own answer, or the moderator is called. */
    atExpiry: z.enum(['wait', 'fallback', 'moderator']),
    /** Hours between the expiry and what then happens. */
    graceHours: hours(0),
    night: nightSchema.optional(),
    /** Each seat saves the time that it does not use: `start` hours to begin with, and never more than `cap`. */
    bank: z.strictObject({ start: hours(0), cap: hours(1) }).optional(),
    /** Answers are due at the next of these, the same for everybody. */
    deadlines: z.array(deadlineSchema).min(1).max(14).optional(),
    /**
     * Where the game answers by itself: once it has answered for a player, the counted hours that they have for the
     * first question of each later turn, until they are back; 12 where it is not said, and never more than `hours`.
     */
    silentHours: hours(1).optional(),
    /** When a seat is reminded, in per cent of its time; 50 and 90 where it is not said. */
    reminders: z.array(z.int().min(1).max(99)).max(2).optional(),
    /**
     * Where the game answers by itself: after how many such answers in a row for one player the moderator is called; 2
     * where it is not said.
     */
    alarm: z.int().min(1).max(20).optional(),
    /**
     * When a substitute is sought: how many hours after everything else was tried; and where the game answers by
     * itself, after how many answers in a row that it gave for one player.
     */
    substitute: z.strictObject({ hours: hours(0), missed: z.int().min(1).max(20) }).optional(),
  })
  .superRefine(({ bank, deadlines, night, reminders, hours }, context) => {
    const fault = (...path: readonly string[]) =>
      context.addIssue({ code: 'custom', path: [...path], input: undefined });
    if (bank && deadlines) fault('deadlines');
    if (bank && bank.cap < Math.max(bank.start, hours)) fault('bank', 'cap');
    if (night && (night.from === night.to || (night.to - night.from + 24) % 24 > 24 - LEAST_DAY)) fault('night');
    if (reminders?.some((share, i) => share <= (reminders[i - 1] ?? 0))) fault('reminders');
    const times = deadlines?.map(({ weekday, time }) => `${weekday} ${time}`) ?? [];
    if (new Set(times).size < times.length) fault('deadlines');
  });

export type TimeControl = z.infer<typeof timeControlSchema>;

/** What a table's clocks go by; the time zone is an IANA name. */
export type TableTime = { readonly timeControl: TimeControl; readonly timeZone: string };

export type Deadline = z.infer<typeof deadlineSchema>;

/** A day and a half for each decision, weekends off, nobody is played for. */
export const USUAL_TIME_CONTROL: TimeControl = { hours: 36, skipWeekend: true, atExpiry: 'wait', graceHours: 24 };

const USUAL_REMINDERS: readonly number[] = [50, 90];

/** When a seat is reminded, in per cent of its time, in order. */
export function remindersOf(timeControl: Pick<TimeControl, 'reminders'>): readonly number[] {
  return timeControl.reminders ?? USUAL_REMINDERS;
}

const USUAL_ALARM = 2;

/** After how many answers in a row that the game gave for one player the moderator is called. */
export function alarmOf(timeControl: Pick<TimeControl, 'alarm'>): number {
  return timeControl.alarm ?? USUAL_ALARM;
}

/** The short time of somebody who has gone silent, where a time control does not say it. */
export const USUAL_SILENT_HOURS = 12;

/** How many counted hours the others wait at the first question of a turn for somebody who has gone silent. */
export function silentHoursOf(timeControl: Pick<TimeControl, 'hours' | 'silentHours'>): number {
  return Math.min(timeControl.hours, timeControl.silentHours ?? USUAL_SILENT_HOURS);
}
