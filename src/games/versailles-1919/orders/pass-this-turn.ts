import { theOption } from '../answers.ts';
import { isFaction } from '../factions.ts';
import type { Decide } from '../types.ts';
import { msg } from './msg.ts';

/**
 * 10.2a, 10.4, 5.3, 12: until the turn ends the seat passes whatever it may pass; on or off, and nobody else learns of
 * it.
 */
export const passThisTurn: Decide<'pass-this-turn'> = {
  section: '3.1',
  sealed: true,
  seats: ({ seats }) => seats,
  ask: ({ state }, seat) => {
    const passing = state.passing.includes(seat);
    const now = msg('versailles-1919-orders.now');
    return {
      prompt: msg('versailles-1919-orders.ask.pass'),
      choice: {
        kind: 'one',
        options: [
          { id: 'on', label: msg('versailles-1919-orders.pass.on'), ...(passing && { detail: now }) },
          { id: 'off', label: msg('versailles-1919-orders.pass.off'), ...(!passing && { detail: now }) },
        ],
      },
    };
  },
  waiting: () => msg('versailles-1919-orders.waiting.pass'),
  apply({ state, tell }, answers) {
    const [seat = ''] = Object.keys(answers);
    const on = theOption(answers) === 'on';
    state.passing = [...state.passing.filter((other) => other !== seat), ...(on ? [seat] : [])];
    if (isFaction(seat)) tell({ type: 'passing', faction: seat, on });
  },
  fallback: () => 'off',
};
