import { seatOf } from '../factions.ts';
import { placeInfluence } from '../influence/place-influence.ts';
import { supplyOf } from '../influence/supply.ts';
import { nationArgs, nationName } from '../names.ts';
import type { Decide } from '../types.ts';
import { deciderFor } from './decided-for.ts';
import { msg } from './msg.ts';

/** 15.3: the rules of 4.1, but on each of the two issues exactly the cubes with which the neutral faction leads. */
export const neutralPlace: Decide<'neutral-place'> = {
  section: '15.3',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position, seat, { faction }) => {
    const { brief, choice } = placeInfluence.ask(position, seat, { faction });
    const { available } = supplyOf(position.state, faction);
    const prompt = msg('versailles-1919-two-players.ask.place', { ...nationArgs(faction), available });
    if (choice.kind !== 'spread') throw new Error('influence is placed on issues');
    return {
      prompt,
      brief,
      choice: { ...choice, slots: choice.slots.map((slot) => ({ ...slot, max: slot.min ?? 1 })) },
    };
  },
  waiting: (position, { faction }) =>
    msg('versailles-1919-two-players.waiting.place', {
      By: nationArgs(deciderFor(position, faction)).Who,
      who: nationName(faction),
    }),
  apply: placeInfluence.apply,
  fallback: placeInfluence.fallback,
  onlyAnswer: () => {}, // everything is open; `apply` tells it
};
