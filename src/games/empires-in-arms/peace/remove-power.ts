import { endAccess } from '../access/keep-access.ts';
import { dissolve } from '../combinations/dissolve.ts';
import { removeGarrisons } from '../forces/remove-garrisons.ts';
import { removeCorps, removeFleet } from '../forces/remove-unit.ts';
import { controllerOf } from '../forces/who-commands.ts';
import { turnNeutral } from '../minors/lose-control.ts';
import { withdraw } from '../minors/settle-declarers.ts';
import { type MinorId, POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { endAlliance } from '../relations/alliance.ts';
import { alliesOf, enemiesOf, pairOf } from '../relations/pair.ts';
import { endWar } from '../relations/war.ts';
import { cedeProvince } from './cede.ts';
import { returnPrisoners } from './exchange-prisoners.ts';
import { cededTo, homeProvinces } from './home-provinces.ts';
import { liftSieges } from './lift-sieges.ts';
import type { Parting } from './parting.ts';

/**
 * 4.4.8: a power is out of the game for good, with all forces of its home nation. Its wars and alliances end, its minor
 * countries are neutral, what was ceded to it goes back to its own power, prisoners that it holds return (rulings). It
 * has no home province any more: whose they are is said before. Gives who must leave the minor countries that are
 * neutral now.
 */
export function removePower(board: Board, power: Power): readonly Parting[] {
  const { state, pack } = board;
  if (state.powers[power].played === 'gone') throw new Error(`${power} is gone already`);
  if (homeProvinces(board, power).length > 0) throw new Error(`${power} still has home provinces`);
  endRelations(board, power);
  for (const other of POWERS) if (other !== power) returnPrisoners(board, other, power);
  for (const id of cededTo(board, power)) {
    const home = pack.province[id]?.power;
    if (home) cedeProvince(board, id, home);
  }
  const freed = freeMinors(board, power);
  removeForces(board, power);
  liftSieges(board);
  if (state.holyRomanEmpire === power) state.holyRomanEmpire = undefined;
  const own = state.powers[power];
  own.played = 'gone';
  delete own.controller;
  for (const one of Object.values(state.powers)) if (one.controller === power) delete one.controller; // 14.3
  own.money = 0;
  own.manpower = 0;
  const left = POWERS.filter((other) => state.powers[other].played !== 'gone');
  return freed.flatMap((from) => left.map((other) => ({ power: other, from })));
}

function endRelations(board: Board, power: Power): void {
  const { state } = board;
  for (const ally of alliesOf(state, power)) endAlliance(board, power, ally);
  for (const enemy of enemiesOf(state, power)) endWar(state, power, enemy);
  for (const other of POWERS) if (other !== power) delete state.relations[pairOf(power, other)];
  for (const minor of Object.keys(state.minorWars)) withdraw(board, power, minor);
  state.treaties = state.treaties.filter(({ from, to }) => from !== power && to !== power);
  endAccess(state, power);
}

function freeMinors(board: Board, power: Power): readonly MinorId[] {
  const { state, pack } = board;
  const held = Object.keys(state.minors).filter((minor) => controllerOf(state, minor) === power);
  for (const minor of held) {
    // A secondary district is neutral already where it went with its primary one.
    if (pack.minor[minor] && controllerOf(state, minor) === power) turnNeutral(board, minor);
  }
  for (const minor of held) if (!pack.minor[minor]) dissolve(board, minor);
  return held;
}

function removeForces({ state, pack }: Board, power: Power): void {
  for (const id of Object.keys(state.corps)) if (pack.corpsOf[id]?.nation === power) removeCorps(state, id);
  for (const id of Object.keys(state.fleets)) if (pack.fleet[id]?.nation === power) removeFleet(state, id);
  state.loans = state.loans.filter(({ to }) => to !== power);
  removeGarrisons(state, (nation) => nation === power);
  for (const [area, depot] of Object.entries(state.depots)) if (depot.power === power) delete state.depots[area];
  for (const [area, there] of Object.entries(state.irregulars)) {
    const left = there.filter((one) => one.power !== power);
    if (left.length > 0) state.irregulars[area] = left;
    else delete state.irregulars[area];
  }
  for (const id of Object.keys(state.leaders))
    if (pack.leader[id]?.nation === power) state.leaders[id] = { is: 'gone' };
  state.prisoners = state.prisoners.filter(({ of }) => of !== power);
  state.arrivals = state.arrivals.filter(({ nation }) => nation !== power);
}
