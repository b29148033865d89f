import { isPower } from '../forces/who-commands.ts';
import type { MinorId, Owner, PointEvent, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { costsOfGoing } from '../relations/go-to-war.ts';
import { neutralDistricts } from './may-not-declare.ts';

/** What a power would lose: `when` says whether at once, or only if somebody takes control (4.2.1.2). */
export type WarCost = {
  readonly for: PointEvent;
  readonly with: Owner;
  readonly points: number;
  readonly when: 'now' | 'if_controlled';
};

/**
 * 4.2.1: what declarations would cost, before they are given: on each power, more for an alliance or a royal marriage
 * that ends with it, and on a minor country for each of its districts, unless nobody takes control of it.
 */
export function costOfWar(board: Board, aggressor: Power, targets: readonly Owner[]): readonly WarCost[] {
  return targets.flatMap((target) =>
    isPower(target) ? costOfPower(board, aggressor, target) : [costOfMinor(board, target)],
  );
}

function costOfPower(board: Board, aggressor: Power, defender: Power): readonly WarCost[] {
  return costsOfGoing(board, aggressor, defender).map((cost) => ({ ...cost, with: defender, when: 'now' }));
}

function costOfMinor(board: Board, minor: MinorId): WarCost {
  const event = 'declare_war_on_minor_district';
  const districts = neutralDistricts(board, minor).length;
  return { for: event, with: minor, points: board.pack.points[event] * districts, when: 'if_controlled' };
}
