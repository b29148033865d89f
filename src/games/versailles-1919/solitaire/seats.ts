import type { SeatId } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import { FACTIONS, isFaction } from '../factions.ts';
import { msg as gameMsg } from '../msg.ts';
import { msg } from './msg.ts';
import { SOLO_SEAT } from './solo.ts';

/** 2.1, 15.1: a seat for each nation that is played; 16.1: a lone player runs whichever faction they have to. */
export function seatsFor(players: number): readonly SeatId[] {
  return players === 1 ? [SOLO_SEAT] : FACTIONS.slice(0, players);
}

export function seatName(seat: SeatId): Message {
  if (seat === SOLO_SEAT) return msg('versailles-1919-solitaire.seat');
  return gameMsg('versailles-1919.seat', { nation: isFaction(seat) ? seat : 'other' });
}
