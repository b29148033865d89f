import type { SeatId } from '../../kernel/decision.ts';
import { placeKey } from '../../kernel/entry-place.ts';
import { narrateEntry } from '../../log/narrate-entry.ts';
import type { OpenPractice } from '../../practice/open-practice.ts';
import { seatClass } from '../tables/seat-class.ts';

/** How many entries the page tells of at least; in a first game all since its owner last answered. */
const RECENT = 12;
/** How many the comparison tells of. */
export const MOST_COMPARED = 100;

/** What has happened lately, the newest first; `base`: with the way back to each of these moments. */
export function practiceLines(open: OpenPractice, viewer: SeatId, base: string | undefined) {
  const { log, row } = open;
  const lastOwn = log.findLastIndex(({ entry }) => entry.kind === 'answered' && entry.seat === row.seat);
  const from = row.seat === null ? log.length - RECENT : Math.min(lastOwn, log.length - RECENT);
  return toldLines(open, viewer, Math.max(0, from), log.length)
    .toReversed()
    .map((line) => ({ ...line, back: base === undefined || line.n === log.length ? undefined : `${base}/back` }));
}

/** Entries from place `from` up to `to` as a seat is told of them, in order; those that tell it nothing are left out. */
export function toldLines({ game, log, row }: OpenPractice, viewer: SeatId, from: number, to: number) {
  const seats = row.seats.map((seat) => ({ seat }));
  return log.slice(from, to).flatMap(({ entry, facts }, i) => {
    const told = narrateEntry({ game, entry, facts, viewer, players: [] });
    if (told.length === 0) return [];
    const by = entry.kind === 'answered' ? entry.seat : undefined;
    return [
      {
        n: from + i + 1,
        id: `entry-${placeKey(entry)}`,
        seatName: by === undefined ? undefined : game.rules.seatName(by),
        seatClass: seatClass(seats, by),
        sentences: told.map(({ text, table }) => ({ text: table?.text ?? text, table })),
      },
    ];
  });
}
