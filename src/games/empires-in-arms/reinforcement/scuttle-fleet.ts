import { removeFleet } from '../forces/remove-unit.ts';
import { isPower } from '../forces/who-commands.ts';
import type { Board } from '../position-types.ts';
import { countPoints } from '../status/count-points.ts';
import { commandsFleet } from './naval-places.ts';
import type { NoOrder } from './no-order.ts';
import type { Reach } from './reach-of.ts';
import type { OrderTo } from './reinforcement-order.ts';

/** 5.1.4: a fleet is taken off the map with its ships; those of minor countries and unplayed powers never are. */
export function whyNotScuttle(board: Board, { fleet }: OrderTo<'scuttle'>, { power }: Reach): NoOrder | undefined {
  const { state, pack } = board;
  if (!state.fleets[fleet]) return { why: 'off_the_map', id: fleet };
  if (!commandsFleet(board, power, fleet)) return { why: 'not_yours', id: fleet };
  const nation = pack.fleet[fleet]?.nation;
  const may = nation !== undefined && isPower(nation) && state.powers[power].played === 'seat';
  return may ? undefined : { why: 'never_scuttled', id: fleet };
}

/** 5.1.4.1: it costs political points, as every fleet on the map has ships. */
export function scuttle({ state, pack }: Board, { fleet }: OrderTo<'scuttle'>, { power }: Reach): void {
  removeFleet(state, fleet);
  countPoints({ state, pack }, power, 'scuttle_or_lose_fleet');
}
