import type { Unit } from '../battle/battle.ts';
import { corpsIn, isOutOfFactors } from '../battle/units.ts';
import { leadersWith } from '../forces/remove-unit.ts';
import type { CorpsId, LeaderId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { loseCounter } from '../supply/take-losses.ts';

/** Corps that a fight at a city has cost, and the leaders whom the other side took with the last one there (10.6). */
export type GoneAtCity = { readonly corps: readonly CorpsId[]; readonly leaders: readonly LeaderId[] };

/** 7.5.5: corps without factors leave the map. */
export function clearAtCity(board: Board, units: readonly Unit[], captor: Power): GoneAtCity {
  const { state } = board;
  const gone = corpsIn(units).filter((id) => isOutOfFactors(board, id));
  const leaders = gone.flatMap((id) => leadersWith(state, id));
  for (const id of gone) loseCounter(board, id, { is: 'captured', by: captor });
  return { corps: gone, leaders: leaders.filter((id) => state.leaders[id]?.is === 'captured') };
}
