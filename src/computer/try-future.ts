import { applyInPlace } from '../kernel/apply-entry.ts';
import type { ChanceSource, RandomSource } from '../kernel/chance.ts';
import type { Answer } from '../kernel/choice.ts';
import type { SeatId } from '../kernel/decision.ts';
import { nextPlace } from '../kernel/entry-place.ts';
import { ENTRY_VERSION } from '../kernel/log.ts';
import { type Game, type Machine, positionOf } from '../kernel/machine.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { outcomeOf } from '../kernel/outcome-of.ts';
import { randomAnswer } from '../kernel/play-at-random.ts';
import type { Put } from './candidates.ts';
import { worthOf } from './worth.ts';

/** One way in which the game may go on: what it was worth, and how many positions that took. */
export type Future = { readonly worth: number; readonly won: boolean; readonly positions: number };

/** What a future needs: a game of its own, and chance. */
export type FutureInput = {
  readonly game: Game;
  /** Changed as the game goes on. */
  readonly machine: Machine;
  readonly draw: RandomSource;
  readonly chance: ChanceSource;
  /** After so many answers it is looked at as it stands, where the game can say how it would end then. */
  readonly horizon: number;
};

/** Play on from an answer, everybody at random, and see how it ends for the seat that gives it. */
export function tryFuture(put: Put, answer: Answer, { game, machine, draw, chance, horizon }: FutureInput): Future {
  const { seat } = put;
  const given = { kind: 'answered', ...put, answer, how: 'computer' } as const;
  const place = nextPlace(game, machine, put.decision);
  applyInPlace(game, machine, { v: ENTRY_VERSION, at: '', ...place, ...given }, { source: chance });
  let positions = 1;
  while (!machine.over && !(positions >= horizon && game.rules.tally)) {
    applyInPlace(game, machine, randomAnswer(game, machine, draw), { source: chance });
    positions += 1;
  }
  const end = endOf(game, machine);
  return { positions, worth: end ? worthOf(seat, end) : 0, won: hasWon(seat, end) };
}

function endOf(game: Game, machine: Machine): Outcome | undefined {
  return machine.over ? outcomeOf(game, machine) : game.rules.tally?.(positionOf(game, machine));
}

function hasWon(seat: SeatId, end: Outcome | undefined): boolean {
  return end?.winners.includes(seat) ?? false;
}
