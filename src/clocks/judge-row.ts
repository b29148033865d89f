import { readSpan, type StoredSpan } from '../tables/clock/read-clocks.ts';
import { type Pace, paceSchema, USUAL_PACE } from '../tables/pace.ts';
import type { Services } from '../tables/services.ts';
import { isTimeZone } from '../words/speaker.ts';
import type { ClockNotice } from './clock-notice.ts';
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
  readonly pace: unknown;
  readonly timeZone: string;
  readonly playerId: string | null;
  readonly hostId: string;
  /** The host's own seat at the table; null also when he has resigned from it. */
  readonly hostSeat: string | null;
  /** Who moderates the table beside him. */
  readonly moderators: readonly string[];
};

/** Somebody who is told something: the late seat's player, the host, a moderator. */
export type Telling = ClockNotice & { readonly playerId: string; readonly seat: string | null };

export type Judged = { readonly row: DueRow; readonly step: ClockStep; readonly tellings: readonly Telling[] };

/** What is to be done about a row, and who is told. A table whose pace or zone cannot be read must not stop the others. */
export function judgeRow(s: Services, row: DueRow, now: Date): Judged {
  const read = paceSchema.safeParse(row.pace);
  const zoned = isTimeZone(row.timeZone);
  if (!read.success || !zoned) s.log.error({ table: row.tableId }, 'pace or time zone of a table cannot be read');
  const pace = read.data ?? USUAL_PACE;
  const { askedAt, dueAt, stage, hours } = row;
  const timeZone = zoned ? row.timeZone : 'UTC';
  const away = row.away.map(readSpan);
  const step = nextStep({ askedAt, dueAt, hours: hours ?? undefined, stage, pace, timeZone, away }, now);
  return { row, step, tellings: tellingsOf(row, pace, step) };
}

function tellingsOf(row: DueRow, pace: Pace, step: ClockStep): readonly Telling[] {
  const what = { decision: row.decision, since: row.since, due: row.dueAt.toISOString() };
  switch (step.deed) {
    case 'remind':
      return toSeat(row, { kind: 'reminder', data: what });
    case 'expire': {
      const grace = step.nextAt && { grace: step.nextAt.toISOString() };
      const follows = pace.atExpiry === 'wait' ? 'wait' : (`grace-${pace.atExpiry}` as const);
      return toSeat(row, { kind: 'expiry', data: { ...what, what: follows, ...grace } });
    }
    case 'call':
      return [
        ...toSeat(row, { kind: 'expiry', data: { ...what, what: 'moderator' } }),
        ...tellModerators(row, { kind: 'moderator-called', data: { ...what, lateSeat: row.seat } }),
      ];
    case 'answer': // told when it has been done
    case 'seek':
    case 'nothing':
      return [];
  }
}

/** Nobody, where nobody sits. */
function toSeat({ playerId, seat }: DueRow, notice: ClockNotice): readonly Telling[] {
  return playerId === null ? [] : [{ ...notice, playerId, seat }];
}

/** The host, in his own seat if he plays, unless it is he who is late; and who moderates the table beside him. */
export function tellModerators(
  { playerId, hostId, hostSeat, moderators }: DueRow,
  notice: ClockNotice,
): readonly Telling[] {
  return [
    ...(hostId === playerId ? [] : [{ ...notice, playerId: hostId, seat: hostSeat }]),
    ...moderators.map((moderator) => ({ ...notice, playerId: moderator, seat: null })),
  ];
}
