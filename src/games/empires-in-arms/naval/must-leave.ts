import { fleetCommander } from '../forces/who-commands.ts';
import type { FleetId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FleetPlace } from '../state.ts';
import { settlePortDepots } from '../supply/settle-port-depots.ts';
import type { Play, Step } from '../types.ts';
import { port, sea, seasOf } from './fleet-places.ts';
import { navalTurn } from './turn-under-way.ts';
import { mayUsePort } from './whose-port.ts';
import { hasEnemyInside, mayBlockade, whyNotEnter } from './why-not-enter.ts';

/** 6.2.1.2, 6.2.7.1, 4.4.6.2: the fleets of powers that begin their turn where they may not stay. */
export function mustLeave(board: Board, powers: readonly Power[]): readonly FleetId[] {
  const { state, pack } = board;
  return Object.keys(state.fleets).filter((id) => {
    const power = fleetCommander(state, pack, id);
    return power !== undefined && powers.includes(power) && !mayStay(board, power, id);
  });
}

/** Whether a fleet may be where it is: at sea always, in ports that let it in, in boxes that it may blockade. */
export function mayStay(board: Board, power: Power, fleet: FleetId): boolean {
  const at = board.state.fleets[fleet]?.at;
  if (!at || at.in === 'sea') return true;
  return at.in === 'port' ? mayUsePort(board, power, at.area) : mayBlockade(board, [fleet], at.area);
}

/**
 * 6.2.7.1: what had to leave and did not goes by itself: into the port where it may, else to the sea (ruling). Then all
 * fleets of the turn are where they stay, which depots inside ports rest on.
 */
export const navalTurnOver: Step<'naval-turn-over'> = {
  section: '6.2.7.1',
  run: (play) => {
    const { state, pack } = play;
    const turn = navalTurn(state);
    for (const id of turn.mustLeave) {
      const power = fleetCommander(state, pack, id);
      if (power === undefined || !state.fleets[id] || turn.used[id] !== undefined || turn.stopped.includes(id))
        continue;
      if (!mayStay(play, power, id)) leave(play, power, id);
    }
    if (state.naval) delete state.naval.turn;
    settlePortDepots(play); // 7.4.3.4.4
  },
};

function leave(play: Play, power: Power, id: FleetId): void {
  const fleet = play.state.fleets[id];
  const to = fleet && wayOut(play, id, fleet.at);
  if (!fleet || !to) return;
  const from = fleet.at;
  fleet.at = to;
  play.tell({ type: 'fleets-went', power, fleets: [id], from, to, why: 'had_to_leave' });
}

/** Where a fleet goes by itself; undefined: the ice or a strait shuts it in. */
function wayOut(board: Board, fleet: FleetId, at: Readonly<FleetPlace>): FleetPlace | undefined {
  const power = fleetCommander(board.state, board.pack, fleet);
  if (
    at.in === 'box' &&
    power !== undefined &&
    mayUsePort(board, power, at.area) &&
    !hasEnemyInside(board, [fleet], at.area)
  )
    return port(at.area);
  return seasOf(board.pack, at)
    .map(sea)
    .find((to) => !whyNotEnter(board, [fleet], to));
}
