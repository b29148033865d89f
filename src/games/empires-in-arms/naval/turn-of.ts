import { cloneData } from '../../../kernel/json.ts';
import { fleetCommander } from '../forces/who-commands.ts';
import type { FleetId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { AboardState, State } from '../state.ts';
import { placeId } from './fleet-places.ts';
import { type NavalTurn, newTurn } from './naval-state.ts';
import { corpsOn, partnersOf } from './who-is-hostile.ts';

/** The turn that a power is in; where it is not, one that begins. */
export function turnOf(state: State, power: Power): NavalTurn {
  const turn = state.naval?.turn;
  return turn?.powers.includes(power) ? turn : turnBegins(state, partnersOf(state, power));
}

/** The turn of powers that move together, as it begins. */
export function turnBegins({ fleets, slowStacks }: State, powers: readonly Power[]): NavalTurn {
  const turn = newTurn(powers);
  if (!slowStacks) return turn;
  return { ...turn, began: Object.fromEntries(Object.entries(fleets).map(([id, { at }]) => [id, placeId(at)])) };
}

/** A state of which a power's naval orders may change all that they change; the rest is shared. */
export function copyForNaval(state: State, power: Power): State {
  return {
    ...state,
    fleets: Object.fromEntries(Object.entries(state.fleets).map(([id, fleet]) => [id, { ...fleet }])),
    corps: { ...state.corps },
    aboard: Object.fromEntries(
      Object.entries(state.aboard ?? {}).map(([id, one]): [string, AboardState] => [id, { ...one }]),
    ),
    naval: { place: state.naval?.place ?? 1, turn: cloneData(turnOf(state, power)) },
  };
}

/** The fleets that a power orders in this turn: its own, but what it lent, and what partners lent it. */
export function fleetsUnder({ state, pack }: Board, turn: NavalTurn, power: Power): readonly FleetId[] {
  return Object.keys(state.fleets).filter((id) => (turn.lent[id] ?? fleetCommander(state, pack, id)) === power);
}

/** The fleets that sail where one leads: it and those that joined it, as far as they can still move and are there. */
export function crewOf({ state }: Board, turn: NavalTurn, lead: FleetId): readonly FleetId[] {
  const joined = Object.entries(turn.joined).flatMap(([fleet, other]) => (other === lead ? [fleet] : []));
  const able = [lead, ...joined].filter(
    (id) => state.fleets[id] && !turn.moved.includes(id) && !turn.stopped.includes(id),
  );
  const [first] = able;
  if (first === undefined) return [];
  const spot = spotOf(state, first);
  return able.filter((id) => spotOf(state, id) === spot);
}

const spotOf = ({ fleets }: State, id: FleetId) => {
  const at = fleets[id]?.at;
  return at && placeId(at);
};

/** The points that a fleet has left (6.2.1). */
export function pointsLeft(board: Board, turn: NavalTurn, fleet: FleetId): number {
  return pointsOf(board, turn, fleet) - (turn.used[fleet] ?? 0);
}

/** 12.2.3: a fleet that began its turn in a stack has fewer points, by its size and by what any of them carries. */
function pointsOf({ state, pack }: Board, { began, powers }: NavalTurn, fleet: FleetId): number {
  const { movement } = pack.fleet[fleet] ?? { movement: 0 };
  const at = began?.[fleet];
  if (!began || at === undefined) return movement;
  const { eachFurtherFleet, carrying, least } = pack.sailing;
  const stack = Object.keys(began).filter((id) => {
    const power = fleetCommander(state, pack, id);
    return began[id] === at && power !== undefined && powers.includes(power);
  });
  const carries = stack.some((id) => state.fleets[id]?.depot || corpsOn(state, id).length > 0);
  const lost = eachFurtherFleet * Math.max(stack.length - 1, 0) + (carries ? carrying : 0);
  return Math.min(movement, Math.max(movement - lost, least));
}
