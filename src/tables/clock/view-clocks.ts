import type { SeatId, Viewer } from '../../kernel/decision.ts';
import type { Span } from '../counted-time.ts';
import type { Services } from '../services.ts';
import type { TableView } from '../table-view.ts';
import { pausesLeft, runningPause } from './emergency-pause.ts';
import { type Clocks, readClocks, type SeatClock } from './read-clocks.ts';
import { hoursLeft } from './time-left.ts';

export type SeatClockView = {
  readonly seat: SeatId;
  /** Counted hours that the seat still has to answer; undefined when nobody waits for it. */
  readonly hoursLeft: number | undefined;
  /** Hours on the seat's own clock, at tables that have one, while nobody waits for it. */
  readonly bankHours: number | undefined;
  /** When its player is away next, or is now; for the people of the table alone. */
  readonly away: Span | undefined;
};

/** A table's clocks as its readers may see them. */
export type ClocksView = {
  readonly paused: { readonly since: Date; readonly until: Date | undefined } | undefined;
  readonly seats: readonly SeatClockView[];
  /** For a seat: how often it may still stop all clocks, for how long, and whether it may let them go on. */
  readonly mine: { readonly left: number; readonly hours: number; readonly mayResume: boolean } | undefined;
};

/** The clocks of a table that is being played; undefined of any other. Who may be which viewer is not asked here. */
export async function viewClocks(
  services: Services,
  table: Pick<TableView, 'id' | 'status' | 'pace' | 'timeZone'>,
  viewer: Viewer,
): Promise<ClocksView | undefined> {
  if (table.status !== 'playing') return undefined;
  const now = services.clock.now();
  const clocks = await readClocks(services.db, table.id, now);
  return {
    paused: clocks.paused,
    seats: clocks.seats.map((seat) => viewSeat(table, clocks, seat, viewer, now)),
    mine: await viewMine(services, table.id, clocks, viewer),
  };
}

function viewSeat(
  { pace, timeZone }: Pick<TableView, 'pace' | 'timeZone'>,
  clocks: Clocks,
  { seat, bank, away }: SeatClock,
  viewer: Viewer,
  now: Date,
): SeatClockView {
  const rows = clocks.waiting.filter((row) => row.seat === seat);
  const left = rows.map((row) => hoursLeft({ pace, timeZone, away }, row, now));
  return {
    seat,
    hoursLeft: left.length > 0 ? Math.min(...left) : undefined,
    bankHours: pace.bank && rows.length === 0 ? (bank ?? pace.bank.start) : undefined,
    away: viewer === 'spectator' ? undefined : away.find(({ to }) => to > now),
  };
}

async function viewMine(services: Services, tableId: string, { paused, seats }: Clocks, viewer: Viewer) {
  const own = seats.find(({ seat }) => seat === viewer);
  if (!own) return undefined;
  const { left, hours } = await pausesLeft(services, { tableId, seat: own.seat });
  const pause = paused && (await runningPause(services, tableId));
  const mayResume = pause !== undefined && pause.by === own.playerId && pause.ticket === undefined;
  return { left: paused ? 0 : left, hours, mayResume };
}
