import type { SeatId, Viewer } from '../kernel/decision.ts';
import type { Services } from '../platform/services.ts';
import type { TableView } from '../play/table-view.ts';
import type { Span } from '../time/counted-time.ts';
import { isAlone } from '../time/is-alone.ts';
import { type Clocks, readClocks, type SeatClock } from '../time/read-clocks.ts';
import { hoursLeft } from '../time/time-left.ts';
import { type Follows, whatFollows } from '../time/what-follows.ts';
import { leftOf, pausesLeft, runningPause } from './emergency-pause.ts';

export type SeatClockView = {
  readonly seat: SeatId;
  /** Counted hours that the seat still has to answer; undefined when nobody waits for it, and where nothing is due. */
  readonly hoursLeft: number | undefined;
  /** Hours on the seat's own clock, at tables that have one, while nobody waits for it. */
  readonly bankHours: number | undefined;
  /** When its player is away next, or is now; for the people of the table alone. */
  readonly away: Span | undefined;
  /** Since when its answer is overdue; undefined: it is not. */
  readonly overdueSince: Date | undefined;
  /** What the clock does next about an overdue seat. */
  readonly follows: Follows | undefined;
  /** The clock answers for it until its player is back. */
  readonly silent: boolean;
  /** The clock seeks a substitute for it. */
  readonly sought: boolean;
};

/** A table's clocks as its readers may see them. */
export type ClocksView = {
  readonly paused: { readonly since: Date; readonly until: Date | undefined } | undefined;
  readonly seats: readonly SeatClockView[];
  /** For a seat: how often it may still stop all clocks, for how long, and whether it may start them again. */
  readonly mine:
    | {
        readonly left: number;
        readonly hours: number;
        readonly mayResume: boolean;
        /** Others miss the reader: they may say that they are back. */
        readonly mayComeBack: boolean;
      }
    | undefined;
};

/** A table's clocks that were read just now. */
export type ReadClocks = {
  readonly clocks: Clocks;
  /** How often the viewer's seat has stopped them, and what the table allows. */
  readonly pauses: number | null;
  readonly policy: unknown;
};

/**
 * The clocks of a table that is being played; undefined of any other. Whether the reader may be this viewer is not
 * checked here. `read`: what is known of them already.
 */
export async function viewClocks(
  services: Services,
  table: Pick<TableView, 'id' | 'status' | 'timeControl' | 'timeZone'>,
  viewer: Viewer,
  read?: ReadClocks,
): Promise<ClocksView | undefined> {
  if (table.status !== 'playing') return undefined;
  const now = services.clock.now();
  const clocks = read?.clocks ?? (await readClocks(services.db, table.id, now));
  return {
    paused: clocks.paused,
    seats: clocks.seats.map((seat) => viewSeat(table, clocks, seat, viewer, now)),
    mine: await viewMine(services, table.id, clocks, viewer, read),
  };
}

function viewSeat(
  { timeControl, timeZone }: Pick<TableView, 'timeControl' | 'timeZone'>,
  clocks: Clocks,
  { seat, bank, away, silence, sought }: SeatClock,
  viewer: Viewer,
  now: Date,
): SeatClockView {
  const rows = clocks.waiting.filter((row) => row.seat === seat);
  const left = rows.map((row) => hoursLeft({ timeControl, timeZone, away }, row, now));
  const overdue = rows
    // In a window only the seat itself, and the moderator, know whether it has answered.
    .filter(({ window, ready }) => !window || (!ready && (viewer === seat || viewer === 'moderator')))
    .filter(({ dueAt }) => dueAt !== undefined && dueAt <= now)
    .toSorted((a, b) => (a.dueAt?.getTime() ?? 0) - (b.dueAt?.getTime() ?? 0));
  return {
    seat,
    hoursLeft: left.length > 0 && !isAlone(clocks.seats) ? Math.min(...left) : undefined,
    bankHours: timeControl.bank && rows.length === 0 ? (bank ?? timeControl.bank.start) : undefined,
    overdueSince: overdue[0]?.dueAt,
    follows: overdue[0] && whatFollows(timeControl, overdue[0]),
    silent: silence !== undefined && timeControl.atExpiry === 'fallback',
    sought,
    away: viewer === 'spectator' ? undefined : away.find(({ to }) => to > now),
  };
}

async function viewMine(
  services: Services,
  tableId: string,
  { paused, seats }: Clocks,
  viewer: Viewer,
  read: ReadClocks | undefined,
) {
  const own = seats.find(({ seat }) => seat === viewer);
  if (!own) return undefined;
  const { left, hours } = read ? leftOf(read) : await pausesLeft(services, { tableId, seat: own.seat });
  const pause = paused && (await runningPause(services, tableId));
  const mayResume = pause !== undefined && pause.by === own.playerId && pause.dispute === undefined;
  const mayComeBack = own.silence !== undefined || own.sought;
  return { left: paused || isAlone(seats) ? 0 : left, hours, mayResume, mayComeBack };
}
