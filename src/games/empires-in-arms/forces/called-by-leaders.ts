import type { Message } from '../../../kernel/message.ts';
import { anyOfNames, leaderName } from '../names.ts';
import type { CorpsId, FleetId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { leadersWith } from './remove-unit.ts';

/**
 * What a power may call a unit by, besides its name: its own leaders that stand with it, or with a corps on board
 * ("Nelson: Portsmouth > Off Portsmouth"). Others do not learn which units of an area they lead.
 */
export function calledByLeaders(
  { state, pack }: Board,
  power: Power,
  units: readonly (CorpsId | FleetId)[],
): { readonly called?: Message } {
  const own = units.flatMap((id) => leadersWith(state, id)).filter((id) => pack.leader[id]?.nation === power);
  const called = anyOfNames(own.map((id) => leaderName(pack, id)));
  return called ? { called } : {};
}
