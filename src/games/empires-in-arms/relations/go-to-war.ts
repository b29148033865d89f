import type { PointEvent, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { State } from '../state.ts';
import { countPoints } from '../status/count-points.ts';
import { relationOf } from './pair.ts';
import { declareWar, declareWarOnEachOther } from './war.ts';

/** What ends where two powers go to war. */
export type Bond = 'alliance' | 'marriage';

/** What a war between two powers would end. */
export function bondsOf(state: State, a: Power, b: Power): readonly Bond[] {
  const { alliance, marriage } = relationOf(state, a, b);
  return [...(alliance ? (['alliance'] as const) : []), ...(marriage ? (['marriage'] as const) : [])];
}

/** What a declaration of war on another power would cost its aggressor, line by line (4.2.1.1, B.5). */
export function costsOfGoing({ state, pack }: Board, aggressor: Power, defender: Power): readonly Cost[] {
  const bonds = bondsOf(state, aggressor, defender);
  const events: readonly PointEvent[] = [
    'declare_war_on_power',
    ...(bonds.includes('alliance') ? (['declare_war_on_ally'] as const) : []),
    ...(bonds.includes('marriage') ? (['break_royal_marriage'] as const) : []),
  ];
  return events.map((event) => ({ for: event, points: pack.points[event] }));
}
export type Cost = { readonly for: PointEvent; readonly points: number };

/** One declares war on another and pays for it, for the alliance and for the royal marriage (4.2.1.1, B.5). */
export function goToWar(board: Board, aggressor: Power, defender: Power): readonly Bond[] {
  const broken = bondsOf(board.state, aggressor, defender);
  declareWar(board, aggressor, defender);
  if (broken.includes('marriage')) countPoints(board, aggressor, 'break_royal_marriage', { with: defender });
  return broken;
}

/** Two declare war on each other at once (4.3.1.2): each pays for all of it. */
export function goToWarWithEachOther(board: Board, a: Power, b: Power): readonly Bond[] {
  const broken = bondsOf(board.state, a, b);
  declareWarOnEachOther(board, a, b);
  if (broken.includes('marriage')) {
    countPoints(board, a, 'break_royal_marriage', { with: b });
    countPoints(board, b, 'break_royal_marriage', { with: a });
  }
  return broken;
}
