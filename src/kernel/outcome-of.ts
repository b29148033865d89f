import type { SeatId } from './decision.ts';
import { type Game, type Machine, positionOf } from './machine.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';
import type { Outcome } from './outcome.ts';
import type { GameTypes } from './rules.ts';

/**
 * How the game ended; undefined while it goes on. The seat that is left when all others have resigned has won; a game
 * that a ruling ended has the outcome that the ruling gives it.
 */
export function outcomeOf<G extends GameTypes>(game: Game<G>, machine: Machine<G>): Outcome | undefined {
  if (!machine.over) return undefined;
  if (machine.ended !== undefined) return ruledOutcome(game, machine, machine.ended);
  const { rules } = game;
  const left = leftSeats(game, machine);
  if (machine.resigned.length === 0 || left.length > 1) return rules.outcome(positionOf(game, machine));
  const resigned = machine.resigned.map((seat) => rules.seatName(seat));
  const [winner] = left;
  if (winner === undefined) return wonBy(game, [], msg('kernel.given-up', { resigned }));
  return wonBy(game, [winner], msg('kernel.won-by-resignation', { winner: rules.seatName(winner), resigned }));
}

function ruledOutcome<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  how: NonNullable<Machine['ended']>,
): Outcome {
  if (how === 'annulled') return wonBy(game, [], msg('kernel.annulled'));
  const tally = how === 'as-it-stands' ? game.rules.tally?.(positionOf(game, machine)) : undefined;
  if (tally) return { ...tally, summary: msg('kernel.ended-as-it-stands', { summary: tally.summary }) };
  const left = leftSeats(game, machine);
  return wonBy(game, left, msg('kernel.drawn', { seats: left.map((seat) => game.rules.seatName(seat)) }));
}

/** These seats share the first place, all others the one after them. */
function wonBy<G extends GameTypes>({ setting }: Game<G>, winners: readonly SeatId[], summary: Message): Outcome {
  const place = (seat: SeatId) => (winners.length === 0 || winners.includes(seat) ? 1 : winners.length + 1);
  return { winners, summary, standings: setting.seats.map((seat) => ({ seat, place: place(seat) })), sheet: [] };
}

function leftSeats<G extends GameTypes>({ setting }: Game<G>, { resigned }: Machine<G>): readonly SeatId[] {
  return setting.seats.filter((seat) => !resigned.includes(seat));
}
