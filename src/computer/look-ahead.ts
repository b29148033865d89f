import type { Answer } from '../kernel/choice.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { seededRandom } from '../kernel/random.ts';
import { sampleMachine } from '../kernel/sample-machine.ts';
import type { Budget } from './budget.ts';
import { candidates, type Put } from './candidates.ts';
import { tryFuture } from './try-future.ts';

/** How far a future is played before it is looked at as it stands. */
const HORIZON = 60;
/** How much an answer that was seldom tried is worth another try (Auer and others, UCB1). */
const CURIOSITY = 0.5;

/** An answer, and what its futures were like. */
export type Tried = { readonly answer: Answer; tries: number; worth: number; won: number };

/** What was found: the best answer first. Undefined: the game cannot be looked ahead in. */
export type Found = { readonly best: Tried; readonly futures: number };

export type LookAheadInput = Put & {
  /** The same seed, the same answer. */
  readonly seed: string;
  readonly budget: Budget;
  /** Milliseconds from any beginning. */
  readonly now: () => number;
};

/**
 * Try the seat's answers in futures of games that it cannot tell from this one, those that did well more often, and
 * give the one that was tried most. Only what the seat sees has a say in it.
 */
export function lookAhead(game: Game, machine: Machine, input: LookAheadInput): Found | undefined {
  const { seat, decision, seed, budget, now } = input;
  const first = sampleMachine(game, machine, seat, seededRandom(`${seed} sample`));
  if (!first) return undefined;
  const put = { seat, decision };
  const tried: Tried[] = candidates(game, first, put, seededRandom(`${seed} answers`)).map((answer) => {
    return { answer, tries: 0, worth: 0, won: 0 };
  });
  if (tried.length === 0) return undefined;

  const until = now() + budget.ms;
  let positions = tried.length === 1 ? budget.positions : 0;
  let futures = 0;
  while (positions < budget.positions && (futures < tried.length || now() < until)) {
    const random = seededRandom(`${seed} ${futures}`);
    const future = sampleMachine(game, machine, seat, random);
    const next = nextToTry(tried, futures);
    if (!future || !next) break;
    const chance = (n: number) => seededRandom(`${seed} ${futures} draw ${n}`);
    const seen = tryFuture(put, next.answer, { game, machine: future, draw: random, chance, horizon: HORIZON });
    next.tries += 1;
    next.worth += seen.worth;
    next.won += seen.won ? 1 : 0;
    positions += seen.positions;
    futures += 1;
  }
  const [best] = tried.toSorted((a, b) => b.tries - a.tries || meanOf(b) - meanOf(a));
  return best && { best, futures };
}

function nextToTry(tried: readonly Tried[], futures: number): Tried | undefined {
  return tried.find(({ tries }) => tries === 0) ?? tried.toSorted((a, b) => promise(b) - promise(a))[0];

  function promise(one: Tried): number {
    return meanOf(one) + CURIOSITY * Math.sqrt(Math.log(futures) / one.tries);
  }
}

function meanOf({ worth, tries }: Tried): number {
  return tries === 0 ? 0 : worth / tries;
}
