import { hasAccess } from '../access/has-access.ts';
import { calendarMonth } from '../calendar/month-number.ts';
import { holderOf } from '../forces/whose-area.ts';
import type { Power, SeaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { State } from '../state.ts';
import { whoIsInside } from './controls-city.ts';

type Board = { readonly state: State; readonly pack: Pack };

/**
 * 7.4.3.3: the seas over which a power's naval supply may go. Those that are linked have one number; those beyond the
 * ice line in winter, and the straits of whoever does not let it pass, have none. Enemy fleets do not matter (7.4.3.2).
 */
export function openSeas(board: Board, power: Power): ReadonlyMap<SeaId, number> {
  const { state, pack } = board;
  const { winter } = calendarMonth(pack.calendar, state.campaign, state.month);
  const { sea: straits } = pack.supply.straits;
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

/** 7.4.3.3, 10.7: by leave of who controls the city at the straits, if anybody does, and by besieging it. */
export function mayPassStraits(board: Board, power: Power): boolean {
  const { state, pack } = board;
  const { city } = pack.supply.straits;
  const inside = whoIsInside(board).get(city) ?? [];
  const holder = holderOf(board, city);
  const controllers = inside.length > 0 || holder === undefined ? inside : [holder];
  if (controllers.length === 0 || controllers.includes(power)) return true;
  if (state.sieges?.[city]?.includes(power)) return true;
  return controllers.every((controller) => hasAccess(state, controller, power, 'straits'));
}
