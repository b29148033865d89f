import type { MinorId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';

/** Why a power cannot roll for a minor country this month, whoever declares war on it (4.6); undefined: it can. */
export type NoWant =
  | { readonly why: 'unknown' | 'not_neutral' }
  /** The power is at war with it. */
  | { readonly why: 'at_war' }
  /** 10.4: it comes with the whole country. */
  | { readonly why: 'secondary_district'; readonly of: MinorId };

export function whyNotWant({ state, pack }: Board, power: Power, minor: MinorId): NoWant | undefined {
  const printed = pack.minor[minor];
  if (!printed) return { why: 'unknown' };
  if (state.minors[minor]?.status !== 'neutral') return { why: 'not_neutral' };
  const primary = printed.districtOf;
  if (primary !== null && state.minors[primary]?.status === 'neutral')
    return { why: 'secondary_district', of: primary };
  return state.minorWars[minor]?.includes(power) ? { why: 'at_war' } : undefined;
}

/** The minor countries that a power can want. */
export function wantable(board: Board, power: Power): readonly MinorId[] {
  return board.pack.minors.flatMap(({ id }) => (whyNotWant(board, power, id) ? [] : [id]));
}
