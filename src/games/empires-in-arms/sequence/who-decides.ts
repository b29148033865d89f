import { POWERS, type Power } from '../pack-lists.ts';
import type { Position } from '../types.ts';

/** The powers whose players are asked: those that are played, still in the game, and not given up. */
export function deciding({ state, resigned }: Pick<Position, 'state' | 'resigned'>): readonly Power[] {
  return POWERS.filter((power) => state.powers[power].played === 'seat' && !resigned.includes(power));
}

/** The power of a seat: seats have the ids of powers. Throws for another text. */
export function powerOf(seat: string): Power {
  const power = POWERS.find((one) => one === seat);
  if (!power) throw new Error(`no power ${seat}`);
  return power;
}
