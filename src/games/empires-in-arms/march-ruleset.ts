import type { Position } from './types.ts';

/** The first ruleset in which fleets and corps move, and powers react to it (6, 7). */
export const MARCH = 2;

/** Whether fleets and corps move in this game; steps ask `has('march')`. */
export const marches = ({ ruleset }: Pick<Position, 'ruleset'>): boolean => ruleset >= MARCH;
