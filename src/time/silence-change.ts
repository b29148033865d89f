import type { SeatId } from '../kernel/decision.ts';
import type { Channel, Entry } from '../kernel/log.ts';
import { type RetimedRow, retimedRow } from './clock-change.ts';
import { allot, nextMark } from './due-time.ts';
import { awayOf, type Clocks } from './read-clocks.ts';
import { allotNothing, type Silence, silenceOf } from './silence.ts';
import type { TableTime } from './time-control.ts';

/** A seat whose player falls silent with a write, or (without `silence`) is back. */
export type SilenceChange = { readonly seat: SeatId; readonly silence: Silence | undefined };

/** What a player does with their own hand. */
const BY_HAND: readonly Channel[] = ['link', 'page', 'reply', 'api'];

type Write = {
  readonly entries: readonly Entry[];
  /** The seat whose time has run out, and the chapter that it ran out in. */
  readonly lapse: { readonly seat: SeatId; readonly chapter: string | undefined } | undefined;
  /** A moderator goes back in the game: everybody is asked as if nobody had been late. */
  readonly anew: boolean;
  readonly at: Date;
};

/**
 * The seats whose players act with these entries themselves. Secret orders bring nobody back, and neither does what was
 * answered in secret: that a seat is silent everybody sees, and the end of it would tell who answered by hand.
 */
export function whoActs(entries: readonly Entry[]): ReadonlySet<SeatId> {
  return new Set(
    entries.flatMap((entry) => {
      if (entry.kind === 'answered')
        return BY_HAND.includes(entry.how) && entry.secret === undefined && !entry.sealed ? [entry.seat] : [];
      return entry.kind === 'clock' && entry.change === 'returned' && entry.seat !== undefined ? [entry.seat] : [];
    }),
  );
}

/** The seats that fall silent with a write, and those whose players are back. */
export function silenceChanges(clocks: Clocks, { entries, lapse, anew, at }: Write): readonly SilenceChange[] {
  const acting = whoActs(entries);
  const back = clocks.seats.filter(({ seat, silence }) => silence && (anew || acting.has(seat)));
  const since = clocks.seats.find(({ seat }) => seat === lapse?.seat)?.silence?.since ?? at;
  return [
    ...back.map(({ seat }) => ({ seat, silence: undefined })),
    ...(lapse ? [{ seat: lapse.seat, silence: { since, chapter: lapse.chapter } }] : []),
  ];
}

/** The clocks with these changes: what seats are asked in the same write is timed by them. */
export function withSilences(clocks: Clocks, changes: readonly SilenceChange[]): Clocks {
  if (changes.length === 0) return clocks;
  const seats = clocks.seats.map((one) => {
    const change = changes.find(({ seat }) => seat === one.seat);
    return change ? { ...one, silence: change.silence } : one;
  });
  return { ...clocks, seats };
}

/**
 * New times of what the seats were asked before and are asked still: a seat whose player is back has the whole time for
 * it, and for one that falls silent it is answered at once.
 */
export function retimeSilences(
  { timeControl, timeZone }: TableTime,
  clocks: Clocks,
  changes: readonly SilenceChange[],
  open: readonly { readonly seat: SeatId; readonly decision: string }[],
  at: Date,
): readonly RetimedRow[] {
  return changes.flatMap(({ seat }) => {
    const away = awayOf(clocks, seat);
    const rows = clocks.waiting.filter(
      (row) => row.seat === seat && open.some((one) => one.seat === seat && one.decision === row.decision),
    );
    const gone = silenceOf(timeControl, clocks, seat) !== undefined;
    const bank = timeControl.bank && (clocks.seats.find((one) => one.seat === seat)?.bank ?? 0);
    const { hours, dueAt } = gone ? allotNothing(timeZone, at, away) : allot(timeControl, timeZone, at, { bank, away });
    const nextAt = gone ? dueAt : nextMark({ ...timeControl, away }, timeZone, { hours, dueAt }, at);
    return rows.map((row) => {
      const times = clocks.paused
        ? { left: hours, dueAt: undefined, nextAt: undefined }
        : { left: undefined, dueAt, nextAt };
      return retimedRow(row, { stage: 0, hours, ...times });
    });
  });
}
