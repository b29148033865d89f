import { corpsCommander } from '../forces/who-commands.ts';
import type { CorpsId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { CorpsState, State } from '../state.ts';
import { allowanceOf } from './allowance.ts';
import type { March } from './march.ts';
import type { Marcher } from './reach.ts';
import { lookAround, type Surroundings } from './surroundings.ts';

/** How far a power's land step has got: a sheet's lines are carried out in a copy of the state, one by one. */
export type LandPlan = Board & { readonly power: Power; readonly around: Surroundings };

export function landPlan({ state, pack }: Board, power: Power): LandPlan {
  return { state, pack, power, around: lookAround({ state, pack }, power) };
}

/** What a corps has done so far in this step; one without an order has all its points (7.3.1.1). */
export function marchOf({ state, pack }: Board, id: CorpsId): Readonly<March> {
  const known = state.marches?.[id];
  if (known) return known;
  const [counter, there] = [pack.corpsOf[id], state.corps[id]];
  if (!counter || !there) throw new Error(`${id} is not on the map`);
  return { from: there.area, entered: [], left: allowanceOf(counter, corpsCommander(state, pack, id)) };
}

export function setMarch(state: State, id: CorpsId, march: March): void {
  state.marches = { ...state.marches, [id]: march };
}

/** How a corps can march on, with so many points. */
export function marcherOf(board: Board, id: CorpsId, points: number): Marcher {
  const from = board.state.corps[id]?.area;
  if (from === undefined) throw new Error(`${id} is not on the map`);
  return { from, points, staysHome: board.pack.corpsOf[id]?.symbol === 'insurrection' };
}

/** The corps on the map that a power gives orders for, in the order of the counters. */
export function ownCorpsOf({ state, pack }: Board, power: Power): readonly CorpsId[] {
  const { corps, loans, minors } = state;
  return Object.keys(corps).filter((id) => corpsCommander({ loans, minors }, pack, id) === power);
}

/** True for one that stands neither in a city nor under siege. */
export const isOutside = ({ besieged, inCity }: Readonly<CorpsState>): boolean => !besieged && !inCity;

/** A state of which the lines of a land sheet may change all that they change; the rest is shared. */
export function copyForLand(state: State): State {
  const { corps, depots, fleets, irregulars, powers } = state;
  return {
    ...state,
    powers: { ...powers },
    corps: copied(corps, (one) => ({ ...one, factors: { ...one.factors } })),
    fleets: copied(fleets, (one) => ({ ...one })),
    depots: copied(depots, (one) => ({ ...one })),
    garrisons: copied(state.garrisons, (one) => ({ ...one })),
    irregulars: copied(irregulars, (there) => there.map((one) => ({ ...one }))),
    leaders: { ...state.leaders },
    loans: [...state.loans],
    ...(state.aboard && { aboard: { ...state.aboard } }),
    ...(state.marches && { marches: { ...state.marches } }),
    ...(state.sieges && { sieges: { ...state.sieges } }),
    ...(state.portDepots && { portDepots: { ...state.portDepots } }),
    ...(state.landTurn && { landTurn: { ...state.landTurn } }),
  };
}

function copied<T>(all: { readonly [id: string]: T }, copy: (one: T) => T): { [id: string]: T } {
  return Object.fromEntries(Object.entries(all).map(([id, one]) => [id, copy(one)]));
}
