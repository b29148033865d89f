import type { SeatId } from '../../../kernel/decision.ts';
import type { Options } from '../options.ts';
import type { FactionId, LengthId } from '../pack-types.ts';
import type { Solo } from '../state.ts';
import type { Play } from '../types.ts';
import { isSolitaire } from './solo.ts';

/** 16.4: as for three players with the shortest deck, whatever length the table asked for. */
export const SOLO_LENGTH: LengthId = 'standard';

/** 16.4: the solitaire part of a first state; undefined where more people play. */
export function soloFor(seats: readonly SeatId[], order: readonly FactionId[], options: Options): Solo | undefined {
  const last = order.at(-1);
  if (!isSolitaire(seats) || !last) return undefined;
  return { faction: last, points: 0, target: Number(options.target) };
}

/** 16.4: the order is drawn or given by now: the player begins with the faction that plays last. */
export function beginSolo({ state, options, tell }: Play): void {
  const { solo } = state;
  const last = state.order.at(-1);
  if (!solo || !last) return;
  solo.faction = last;
  tell({ type: 'solo-began', faction: last, target: solo.target, lengthIgnored: options.length !== SOLO_LENGTH });
}
