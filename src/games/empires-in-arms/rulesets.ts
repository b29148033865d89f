import type { Position } from './types.ts';

/** The first ruleset in which fleets and corps move, and powers react to it (6, 7). */
export const MARCH = 2;

/** The first ruleset in which attacks are battles and cities are besieged and taken (7.5, 7.7). */
export const BATTLE = 3;

/** The first ruleset in which a lent corps that comes back leaves its borrower's sieges, and enemies (B.4). */
export const RETURN = 4;

/**
 * The first ruleset in which of several leaders who come to a battle together the senior one takes over (7.5.2.8), and
 * in which a corps that is lent leaves its borrower's enemies (B.4), and whoever is in a besieged city stays shut in
 * (7.3.7.1).
 */
export const SENIORITY = 5;

/** What new games have. */
export const CURRENT = SENIORITY;

/** Whether fleets and corps move in this game; steps ask `has('march')`, `has('battle')`. */
export const marches = ({ ruleset }: Pick<Position, 'ruleset'>): boolean => ruleset >= MARCH;

/** Whether attacks are battles and cities can be taken in this game. */
export const fights = ({ ruleset }: Pick<Position, 'ruleset'>): boolean => ruleset >= BATTLE;
