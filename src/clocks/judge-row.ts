import { isTimeZone } from '../i18n/translator.ts';
import type { Services } from '../platform/services.ts';
import { readSpan, type StoredSpan } from '../time/read-clocks.ts';
import { silentTimeControl } from '../time/silence.ts';
import { type TimeControl, timeControlSchema, USUAL_TIME_CONTROL } from '../time/time-control.ts';
import { type ClockStep, nextStep } from './next-step.ts';

/** A waiting seat whose mark has come, with what is needed to judge it. */
export type DueRow = {
  readonly tableId: string;
  readonly seat: string;
  readonly decision: string;
  readonly since: number;
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly hours: number | null;
  readonly stage: number;
  /** When its player is away. */
  readonly away: readonly StoredSpan[];
  /** The clock has answered for it before, and its player has not been back. */
  readonly silent: boolean;
  readonly timeControl: unknown;
  readonly timeZone: string;
  readonly playerId: string | null;
};

export type Judged = { readonly row: DueRow; readonly timeControl: TimeControl; readonly step: ClockStep };

/** What is to be done about a row. A table whose time control or zone cannot be read must not stop the others. */
export function judgeRow(s: Services, row: DueRow, now: Date): Judged {
  const read = timeControlSchema.safeParse(row.timeControl);
  const zoned = isTimeZone(row.timeZone);
  if (!read.success || !zoned)
    s.log.error({ table: row.tableId }, 'time control or time zone of a table cannot be read');
  const usual = read.data ?? USUAL_TIME_CONTROL;
  const timeControl = row.silent && usual.atExpiry === 'fallback' ? silentTimeControl(usual) : usual;
  const { askedAt, dueAt, stage, hours } = row;
  const timeZone = zoned ? row.timeZone : 'UTC';
  const away = row.away.map(readSpan);
  const step = nextStep({ askedAt, dueAt, hours: hours ?? undefined, stage, timeControl, timeZone, away }, now);
  return { row, timeControl, step };
}
