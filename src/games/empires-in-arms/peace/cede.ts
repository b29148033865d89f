import { membersOf } from '../combinations/member-of.ts';
import { leaveDepots } from '../forces/leave-depots.ts';
import { controllerOf } from '../forces/who-commands.ts';
import { districtsOf } from '../minors/districts-of.ts';
import { turnNeutral } from '../minors/lose-control.ts';
import { withdraw } from '../minors/settle-declarers.ts';
import type { MinorId, Power, ProvinceId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';

/** A province belongs to another power from now on; in its own power's hands it is a home province again. */
export function cedeProvince({ state, pack }: Board, province: ProvinceId, to: Power): void {
  const found = pack.province[province];
  if (!found) throw new Error(`the pack has no province ${province}`);
  if (found.power === to) delete state.ceded[province];
  else state.ceded[province] = to;
}

/**
 * A minor country goes to another power: with all districts that its controller has, or a secondary district alone
 * (8.8). A free state stays one, with its forces and what it awaits, or is turned into a conquest at once, and they are
 * removed (4.4.6.4); a secondary district that leaves a free state is a conquest (ruling). A new political combination
 * goes with all its members, and stays one (11, ruling). Its men leave the depots of who had it (7.2, ruling).
 */
export function cedeMinor(board: Board, minor: MinorId, to: Power, { conquer }: { readonly conquer: boolean }): void {
  const { state, pack } = board;
  const from = controllerOf(state, minor);
  if (from === undefined) throw new Error(`nobody controls ${minor}`);
  if (state.combinations[minor]) {
    cedeCombination(board, minor, to);
    return;
  }
  const districts = districtsOf(pack, minor).filter((district) => controllerOf(state, district) === from);
  const isSecondary = (pack.minor[minor]?.districtOf ?? null) !== null;
  const free = state.minors[minor]?.status === 'free' && !conquer && !isSecondary;
  if (!free) removeForces(board, minor, districts);
  for (const district of districts) {
    const one = state.minors[district];
    state.minors[district] =
      free && one?.status === 'free' ? { ...one, controller: to } : { status: 'conquered', controller: to };
    withdraw(board, to, district);
  }
  leaveDepots(board, districts);
  for (const arrival of state.arrivals) if (districts.includes(arrival.nation)) arrival.power = to;
}

function cedeCombination(board: Board, combination: MinorId, to: Power): void {
  const { state, pack } = board;
  const members = membersOf(board, combination);
  for (const land of [combination, ...members]) {
    const one = state.minors[land];
    if (pack.province[land]) cedeProvince(board, land, to);
    else if (one && one.status !== 'neutral') one.controller = to;
    withdraw(board, to, land);
  }
  leaveDepots(board, [combination, ...members]);
  for (const arrival of state.arrivals)
    if (arrival.nation === combination || members.includes(arrival.nation)) arrival.power = to;
}

/**
 * 8.8.5: a free state's forces and treasury are gone. Who is at war with it stays so, unlike where it turns neutral.
 */
function removeForces(board: Board, minor: MinorId, districts: readonly MinorId[]): void {
  const { minorWars } = board.state;
  const wars = districts.flatMap((district) => {
    const powers = minorWars[district];
    return powers ? [[district, powers] as const] : [];
  });
  turnNeutral(board, minor);
  for (const [district, powers] of wars) minorWars[district] = powers;
}
