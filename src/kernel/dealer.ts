import type { ChanceSource, Draw, DrawResult, GivenDraw, RandomSource } from './chance.ts';
import { pickFrom, shuffled } from './random.ts';

/** Thrown where chance would have to be drawn and must not be: a draft ends here. */
export class ChanceNeeded extends Error {}

/** Thrown when a recorded draw does not fit the one that the rules ask for: the log and the rules have parted. */
export class ChanceMismatch extends Error {}

export type DealerInput = {
  /** The number of draws before. */
  readonly drawn: number;
  /** Recorded or hand-written results; what is missing comes from the source. */
  readonly given?: readonly GivenDraw[];
  /** Undefined: chance must not be drawn beyond what is given. */
  readonly source?: ChanceSource;
  /** The live chance of a revealed seed: given results are compared with it. */
  readonly verify?: ChanceSource;
};

/** Hands out the results of one log entry's draws, in order, and keeps them for the log. */
export type Dealer = {
  readonly draws: Draw[];
  /** Numbers of the draws that the given results left out, wholly or in part. */
  readonly filled: number[];
  /** Numbers of the draws whose given result is not what the verified source gives. */
  readonly differing: number[];
  die(purpose: string, sides: number): number;
  shuffle<Id extends string>(purpose: string, ids: readonly Id[]): Id[];
  pick<Id extends string>(purpose: string, ids: readonly Id[]): Id;
  /** Given results that nobody asked for. */
  unused(): readonly GivenDraw[];
};

export function createDealer({ drawn, given = [], source, verify }: DealerInput): Dealer {
  const left = [...given];
  const draws: Draw[] = [];
  const filled: number[] = [];
  const differing: number[] = [];

  function live(n: number, purpose: string): RandomSource {
    if (!source) throw new ChanceNeeded(`draw ${n} (${purpose})`);
    return source(n);
  }

  function takeGiven(n: number, purpose: string): DrawResult | undefined {
    const at = left.findIndex((draw) => (draw.n === undefined ? draw.purpose === purpose : draw.n === n));
    const found = left[at];
    if (!found) return undefined;
    if (found.purpose !== purpose)
      throw new ChanceMismatch(`draw ${n} is recorded for ${found.purpose}, the rules ask for ${purpose}`);
    left.splice(at, 1);
    return found.result;
  }

  /** One draw: the given result read by `read`, else a live one; a partial result is completed by `read` itself. */
  function draw<R extends DrawResult>(
    purpose: string,
    read: (result: DrawResult, rest: () => RandomSource) => R | undefined,
    make: (random: RandomSource) => R,
  ): R {
    const n = drawn + draws.length + 1;
    const recorded = takeGiven(n, purpose);
    let result: R | undefined;
    if (recorded === undefined) {
      result = make(live(n, purpose));
      filled.push(n);
    } else {
      result = read(recorded, () => {
        filled.push(n);
        return live(n, purpose);
      });
      if (result === undefined)
        throw new ChanceMismatch(`draw ${n} (${purpose}): ${JSON.stringify(recorded)} is not a possible result`);
    }
    if (verify && String(make(verify(n))) !== String(result)) differing.push(n);
    draws.push({ n, purpose, result });
    return result;
  }

  return {
    draws,
    filled,
    differing,
    unused: () => left,
    die: (purpose, sides) =>
      draw(
        purpose,
        (result) =>
          typeof result === 'number' && Number.isInteger(result) && result >= 1 && result <= sides ? result : undefined,
        (random) => random(sides) + 1,
      ),
    pick: <Id extends string>(purpose: string, ids: readonly Id[]) =>
      draw<Id>(
        purpose,
        (result) => ids.find((id) => id === result),
        (random) => pickFrom(ids, random),
      ),
    shuffle: <Id extends string>(purpose: string, ids: readonly Id[]) => [
      ...draw<readonly Id[]>(
        purpose,
        (result, rest) => {
          if (!Array.isArray(result) || new Set(result).size !== result.length) return undefined;
          const top = result.flatMap((name) => ids.filter((id) => id === name));
          if (top.length !== result.length) return undefined;
          if (top.length === ids.length) return top;
          const others = ids.filter((id) => !top.includes(id));
          return [...top, ...shuffled(others, rest())];
        },
        (random) => shuffled(ids, random),
      ),
    ],
  };
}
