import { corpsCommander } from '../forces/who-commands.ts';
import type { Power } from '../pack-lists.ts';
import type { Play } from '../types.ts';
import { loseAboard } from './lose-aboard.ts';
import { lostCorps } from './share-losses.ts';

/**
 * 6.2.5.2: the corps of a power that are still on board when its land step is over are lost, and their leaders leave
 * the map.
 */
export function loseUnlanded(play: Pick<Play, 'state' | 'pack' | 'tell'>, power: Power): void {
  const { state, pack } = play;
  const left = Object.keys(state.aboard ?? {}).filter((corps) => corpsCommander(state, pack, corps) === power);
  if (left.length === 0) return;
  const corps = left.map((id) => lostCorps(play, id));
  for (const id of left) loseAboard(play, id, [], { is: 'beside' });
  play.tell({ type: 'corps-not-landed', power, corps });
}
