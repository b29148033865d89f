import { POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAtWar, enemiesOf } from '../relations/pair.ts';
import { powersAtHomeOf } from './forces-in.ts';

/** Whom a power may sue for peace (4.4.2.1): any of those who have forces on its own ground, or all enemies at once. */
export function whomMaySue(
  board: Board,
  loser: Power,
): { readonly singly: readonly Power[]; readonly all: readonly Power[] } {
  const all = enemiesOf(board.state, loser);
  const there = all.length > 0 ? powersAtHomeOf(board, loser) : [];
  return { singly: all.filter((power) => there.includes(power)), all };
}

/** Why a power cannot sue those that it names (4.4.2); undefined: it can. */
export type NoSuit =
  | { readonly why: 'nobody' }
  | { readonly why: 'twice' | 'not_at_war'; readonly power: Power }
  /** It has no forces on the suing power's ground, and not all enemies are sued. */
  | { readonly why: 'not_on_home_ground'; readonly power: Power };

export function whyNotSue(board: Board, loser: Power, sued: readonly Power[]): NoSuit | undefined {
  if (sued.length === 0) return { why: 'nobody' };
  const twice = sued.find((power, at) => sued.indexOf(power) !== at);
  if (twice !== undefined) return { why: 'twice', power: twice };
  const stranger = sued.find((power) => power === loser || !areAtWar(board.state, loser, power));
  if (stranger !== undefined) return { why: 'not_at_war', power: stranger };
  const { singly, all } = whomMaySue(board, loser);
  const away = sued.find((power) => !singly.includes(power));
  return away !== undefined && sued.length < all.length ? { why: 'not_on_home_ground', power: away } : undefined;
}

/** Who sues whom in a month, or offers whom an informal peace. */
export type Suits = { readonly [P in Power]?: readonly Power[] };

const names = (suits: Suits, a: Power, b: Power) => suits[a]?.includes(b) === true;

/** Those who name each other. */
export function mutualPairs(suits: Suits): readonly (readonly [Power, Power])[] {
  return POWERS.flatMap((a, at) =>
    POWERS.slice(at + 1).flatMap((b) => (names(suits, a, b) && names(suits, b, a) ? [[a, b] as const] : [])),
  );
}

/**
 * Suits are made at the same time. Two powers that sue each other must accept an informal peace (official errata to
 * 4.4.2); the other suits of the two stand.
 */
export function sortSuits(suits: Suits): {
  readonly mutual: readonly (readonly [Power, Power])[];
  readonly formal: readonly { readonly loser: Power; readonly sued: readonly Power[] }[];
} {
  const formal = POWERS.flatMap((loser) => {
    const sued = (suits[loser] ?? []).filter((power) => !names(suits, power, loser));
    return sued.length > 0 ? [{ loser, sued }] : [];
  });
  return { mutual: mutualPairs(suits), formal };
}
