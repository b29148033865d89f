import type { CorpsId, FleetId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FleetPlace, State } from '../state.ts';
import type { NavalOrder } from './naval-order.ts';
import type { NavalTurn } from './naval-state.ts';
import { joinable, stepOf } from './why-not-order.ts';

/**
 * What a line does by itself: fleets move with nobody in their way. The state's turn is the power's own.
 * What others may do about it is left out.
 */
export function takeEffect(board: Board, turn: NavalTurn, power: Power, order: NavalOrder): void {
  switch (order.order) {
    case 'sail': {
      const { crew, at, step } = stepOf(board, turn, order);
      if (!at || !step) return;
      setOut(turn, power, crew, at, step.points);
      moveFleets(board.state, turn, crew, step.to);
      return;
    }
    case 'join': {
      const fleets = order.fleet === 'all' ? joinable(board, turn, power, order.lead) : [order.fleet];
      for (const fleet of fleets) turn.joined[fleet] = order.lead;
      return;
    }
    case 'part':
      part(turn, order.fleet);
      return;
    case 'embark':
      embark(board.state, order.corps, order.fleet);
      return;
    case 'lend':
      turn.lent[order.fleet] = order.to;
      return;
    case 'attack': {
      const { at, whom, war } = order;
      turn.attacks.push({ power, at, whom, ...(war && { war }) });
      return;
    }
    case 'ask_again':
      turn.askAgain.push(power);
  }
}

/**
 * 6.2.2.4, 6.2.2.5: a stack goes on, or another begins: whoever moved before and is not in it has done moving. Each
 * fleet pays the points.
 */
export function setOut(turn: NavalTurn, power: Power, crew: readonly FleetId[], at: FleetPlace, points: number): void {
  const { voyage } = turn;
  const goesOn = voyage?.fleets.some((id) => crew.includes(id)) === true;
  for (const id of voyage?.fleets ?? []) if (!crew.includes(id) && !turn.moved.includes(id)) turn.moved.push(id);
  const isSame = goesOn && voyage.fleets.length === crew.length && voyage.fleets.every((id) => crew.includes(id));
  if (!isSame) turn.voyage = { power, fleets: [...crew], began: goesOn ? voyage.began : at, route: [at] };
  for (const id of crew) turn.used[id] = (turn.used[id] ?? 0) + points;
}

/** The stack that moves is in another place now. */
export function moveFleets(state: State, turn: NavalTurn, fleets: readonly FleetId[], to: FleetPlace): void {
  for (const id of fleets) {
    const fleet = state.fleets[id];
    if (fleet) fleet.at = { ...to };
  }
  turn.voyage?.route.push({ ...to });
}

/** 6.2.2.3: a fleet that has moved stays where the stack leaves it; one that has not may still move by itself. */
function part(turn: NavalTurn, fleet: FleetId): void {
  delete turn.joined[fleet];
  if (turn.used[fleet] !== undefined) turn.moved.push(fleet);
}

/** 6.2.5: a corps goes on board, with its leaders. */
function embark(state: State, corps: CorpsId, fleet: FleetId): void {
  const there = state.corps[corps];
  if (!there) throw new Error(`${corps} is not on the map`);
  state.aboard ??= {};
  state.aboard[corps] = { fleet, factors: { ...there.factors } };
  delete state.corps[corps];
}
