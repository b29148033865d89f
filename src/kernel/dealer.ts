import type { ChanceSource, Draw, DrawResult, GivenDraw, RandomSource } from './chance.ts';
import { pickFrom, shuffled } from './random.ts';

/** A draw that the rules ask for, and what it can give: 1 to `sides`, one of the ids, or all of them in some order. */
export type AskedDraw = {
  readonly n: number;
  readonly purpose: string;
  readonly of:
    | { readonly sides: number }
    | { readonly oneOf: readonly string[] }
    | { readonly orderOf: readonly string[] };
};

/** Thrown where chance would have to be drawn and must not be: a draft ends here. */
export class ChanceNeeded extends Error {
  readonly asked: AskedDraw;

  constructor(asked: AskedDraw) {
    super(`draw ${asked.n} (${asked.purpose})`);
    this.asked = asked;
  }
}

/**
 * Thrown when a recorded draw does not fit the one that the rules ask for: the log and the rules have parted. `asked`
 * is undefined where the rules ask for none.
 */
export class ChanceMismatch extends Error {
  readonly given: GivenDraw;
  readonly asked: AskedDraw | undefined;

  constructor(message: string, given: GivenDraw, asked?: AskedDraw) {
    super(message);
    this.given = given;
    this.asked = asked;
  }
}

export type DealerInput = {
  /** The number of draws before. */
  readonly drawn: number;
  /** Recorded or hand-written results; what is missing comes from the source. */
  readonly given?: readonly GivenDraw[];
  /** Undefined: chance must not be drawn beyond what is given. */
  readonly source?: ChanceSource;
  /**
   * Without a source: a shuffle of which only the first ids are given goes on with the others in the order they had.
   */
  readonly openEnded?: boolean;
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

/**
 * The draws of one entry, numbered on from those before it. A draw takes its given result if there is one, else chance
 * of the source. Throws `ChanceNeeded` without either, and `ChanceMismatch` where the given result is not of that draw.
 */
export function createDealer({ drawn, given = [], source, openEnded = false, verify }: DealerInput): Dealer {
  const left = [...given];
  const draws: Draw[] = [];
  const filled: number[] = [];
  const differing: number[] = [];

  function live(asked: AskedDraw): RandomSource {
    if (!source) throw new ChanceNeeded(asked);
    return source(asked.n);
  }

  function takeGiven(asked: AskedDraw): GivenDraw | undefined {
    const { n, purpose } = asked;
    const at = left.findIndex((draw) => (draw.n === undefined ? draw.purpose === purpose : draw.n === n));
    const found = left[at];
    if (!found) return undefined;
    if (found.purpose !== purpose)
      throw new ChanceMismatch(
        `draw ${n} is recorded for ${found.purpose}, the rules ask for ${purpose}`,
        found,
        asked,
      );
    left.splice(at, 1);
    return found;
  }

  /** One draw: the given result read by `read`, else a live one; a partial result is completed by `read` itself. */
  function draw<R extends DrawResult>(
    purpose: string,
    of: AskedDraw['of'],
    read: (result: DrawResult, rest: () => RandomSource | undefined) => R | undefined,
    make: (random: RandomSource) => R,
  ): R {
    const n = drawn + draws.length + 1;
    const asked = { n, purpose, of };
    const recorded = takeGiven(asked);
    let result: R | undefined;
    if (recorded === undefined) {
      result = make(live(asked));
      filled.push(n);
    } else {
      result = read(recorded.result, () => {
        filled.push(n);
        return !source && openEnded ? undefined : live(asked);
      });
      if (result === undefined) {
        const text = JSON.stringify(recorded.result);
        throw new ChanceMismatch(`draw ${n} (${purpose}): ${text} is not a possible result`, recorded, asked);
      }
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
        { sides },
        (result) =>
          typeof result === 'number' && Number.isInteger(result) && result >= 1 && result <= sides ? result : undefined,
        (random) => random(sides) + 1,
      ),
    pick: <Id extends string>(purpose: string, ids: readonly Id[]) =>
      draw<Id>(
        purpose,
        { oneOf: ids },
        (result) => ids.find((id) => id === result),
        (random) => pickFrom(ids, random),
      ),
    shuffle: <Id extends string>(purpose: string, ids: readonly Id[]) => [
      ...draw<readonly Id[]>(
        purpose,
        { orderOf: ids },
        (result, rest) => {
          if (!Array.isArray(result) || new Set(result).size !== result.length) return undefined;
          const top = result.flatMap((name) => ids.filter((id) => id === name));
          if (top.length !== result.length) return undefined;
          if (top.length === ids.length) return top;
          const others = ids.filter((id) => !top.includes(id));
          const random = rest();
          return [...top, ...(random ? shuffled(others, random) : others)];
        },
        (random) => shuffled(ids, random),
      ),
    ],
  };
}
