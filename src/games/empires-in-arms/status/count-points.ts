import type { Owner, PointEvent, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { isScenario } from '../scenarios/scenario-of.ts';
import type { AccountLine, State } from '../state.ts';
import { lastSquare } from './square.ts';

type Board = { readonly state: State; readonly pack: Pick<Pack, 'points' | 'zones'> };

/**
 * Gains or loses what an event is worth on the chart, so many times, and writes it on the power's account (4, the
 * chart on the rulebook's back cover). Half points are rounded up, away from 0 (7.5.2.10). Gives the line; undefined
 * where it comes to nothing.
 */
export function countPoints(
  { state, pack }: Board,
  power: Power,
  event: PointEvent,
  { times = 1, with: other }: { readonly times?: number; readonly with?: Owner | undefined } = {},
): AccountLine | undefined {
  return moveMarker({ state, pack }, power, event, awayFrom0(pack.points[event] * times), other);
}

/** Moves a power's marker by so many squares, at most to the display's ends, and writes it on its account. */
export function moveMarker(
  { state, pack }: Board,
  power: Power,
  why: AccountLine['for'],
  points: number,
  other?: Owner,
): AccountLine | undefined {
  // 2.4.3.3 has a star: a scenario has no political points (1.3).
  if (points === 0 || isScenario(state.campaign)) return undefined;
  const one = state.powers[power];
  one.square = Math.min(Math.max(one.square + points, 0), lastSquare(pack));
  const line: AccountLine = { month: state.month, for: why, points, square: one.square };
  if (other !== undefined) line.with = other;
  one.account.push(line);
  return line;
}

const awayFrom0 = (points: number) => Math.sign(points) * Math.ceil(Math.abs(points));
