import { calendarMonth } from '../calendar/month-number.ts';
import { mayPassStraits } from '../naval/pass-straits.ts';
import type { Power, SeaId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';

/**
 * 7.4.3.3: the seas over which a power's naval supply may go. Those that are linked have one number; those beyond the
 * ice line in winter, and the straits of whoever does not let it pass, have none. Enemy fleets do not matter (7.4.3.2).
 */
export function openSeas(board: Board, power: Power): ReadonlyMap<SeaId, number> {
  const { state, pack } = board;
  const { winter } = calendarMonth(pack.calendar, state.campaign, state.month);
  const { sea: straits } = pack.naval.straits;
  const isOpen = ({ id, ice }: { readonly id: SeaId; readonly ice: boolean }) =>
    !(winter && ice) && (id !== straits || mayPassStraits(board, power));
  const open = new Set(pack.seas.filter(isOpen).map(({ id }) => id));
  const parts = new Map<SeaId, number>();
  for (const [number, sea] of [...open].entries()) {
    const edge = parts.has(sea) ? [] : [sea];
    for (const next of edge) {
      parts.set(next, number);
      for (const to of pack.sea[next]?.links ?? [])
        if (open.has(to) && !parts.has(to) && !edge.includes(to)) edge.push(to);
    }
  }
  return parts;
}
