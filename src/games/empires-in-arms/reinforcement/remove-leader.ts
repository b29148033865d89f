import type { CorpsId, FleetId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { NoOrder } from './no-order.ts';
import type { Reach } from './reach-of.ts';
import type { LeaderOrder } from './reinforcement-order.ts';

/** 5.3: a leader is taken off the map, to come back with a corps (Nelson with a fleet) of a later month. */
export function whyNotRemoveLeader(board: Board, { leader }: LeaderOrder, reach: Reach): NoOrder | undefined {
  const { state, pack } = board;
  if (pack.leader[leader]?.nation !== reach.power) return { why: 'not_yours', id: leader };
  const there = state.leaders[leader];
  if (there?.is !== 'with') return { why: 'off_the_map', id: leader };
  return isShutIn(board, there.unit, reach) ? { why: 'shut_in', id: leader } : undefined;
}

export function removeLeader({ state }: Board, { leader }: LeaderOrder): void {
  state.leaders[leader] = { is: 'beside' };
}

/** 5.3: in a besieged city no leader leaves; out of a port only where it is blockaded as well. */
export function isShutIn({ state, pack }: Board, unit: CorpsId | FleetId, { besieged, enemies }: Reach): boolean {
  const corps = state.corps[unit];
  const at = state.fleets[unit]?.at;
  const area = corps?.besieged ? corps.area : at?.in === 'port' && besieged.has(at.area) ? at.area : undefined;
  if (area === undefined) return false;
  return !pack.area[area]?.port || enemies.boxes.has(area);
}
