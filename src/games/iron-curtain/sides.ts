import type { Side } from './pack-types.ts';

/** The seats, in the order of the rules file. */
export const SIDES = ['us', 'ussr'] as const satisfies readonly Side[];

export function opponent(side: Side): Side {
  return side === 'us' ? 'ussr' : 'us';
}

/** The side's direction on the track: the US flag is at the positive end. */
export function direction(side: Side): 1 | -1 {
  return side === 'us' ? 1 : -1;
}

/** The side towards whose flag a number points; undefined for 0. */
export function sideOf(number: number): Side | undefined {
  if (number === 0) return undefined;
  return number > 0 ? 'us' : 'ussr';
}

export function isSide(name: string | undefined): name is Side {
  return name === 'us' || name === 'ussr';
}
