import { corpsCommander } from '../forces/who-commands.ts';
import type { MinorId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { districtsOf } from './districts-of.ts';
import { withdraw } from './settle-declarers.ts';

/**
 * 4.6.6: in each peace step, before the conquest of a minor country, the war of an invader who has no corps in it is
 * over. Of one with several districts those count that are not conquered by the invader yet. Only wars on minor
 * countries that somebody controls lapse: "it must be at war with the controller before it attacks again" (ruling). So
 * no war lapses in the month in which it was declared, before anybody could march: control is taken after the peace
 * step. Gives who is no longer at war with which; their other troops there go home (4.4.6.2).
 */
export function lapseWars(board: Board): readonly Lapse[] {
  const { state } = board;
  const lapses = Object.entries(state.minorWars).flatMap(([minor, invaders]) =>
    state.minors[minor]?.status === 'neutral'
      ? []
      : invaders.filter((power) => !hasCorpsIn(board, power, minor)).map((power): Lapse => ({ minor, power })),
  );
  for (const { minor, power } of lapses) withdraw(board, power, minor);
  return lapses;
}
export type Lapse = { readonly minor: MinorId; readonly power: Power };

/** The districts of a minor country that an invader has not conquered by itself (10.4). */
export function notConqueredBy({ state, pack }: Board, power: Power, minor: MinorId): readonly MinorId[] {
  return districtsOf(pack, minor).filter((district) => {
    const one = state.minors[district];
    return !(one?.status === 'conquered' && one.controller === power);
  });
}

function hasCorpsIn(board: Board, power: Power, minor: MinorId): boolean {
  const { state, pack } = board;
  const districts = notConqueredBy(board, power, minor);
  return Object.entries(state.corps).some(
    ([id, { area }]) =>
      districts.includes(pack.area[area]?.province ?? '') && corpsCommander(state, pack, id) === power,
  );
}
