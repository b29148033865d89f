import type { Answer } from '../../../kernel/choice.ts';
import { isFaction } from '../factions.ts';
import type { FactionId } from '../pack-types.ts';
import type { Position } from '../types.ts';

type AtTable = Pick<Position, 'state' | 'seats' | 'resigned'>;

/** The factions that can make deals, clockwise: their player is still there, and they are not neutral (15.1). */
export function dealers({ state, seats, resigned }: AtTable): readonly FactionId[] {
  return state.order.filter((faction) => seats.includes(faction) && !resigned.includes(faction));
}

/** All others that can make deals. */
export function othersThan(position: AtTable, faction: FactionId): readonly FactionId[] {
  return dealers(position).filter((other) => other !== faction);
}

/** The faction of the one seat that answered. */
export function theAnswerer(answers: { readonly [seat: string]: Answer }): FactionId {
  return factionOf(Object.keys(answers)[0]);
}

/** A seat that makes deals is a faction. */
export function factionOf(seat: string | undefined): FactionId {
  if (!isFaction(seat)) throw new Error(`${seat} makes no deals`);
  return seat;
}
