import type { Power } from '../pack-lists.ts';

export type Thrown = { readonly power: Power; readonly die: number };

export type CallOrder = {
  readonly order: readonly Power[];
  /** Each throw for who goes first, and those that broke ties. */
  readonly throws: readonly (readonly Thrown[])[];
};

/**
 * 4.3: in which order the powers of one side call their allies: by the dice. The highest goes first; ties are thrown
 * again by those who are level. Who is alone throws none.
 *
 * @param roll a die for a power; the round tells its throws apart
 */
export function orderOfCalls(callers: readonly Power[], roll: (power: Power, round: number) => number): CallOrder {
  const throws: Thrown[][] = [];
  return { order: byDice(callers), throws };

  function byDice(powers: readonly Power[]): readonly Power[] {
    if (powers.length < 2) return powers;
    const at = throws.length;
    const thrown = powers.map((power) => ({ power, die: roll(power, at) }));
    throws.push(thrown);
    const dice = [...new Set(thrown.map(({ die }) => die))].sort((a, b) => b - a);
    return dice.flatMap((die) => byDice(thrown.flatMap((one) => (one.die === die ? [one.power] : []))));
  }
}
