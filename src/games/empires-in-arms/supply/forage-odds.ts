import type { Pack } from '../pack-types.ts';
import { type Forage, lossBy } from './forage.ts';

/** How a die may fall out: the chance that it costs factors, how many on average, and at most. */
export type Odds = { readonly chance: number; readonly mean: number; readonly most: number };

/** 7.4.1.1: what foraging may cost a corps, or the forces in a besieged city (7.4.5), all faces being alike. */
export function oddsOf(faces: number, loss: (die: number) => number): Odds {
  const losses = Array.from({ length: faces }, (_, at) => loss(at + 1));
  return {
    chance: losses.filter((lost) => lost > 0).length / faces,
    mean: losses.reduce((sum, lost) => sum + lost, 0) / faces,
    most: Math.max(...losses),
  };
}

export function forageOdds({ supply }: Pick<Pack, 'supply'>, forage: Forage): Odds {
  return oddsOf(supply.forage.dieFaces, (die) => lossBy(die, forage));
}
