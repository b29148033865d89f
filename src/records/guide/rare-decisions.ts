import type { Rare } from './write-guide.ts';

/** Decisions that random games need not meet, by game, and why. */
export const RARE_DECISIONS: { readonly [game: string]: Rare } = {
  'iron-curtain': {
    'move-cube-from': 'no card of the printed pack moves cubes.',
    'move-cube-to': 'no card of the printed pack moves cubes.',
    'which-effect': 'no card of the printed pack gives a choice of effects.',
    'which-region': 'no card of the printed pack gives a choice of regions.',
  },
  'versailles-1919': {
    'take-over':
      'solitaire; you are asked only when two factions tie for the lowest strength as an issue becomes unsettled.',
  },
};
