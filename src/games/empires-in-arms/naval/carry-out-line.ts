import { endIdleSieges } from '../land/siege.ts';
import type { Power } from '../pack-lists.ts';
import type { Play, Step } from '../types.ts';
import type { NavalOrder } from './naval-order.ts';
import { moveFleets, setOut, takeEffect } from './take-effect.ts';
import { tellVoyage } from './tell-voyage.ts';
import { navalTurn } from './turn-under-way.ts';
import { stepOf } from './why-not-order.ts';

/** 6.2: a line of a power's sheet, when its turn has come. Of a step the places on the way are entered one by one. */
export function carryOutLine(play: Play, power: Power, order: NavalOrder): void {
  const turn = navalTurn(play.state);
  if (order.order === 'sail') {
    sail(play, power, order);
    return;
  }
  const area = order.order === 'embark' ? play.state.corps[order.corps]?.area : undefined;
  takeEffect(play, turn, power, order);
  if (order.order === 'embark' && area !== undefined) {
    const { corps, fleet } = order;
    const nation = play.pack.corpsOf[corps]?.nation ?? power;
    play.tell({ type: 'embarked', power, corps, nation, fleet, area });
    // 7.3.7.1: it may have been the last one in a besieged city, or outside of it.
    const besiegers = play.state.sieges?.[area] ?? [];
    if (endIdleSieges(play).includes(area))
      for (const besieger of besiegers) play.tell({ type: 'siege-lifted', power: besieger, area });
  }
  if (order.order === 'lend') play.tell({ type: 'fleet-lent', power, fleet: order.fleet, to: order.to });
}

function sail(play: Play, power: Power, order: Extract<NavalOrder, { order: 'sail' }>): void {
  const turn = navalTurn(play.state);
  const { crew, at, step } = stepOf(play, turn, order);
  if (!at || !step) throw new Error(`${order.fleet} cannot sail on`);
  const { voyage } = turn;
  const isSame = voyage?.fleets.length === crew.length && voyage.fleets.every((id) => crew.includes(id));
  if (!isSame) tellVoyage(play);
  setOut(turn, power, crew, { ...at }, step.points);
  // 6.2.3.1.2.1: who enters a port is not intercepted in its box, but by their own wish.
  const meetsInBox = step.to.in !== 'port' || order.interceptMe;
  const cameOut = at.in === 'port';
  if (cameOut) for (const id of crew) turn.cameOutOf[id] = at.area;
  play.push({
    step: 'sail-on',
    args: { fleets: [...crew], enters: step.enters.map((one) => ({ ...one })), meetsInBox, cameOut },
  });
}

/** 6.2.3: a stack enters the next place of its step, and whoever may intercepts it there. */
export const sailOn: Step<'sail-on'> = {
  section: '6.2.3',
  run: (play, { fleets, enters, meetsInBox, cameOut }) => {
    const { state, push } = play;
    const turn = navalTurn(state);
    const [next, ...rest] = enters;
    const moving = fleets.filter((id) => state.fleets[id] && !turn.stopped.includes(id));
    if (!next || moving.length === 0) return;

    moveFleets(state, turn, moving, next);
    const goesOn = { step: 'sail-on' as const, args: { fleets: moving, enters: rest, meetsInBox, cameOut } };
    const isMet = next.in === 'sea' || (next.in === 'box' && meetsInBox);
    const meeting = { moving, at: { ...next }, cameOut: cameOut && next.in === 'box', tried: [] };
    push(...(isMet ? [{ step: 'intercept-next' as const, args: meeting }] : []), goesOn);
  },
};
