import { POWERS, type Power } from '../pack-lists.ts';
import type { Position } from '../types.ts';

/** The powers that somebody plays: those that are still in the game, and not given up. */
export function playing({ state, resigned }: Pick<Position, 'state' | 'resigned'>): readonly Power[] {
  return POWERS.filter((power) => state.powers[power].played === 'seat' && !resigned.includes(power));
}

/** The powers for which somebody decides: their players, or whoever controls what nobody plays (14.3). */
export function deciding(position: Pick<Position, 'state' | 'resigned'>): readonly Power[] {
  const seats = playing(position);
  return POWERS.filter((power) => {
    const { played, controller } = position.state.powers[power];
    return seats.includes(power) || (played === 'nobody' && controller !== undefined && seats.includes(controller));
  });
}

/** The power of a seat: seats have the ids of powers. Throws for another text. */
export function powerOf(seat: string): Power {
  const power = POWERS.find((one) => one === seat);
  if (!power) throw new Error(`no power ${seat}`);
  return power;
}
