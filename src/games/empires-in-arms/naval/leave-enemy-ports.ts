import { fleetCommander } from '../forces/who-commands.ts';
import { areaName, powerName, seaName } from '../names.ts';
import type { AreaId, FleetId, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import { deciding } from '../sequence/who-decides.ts';
import { settlePortDepots } from '../supply/settle-port-depots.ts';
import type { Decide, Play, Step } from '../types.ts';
import { moveAll } from './flee.ts';
import { box, fleetsAt, placeIn, port, sea, seasOf } from './fleet-places.ts';
import { loseFleets } from './lose-fleets.ts';
import { makeFight } from './make-fight.ts';
import { msg } from './msg.ts';
import { isHostile } from './who-is-hostile.ts';
import { isEnemyPort } from './whose-port.ts';
import { isBlockaded, whyNotEnter } from './why-not-enter.ts';

/**
 * 6.2.6: fleets in ports that an enemy controls leave at once. To be pushed wherever wars are declared or cities change
 * hands outside of the naval phase.
 */
export const leaveEnemyPorts: Step<'leave-enemy-ports'> = {
  section: '6.2.6',
  run: (play) => {
    const { state, pack } = play;
    const found = new Map<string, { readonly power: Power; readonly area: AreaId }>();
    for (const [id, { at }] of Object.entries(state.fleets)) {
      const power = fleetCommander(state, pack, id);
      if (at.in !== 'port' || power === undefined || !isEnemyPort(play, power, at.area)) continue;
      found.set(`${power} ${at.area}`, { power, area: at.area });
    }
    play.push(...[...found.values()].map((args) => ({ ask: 'port-lost' as const, args })));
  },
};

/** 6.2.6: to the box or a sea beside it; where the box is an enemy's, to fight their way out or be lost (6.2.6.1). */
export const portLost: Decide<'port-lost'> = {
  section: '6.2.6',
  seats: (position, { power }) => deciding(position).filter((one) => one === power),
  ask: (position, _, { power, area }) => {
    const { pack } = position;
    return {
      prompt: msg('empires-in-arms-naval.port-lost.prompt', {
        port: areaName(pack, area),
        blockaded: isShutIn(position, power, area) ? 'yes' : 'no',
      }),
      brief: msg('empires-in-arms-naval.port-lost.brief', { port: areaName(pack, area) }),
      choice: {
        kind: 'one',
        options: waysOut(position, power, area).map((id) => ({ id, label: labelOf(pack, id, area) })),
      },
    };
  },
  waiting: ({ pack }, { power, area }) =>
    msg('empires-in-arms-naval.port-lost.waiting', { power: powerName(power), port: areaName(pack, area) }),
  apply: (play, answers, { power, area }) => {
    const given = Object.values(answers)[0];
    leavePort(play, power, area, String(given ?? waysOut(play, power, area)[0]));
  },
  fallback: (position, _, { power, area }) => waysOut(position, power, area)[0] ?? 'give-up',
  onlyAnswer: () => {},
};

const inPort = ({ state, pack }: Board, power: Power, area: AreaId): FleetId[] =>
  fleetsAt(state, port(area)).filter((id) => fleetCommander(state, pack, id) === power);

const isShutIn = (board: Board, power: Power, area: AreaId) =>
  isBlockaded(board, area, power, inPort(board, power, area));

function waysOut(board: Board, power: Power, area: AreaId): readonly string[] {
  if (isShutIn(board, power, area)) return ['fight', 'give-up'];
  const fleets = inPort(board, power, area);
  const seas = seasOf(board.pack, port(area)).filter((id) => !whyNotEnter(board, fleets, sea(id)));
  return [`box:${area}`, ...seas.map((id) => `sea:${id}`)];
}

function labelOf(pack: Pack, id: string, area: AreaId) {
  const to = placeIn(id);
  if (to?.in === 'sea') return seaName(pack, to.sea);
  if (to?.in === 'box') return msg('empires-in-arms-naval.box', { port: areaName(pack, area) });
  return msg('empires-in-arms-naval.port-lost.way', { way: id === 'fight' ? 'fight' : 'give_up' });
}

function leavePort(play: Play, power: Power, area: AreaId, way: string): void {
  const { state } = play;
  const fleets = inPort(play, power, area);
  if (way === 'give-up') {
    loseFleets(play, power, fleets, area);
    settlePortDepots(play);
    return;
  }
  const to = placeIn(way) ?? box(area);
  moveAll(play, fleets, to);
  if (way !== 'fight') {
    play.tell({ type: 'fleets-went', power, fleets, from: port(area), to, why: 'port_lost' });
    settlePortDepots(play); // 7.4.3.4.4
    return;
  }
  // 6.2.6.1: the blockading fleets have the wind.
  const defenders = fleetsAt(state, to).filter((id) => fleets.some((one) => isHostile(play, one, id)));
  const fight = makeFight(play, {
    at: to,
    how: 'break_out',
    attackers: fleets,
    defenders,
    phasing: 'nobody',
    cameOut: 'attackers',
  });
  play.push({ step: 'sea-fight', args: { fight } });
}
