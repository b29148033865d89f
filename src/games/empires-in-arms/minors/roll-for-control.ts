import type { MinorId, Power } from '../pack-lists.ts';
import { POWERS } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAllied, areAtWar } from '../relations/pair.ts';
import { zoneAt } from '../status/square.ts';

/** What a power adds to its die for a minor country (4.6.2.1 to 4.6.2.3). */
export function controlModifier({ state, pack }: Board, power: Power, minor: MinorId): ControlModifier {
  const declarers = state.minorWars[minor] ?? [];
  const nation = pack.minor[minor]?.controlModifiers[power] ?? 0;
  const status = zoneAt(pack, state.powers[power].square).zone.controlModifier;
  const war = declarers.some((declarer) => declarer !== power && areAtWar(state, power, declarer))
    ? pack.economy.atWarControlModifier
    : 0;
  return { nation, status, war, sum: nation + status + war };
}
export type ControlModifier = {
  readonly nation: number;
  readonly status: number;
  readonly war: number;
  readonly sum: number;
};

/**
 * Who may roll for a neutral minor country that somebody declared war on (4.6): every power that is in the game and not
 * at war with it. Allies of a declarer come in only if nobody else can or wants to.
 */
export function mayControl(
  { state }: Pick<Board, 'state'>,
  minor: MinorId,
): {
  readonly first: readonly Power[];
  readonly allies: readonly Power[];
} {
  const declarers = state.minorWars[minor] ?? [];
  const free = POWERS.filter((power) => state.powers[power].played !== 'gone' && !declarers.includes(power));
  const isAlly = (power: Power) => declarers.some((declarer) => areAllied(state, power, declarer));
  return { first: free.filter((power) => !isAlly(power)), allies: free.filter(isAlly) };
}

/** One throw: each power's die, and what it came to. */
export type ControlThrow = readonly { readonly power: Power; readonly die: number; readonly sum: number }[];
export type ControlRoll = {
  /** Undefined: nobody can or wants to (10.2.1). */
  readonly winner: Power | undefined;
  /** The first throw with modifiers, then those that broke ties, without. */
  readonly throws: readonly ControlThrow[];
};

/**
 * 4.6.2: the highest modified die of those who want a minor country takes it; ties are thrown again without modifiers.
 * Who is alone takes it without a die (ruling: it can only win).
 *
 * @param wanting who wants it, by the order given before
 * @param roll a die for a power
 */
export function rollForControl(
  board: Board,
  minor: MinorId,
  wanting: readonly Power[],
  roll: (power: Power, round: number) => number,
): ControlRoll {
  const { first, allies } = mayControl(board, minor);
  const wantedBy = (powers: readonly Power[]) => powers.filter((power) => wanting.includes(power));
  const some = wantedBy(first);
  let left = some.length > 0 ? some : wantedBy(allies);
  const throws: ControlThrow[] = [];
  while (left.length > 1) {
    const round = throws.length;
    const thrown = left.map((power) => {
      const die = roll(power, round);
      return { power, die, sum: round === 0 ? die + controlModifier(board, power, minor).sum : die };
    });
    const best = Math.max(...thrown.map(({ sum }) => sum));
    throws.push(thrown);
    left = thrown.flatMap(({ power, sum }) => (sum === best ? [power] : []));
  }
  return { winner: left[0], throws };
}
