import type { SeatId } from '../kernel/decision.ts';
import { isOptionalActionId } from '../kernel/decision-id.ts';
import type { Channel, Entry } from '../kernel/log.ts';
import type { Machine } from '../kernel/machine.ts';
import { addCounted } from './counted-time.ts';
import { awayOf, type Clocks } from './read-clocks.ts';
import { isAtOnce } from './silence.ts';
import type { TableTime } from './time-control.ts';

/** An answer to something that a seat was waited for, for its player's record. */
export type Answered = {
  readonly seat: SeatId;
  readonly decision: string;
  /** The entry that answers it. */
  readonly seq: number;
  readonly byPlayer: boolean;
  /** ISO 8601; given where the clocks are stopped: until when they would have time if the clocks ran again now. */
  readonly dueAt?: string;
  /** ISO 8601; given where it was answered in secret, before it was written. */
  readonly answeredAt?: string;
};

/** How long an answer's time is kept, and counts for its player's record: two years. */
export const RECORD_DAYS = 2 * 366;

/** What a player sent themselves, or had ordered before. */
const BY_PLAYER: readonly Channel[] = ['link', 'page', 'reply', 'api', 'standing-order', 'ahead'];

type At = {
  readonly head: TableTime;
  readonly clocks: Clocks;
  readonly machine: Pick<Machine, 'resigned'>;
  readonly at: Date;
};

/**
 * The answers among entries, the first of each seat to each decision; not those of seats that have resigned, nor those
 * that the clock gave at once: nobody was late with them.
 */
export function answeredInTime(
  entries: readonly { readonly entry: Entry; readonly givenAt?: string | undefined }[],
  { head, clocks, machine, at }: At,
): readonly Answered[] {
  const found = new Map<string, Answered>();
  for (const { entry, givenAt } of entries) {
    if (entry.kind !== 'answered' || isOptionalActionId(entry.decision) || machine.resigned.includes(entry.seat))
      continue;
    const { seq, seat, decision, how } = entry;
    const key = `${seat} ${decision}`;
    if (found.has(key)) continue;
    const row = clocks.waiting.find((one) => one.seat === seat && one.decision === decision);
    if (row && isAtOnce(row) && !BY_PLAYER.includes(how)) continue;
    const left = row?.left;
    const counting = { ...head.timeControl, away: awayOf(clocks, seat) };
    const stopped = left === undefined ? {} : { dueAt: addCounted(counting, head.timeZone, at, left).toISOString() };
    found.set(key, {
      seat,
      decision,
      seq,
      byPlayer: BY_PLAYER.includes(how),
      ...stopped,
      ...(givenAt ? { answeredAt: givenAt } : {}),
    });
  }
  return [...found.values()];
}
