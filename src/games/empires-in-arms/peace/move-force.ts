import { removeCorps } from '../forces/remove-unit.ts';
import type { AreaId, Irregular, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { Garrison, State } from '../state.ts';
import type { Force } from './list-leaving.ts';
import { lodge } from './lodge.ts';

/** Forces of a power go to an area without a march; where there is none they are lost. */
export function moveForce(board: Board, power: Power, force: Force, to: AreaId | undefined): void {
  const { state } = board;
  switch (force.what) {
    case 'corps':
      moveCorps(state, force.corps, to);
      break;
    case 'garrison': {
      const garrison = state.garrisons[force.from];
      delete state.garrisons[force.from];
      settle(board, power, force.from, to, garrison);
      break;
    }
    case 'depot_garrison': {
      const depot = state.depots[force.from];
      const garrison = depot?.garrison;
      delete depot?.garrison;
      settle(board, power, force.from, to, garrison);
      break;
    }
    case 'irregulars':
      moveIrregulars(state, power, force.kind, force.from, to);
      break;
  }
}

function moveCorps(state: State, id: string, to: AreaId | undefined): void {
  const corps = state.corps[id];
  if (to === undefined) removeCorps(state, id);
  else if (corps) {
    corps.area = to;
    delete corps.besieged;
    delete corps.inCity;
  }
}

function settle(
  board: Board,
  power: Power,
  from: AreaId,
  to: AreaId | undefined,
  garrison: Garrison | undefined,
): void {
  if (to !== undefined && garrison) lodge(board, power, garrison, from, to);
}

function moveIrregulars(state: State, power: Power, kind: Irregular, from: AreaId, to: AreaId | undefined): void {
  const isIt = (one: { kind: Irregular; power: Power }) => one.kind === kind && one.power === power;
  const there = state.irregulars[from] ?? [];
  const moved = there.find(isIt);
  const left = there.filter((one) => one !== moved);
  if (left.length > 0) state.irregulars[from] = left;
  else delete state.irregulars[from];
  if (to === undefined || !moved) return;
  delete moved.inCity;
  delete moved.atDepot;
  const here = state.irregulars[to] ?? [];
  state.irregulars[to] = here;
  const same = here.find(isIt);
  if (same) same.number += moved.number;
  else here.push(moved);
}
