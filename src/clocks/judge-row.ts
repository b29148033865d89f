import { isTimeZone } from '../i18n/translator.ts';
import type { Services } from '../platform/services.ts';
import { readSpan, type StoredSpan } from '../time/read-clocks.ts';
import { silentTimeControl } from '../time/silence.ts';
import { type TimeControl, timeControlSchema, USUAL_TIME_CONTROL } from '../time/time-control.ts';
import { EXPIRED } from '../time/time-left.ts';
import { type ClockStep, LEASE, nextStep } from './next-step.ts';

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
  /** It is answered in secret: who has answered is nobody else's business. */
  readonly window: boolean;
  /** Whether the seat is ready with what it has answered in secret; null: it has not answered. */
  readonly ready: boolean | null;
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
  return { row, timeControl, step: inWindow(row, step, now) };
}

/**
 * A seat that is ready has nothing to be told. One that has answered and is not ready is so when its time is up: there
 * is no grace, since there is an answer.
 */
function inWindow({ ready, dueAt, stage }: DueRow, step: ClockStep, now: Date): ClockStep {
  if (ready === null || (!ready && now < dueAt)) return step;
  if (!ready) return { deed: 'answer', stage: EXPIRED, nextAt: new Date(now.getTime() + LEASE) };
  return now < dueAt ? { ...step, deed: 'nothing' } : { deed: 'nothing', stage, nextAt: undefined };
}
