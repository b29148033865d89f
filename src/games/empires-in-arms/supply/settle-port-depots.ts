import type { Play } from '../types.ts';
import { bringOutPortDepots, dropCutPortDepots } from './port-depots.ts';

/**
 * 7.4.3.4.3, 7.4.3.4.4: depots in ports that are besieged no more come out; those that are cut off are gone. To be
 * called when fleets or corps have moved.
 */
export function settlePortDepots({ state, pack, tell }: Pick<Play, 'state' | 'pack' | 'tell'>): void {
  const board = { state, pack };
  for (const change of [...bringOutPortDepots(board), ...dropCutPortDepots(board)])
    tell({ type: 'port-depot-changed', ...change });
}
