import type { AreaId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { Garrison } from '../state.ts';
import { guarding, irregularsAtDepot } from './irregulars-posted.ts';
import { commanderOf } from './who-commands.ts';

/** Factors of a garrison that left its depot: those that went into the city, and those that are lost. */
export type Entered = { readonly moved: Men; readonly lost: Men };
/** Irregulars are left out where there are none. */
type Men = Pick<Garrison, 'infantry' | 'militia'> & { readonly irregulars?: number };

export const NOBODY = { infantry: 0, militia: 0 };

/**
 * 7.2, 7.3.6.2: a depot goes off the map. What held it goes into the city of its area as far as there is room, factors
 * before irregulars, if that is a friendly one or empty, and not besieged; the rest is lost. `open`: it may go in.
 */
export function leaveDepot(board: Board, area: AreaId, open = true): Entered {
  const { state } = board;
  const { power, garrison } = state.depots[area] ?? {};
  const posted = irregularsAtDepot(state, area);
  const { infantry = 0, militia = 0 } = garrison ?? {};
  const { moved, lost } =
    garrison && open ? intoCity(board, area, garrison) : { moved: NOBODY, lost: { infantry, militia } };
  const room = power !== undefined && open && posted > 0 ? roomInCity(board, area, garrison?.nation ?? power) : 0;
  let fits = Math.min(posted, room);
  const entered = fits;
  const there = (state.irregulars[area] ?? []).map((group) => {
    const held = guarding(state.depots, area, group);
    const { atDepot: _, ...one } = group;
    const inside = Math.min(held, fits);
    fits -= inside;
    const number = one.number - held + inside;
    return { ...one, number, ...(inside > 0 && { inCity: (one.inCity ?? 0) + inside }) };
  });
  const left = there.filter(({ number }) => number > 0);
  if (left.length > 0) state.irregulars[area] = left;
  else delete state.irregulars[area];
  delete state.depots[area];
  return {
    moved: { ...moved, ...(entered > 0 && { irregulars: entered }) },
    lost: { ...lost, ...(posted > entered && { irregulars: posted - entered }) },
  };
}

/** The same of factors alone. The caller takes them out of the depot. */
export function intoCity(board: Board, area: AreaId, { nation, infantry, militia }: Garrison): Entered {
  const { state } = board;
  let room = roomInCity(board, area, nation);
  const take = (number: number) => {
    const fits = Math.min(number, room);
    room -= fits;
    return fits;
  };
  const moved = { infantry: take(infantry), militia: take(militia) };
  if (moved.infantry + moved.militia > 0) {
    const there = state.garrisons[area] ?? { nation, infantry: 0, militia: 0 };
    state.garrisons[area] = {
      ...there,
      infantry: there.infantry + moved.infantry,
      militia: there.militia + moved.militia,
    };
  }
  return { moved, lost: { infantry: infantry - moved.infantry, militia: militia - moved.militia } };
}

/** 7.3.3.4: corps and irregulars in the city take room as well; with others than friends in it there is none. */
function roomInCity({ state, pack }: Board, area: AreaId, nation: Garrison['nation']): number {
  const spires = pack.area[area]?.city?.spires ?? 0;
  const garrison = state.garrisons[area];
  const corps = Object.entries(state.corps).filter(([, one]) => one.area === area && (one.besieged || one.inCity));
  const irregulars = (state.irregulars[area] ?? []).filter(({ inCity = 0 }) => inCity > 0);
  const commander = commanderOf(state, nation);
  const isFriendly =
    corps.every(([id]) => commanderOf(state, pack.corpsOf[id]?.nation ?? id) === commander) &&
    irregulars.every(({ power }) => power === commander);
  if (state.sieges?.[area] || garrison?.besieged || (garrison && garrison.nation !== nation)) return 0;
  if (!isFriendly || corps.some(([, { besieged }]) => besieged)) return 0;
  const inside = corps.flatMap(([, { factors }]) => Object.values(factors)).reduce((sum, number) => sum + number, 0);
  const posted = irregulars.reduce((sum, { inCity = 0 }) => sum + inCity, 0);
  const held = (garrison?.infantry ?? 0) + (garrison?.militia ?? 0) + inside + posted;
  return Math.max(spires * pack.limits.cityFactorsPerSpire - held, 0);
}
