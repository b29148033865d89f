import { leadersWith, removeCorps } from '../forces/remove-unit.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import { endIdleSieges } from '../land/siege.ts';
import type { CorpsId, LeaderId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { otherSide, SIDES, type SideName } from '../sides.ts';
import type { Play } from '../types.ts';
import type { Battle } from './battle.ts';
import { corpsIn, countMuster, factorsOf, isOutOfFactors } from './units.ts';

/** The corps that have left the map, and the leaders whom the enemy took with the side's last one (10.6). */
export type Cleared = { readonly corps: readonly CorpsId[]; readonly leaders: readonly LeaderId[] };

/**
 * 7.5.5: corps without factors leave the map. Their leaders go on with another corps of their power there; where none
 * is left of the whole side, the enemy takes them, and otherwise they leave the map.
 */
function clearEmpty(board: Board, battle: Battle, name: SideName, captor: Power): Cleared {
  const { state, pack } = board;
  const side = battle[name];
  const all = [...side.units, ...side.away];
  const gone = corpsIn(all).filter((id) => isOutOfFactors(board, id));
  const left = corpsIn(all).filter((id) => !gone.includes(id));
  const taken: LeaderId[] = [];
  for (const id of gone) {
    const heir = heirOf(board, id, left);
    const leaders = leadersWith(state, id);
    if (heir !== undefined) for (const leader of leaders) state.leaders[leader] = { is: 'with', unit: heir };
    else if (left.length === 0) taken.push(...leaders);
    removeCorps(state, id, left.length === 0 ? { is: 'captured', by: captor } : { is: 'beside' });
  }
  side.units = side.units.filter((unit) => countMuster(factorsOf(board, battle.area, unit)) > 0);
  side.away = side.away.filter((unit) => countMuster(factorsOf(board, battle.area, unit)) > 0);
  if (gone.length > 0) endIdleSieges({ state, pack });
  return { corps: gone, leaders: taken };
}

function heirOf({ state, pack }: Board, corps: CorpsId, left: readonly CorpsId[]): CorpsId | undefined {
  const power = corpsCommander(state, pack, corps);
  return left.find((id) => corpsCommander(state, pack, id) === power);
}

/** The same of both sides, told. */
export function clearBoth(play: Play, battle: Battle): void {
  for (const name of SIDES) {
    const { power } = battle[name].commander;
    const { corps, leaders } = clearEmpty(play, battle, name, battle[otherSide(name)].commander.power);
    if (corps.length > 0) play.tell({ type: 'corps-destroyed', power, area: battle.area, corps, leaders });
  }
}
