import type { SeatId } from './decision.ts';

/** One draw as the log keeps it: a die's face, a pick, or the ids of a shuffle, first on top. */
export type Draw = {
  /** Draws of a game are numbered from 1. */
  readonly n: number;
  /** What it was for, readable: `deck:strategy`, `die:uprising:EU`. */
  readonly purpose: string;
  readonly result: DrawResult;
};
export type DrawResult = number | string | readonly string[];

/** A draw written by hand: no number, and a shuffle may name only its first ids. */
export type GivenDraw = Omit<Draw, 'n'> & { readonly n?: number };

/** Whole numbers from 0 to below `limit`, all alike likely. */
export type RandomSource = (limit: number) => number;

/** Randomness by draw number, so that draw 31 is the same whoever asks and whenever. */
export type ChanceSource = (drawNumber: number) => RandomSource;

/** What the live values are made from, apart from the secret seed. */
export type ChanceContext = {
  readonly game: string;
  readonly salts: { readonly [seat: SeatId]: string };
};
