import { areaName, fleetName, powerName } from '../names.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import { bareIds } from '../read-form.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Decide } from '../types.ts';
import { moveAll } from './flee.ts';
import { box, port } from './fleet-places.ts';
import { msg } from './msg.ts';

/** 6.3.5.1: which of the winner's fleets follow the losers, and blockade the port; by itself none does. */
export const pursue: Decide<'pursue'> = {
  section: '6.3.5.1',
  seats: (position, { power }) => deciding(position).filter((one) => one === power),
  ask: ({ pack }, _, { fleets, area }) => ({
    prompt: msg('empires-in-arms-naval.pursue.prompt', { port: areaName(pack, area) }),
    brief: msg('empires-in-arms-naval.pursue.brief', { port: areaName(pack, area) }),
    choice: {
      kind: 'some',
      min: 0,
      max: fleets.length,
      options: fleets.map((id) => ({ id: `fleet:${id}`, label: fleetName(pack, id) })),
    },
  }),
  waiting: (_, { power }) => msg('empires-in-arms-naval.pursue.waiting', { power: powerName(power) }),
  apply: (play, answers, { power, area }) => {
    const fleets = bareIds(Object.values(answers)[0]);
    if (fleets.length === 0) return;
    const to = box(area);
    const [first = ''] = fleets;
    const from = play.state.fleets[first]?.at;
    moveAll(play, fleets, to);
    play.tell({ type: 'fleets-went', power, fleets: [...fleets], ...(from ? { from } : {}), to, why: 'pursuit' });
    const turn = play.state.naval?.turn;
    if (turn?.powers.includes(power)) turn.stopped.push(...fleets);
  },
  fallback: () => [],
  standing: ({ state }, _, { power, fleets }) => {
    const rule = standingOrders(state, power).reactions?.pursue;
    return rule && (rule === 'all' ? fleets.map((id) => `fleet:${id}`) : []);
  },
};

/** 6.3.5.3: who won in a blockade box may enter the port for nothing. */
export const enterPort: Decide<'enter-port'> = {
  section: '6.3.5.3',
  seats: (position, { power }) => deciding(position).filter((one) => one === power),
  ask: ({ pack }, _, { area }) => ({
    prompt: msg('empires-in-arms-naval.enter.prompt', { port: areaName(pack, area) }),
    brief: msg('empires-in-arms-naval.enter.brief', { port: areaName(pack, area) }),
    choice: {
      kind: 'one',
      options: [
        { id: 'enter', label: msg('empires-in-arms-naval.enter.yes') },
        { id: 'stay', label: msg('empires-in-arms-naval.enter.no') },
      ],
    },
  }),
  waiting: (_, { power }) => msg('empires-in-arms-naval.enter.waiting', { power: powerName(power) }),
  apply: (play, answers, { power, fleets, area }) => {
    if (Object.values(answers)[0] === 'stay') return;
    const to = port(area);
    moveAll(play, fleets, to);
    play.tell({ type: 'fleets-went', power, fleets, from: box(area), to, why: 'enters_port' });
  },
  fallback: () => 'enter',
  standing: ({ state }, _, { power }) => standingOrders(state, power).reactions?.enterPort,
};
