import type { SeatTelling } from '../notifications/notification.ts';
import type { NewNotification } from '../notifications/write-notifications.ts';
import type { Tx } from '../platform/transaction.ts';
import { EXPIRED } from '../time/time-left.ts';
import type { DueRow, Judged } from './judge-row.ts';
import { type WhoIsCalled, whoIsCalled } from './who-is-called.ts';

type CallData = Extract<NewNotification, { readonly kind: 'moderator-called' }>['data'];

/**
 * What the clock tells, and to whom, about the rows that it has judged; its answers and searches are told when they are
 * done.
 */
export async function tellOfSteps(tx: Tx, judged: readonly Judged[]): Promise<readonly NewNotification[]> {
  // Who has answered in secret, and who has not, the others are not told.
  const late = judged.filter(({ row, step }) => !row.window && (step.deed === 'expire' || step.deed === 'call'));
  const waiting = await whoWaits(tx, late);
  const tellings: NewNotification[] = [];
  for (const one of judged) {
    const who = one.step.deed === 'call' ? await whoIsCalled(tx, one.row) : undefined;
    tellings.push(...tellLate(one, who), ...(who ? tellCalled(one.row, who, callOf(one.row, who)) : []));
    if (late.includes(one) && (isOverdueNow(one) || who?.called.of === 'nobody'))
      tellings.push(...tellWaiting(one.row, waiting, who));
  }
  return tellings;
}

/** Once for each lateness; once more where somebody was to be called and there is nobody. */
function tellWaiting(
  row: DueRow,
  waiting: readonly Waiter[],
  who: WhoIsCalled | undefined,
): readonly NewNotification[] {
  const data = { ...what(row), lateSeat: row.seat, ...(who && { called: who.called }) };
  return waiting.flatMap((one) => (one.tableId === row.tableId ? [{ kind: 'overdue', data, ...one }] : []));
}

/** The time of a seat ends now, and the game does not answer at once. */
function isOverdueNow({ row, step }: Judged): boolean {
  return step.deed === 'expire' || (step.deed === 'call' && row.stage < EXPIRED);
}

function tellLate({ row, timeControl, step }: Judged, who: WhoIsCalled | undefined): readonly NewNotification[] {
  switch (step.deed) {
    case 'remind':
      return toSeat(row, { kind: 'reminder', data: what(row) });
    case 'expire': {
      const grace = step.nextAt && { grace: step.nextAt.toISOString() };
      const follows = timeControl.atExpiry === 'wait' ? 'wait' : (`grace-${timeControl.atExpiry}` as const);
      return toSeat(row, { kind: 'expiry', data: { ...what(row), what: follows, ...grace } });
    }
    case 'call':
      return toSeat(row, { kind: 'expiry', data: { ...what(row), what: 'moderator', called: who?.called } });
    case 'answer':
    case 'seek':
    case 'nothing':
      return [];
  }
}

/** Nobody, where the seat is empty. */
function toSeat({ tableId, playerId, seat }: DueRow, notification: SeatTelling): readonly NewNotification[] {
  return playerId === null ? [] : [{ ...notification, tableId, playerId, seat }];
}

/** Tells those who are called of it. */
export function tellCalled(
  { tableId }: Pick<DueRow, 'tableId'>,
  { people }: WhoIsCalled,
  data: CallData,
): readonly NewNotification[] {
  return people.map(({ playerId, seat }) => ({
    ...({ kind: 'moderator-called', data, tableId, playerId } as const),
    seat: seat ?? undefined,
  }));
}

function callOf(row: DueRow, { called }: WhoIsCalled): CallData {
  return { ...what(row), lateSeat: row.seat, called };
}

function what({ decision, since, dueAt }: DueRow) {
  return { decision, since, due: dueAt.toISOString() };
}

type Waiter = { readonly tableId: string; readonly playerId: string; readonly seat: string };

/** The players at these rows' tables who are not asked anything: they wait. */
async function whoWaits(tx: Tx, judged: readonly Judged[]): Promise<readonly Waiter[]> {
  const tables = [...new Set(judged.map(({ row }) => row.tableId))];
  if (tables.length === 0) return [];
  return tx.$queryRaw<Waiter[]>`
    SELECT s."tableId", s."playerId", s.seat FROM "Seat" s
    WHERE s."tableId" = ANY(${tables}::text[]) AND s."playerId" IS NOT NULL AND NOT s.resigned
      AND NOT EXISTS (SELECT 1 FROM "PendingAnswer" w WHERE w."tableId" = s."tableId" AND w.seat = s.seat)
    ORDER BY s."tableId", s.seat`;
}
