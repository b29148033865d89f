import type { AreaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Garrison, State } from '../state.ts';
import { commanderOf } from './who-commands.ts';

type Board = { readonly state: State; readonly pack: Pack };

/** Factors of a garrison that left its depot: those that went into the city, and those that are lost. */
export type Entered = { readonly moved: Men; readonly lost: Men };
type Men = Pick<Garrison, 'infantry' | 'militia'>;

export const NOBODY: Men = { infantry: 0, militia: 0 };

/**
 * 7.2: what held a depot goes into the city of its area as far as there is room, if that is a friendly one or empty,
 * and not besieged; the rest is lost. The caller takes it out of the depot.
 */
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
    const there = state.garrisons[area] ?? { nation, ...NOBODY };
    state.garrisons[area] = {
      ...there,
      infantry: there.infantry + moved.infantry,
      militia: there.militia + moved.militia,
    };
  }
  return { moved, lost: { infantry: infantry - moved.infantry, militia: militia - moved.militia } };
}

/** 7.3.3.4: what corps are in the city takes room as well; with others than friends in it there is none. */
function roomInCity({ state, pack }: Board, area: AreaId, nation: Garrison['nation']): number {
  const spires = pack.area[area]?.city?.spires ?? 0;
  const garrison = state.garrisons[area];
  const corps = Object.entries(state.corps).filter(([, one]) => one.area === area && (one.besieged || one.inCity));
  const commander = commanderOf(state, nation);
  const isFriendly = corps.every(([id]) => commanderOf(state, pack.corpsOf[id]?.nation ?? id) === commander);
  if (garrison?.besieged || (garrison && garrison.nation !== nation)) return 0;
  if (!isFriendly || corps.some(([, { besieged }]) => besieged)) return 0;
  const inside = corps.flatMap(([, { factors }]) => Object.values(factors)).reduce((sum, number) => sum + number, 0);
  const held = (garrison?.infantry ?? 0) + (garrison?.militia ?? 0) + inside;
  return Math.max(spires * pack.limits.cityFactorsPerSpire - held, 0);
}
