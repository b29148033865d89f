import type en from '../words/en/kernel.json';
import { type Game, type Machine, positionOf } from './machine.ts';
import { messagesOf } from './message.ts';
import type { GameTypes, Outcome } from './rules.ts';

const say = messagesOf<typeof en>();

/** How the game ended; undefined while it goes on. Who is left when all others have resigned has won. */
export function outcomeOf<G extends GameTypes>(game: Game<G>, machine: Machine<G>): Outcome | undefined {
  if (!machine.over) return undefined;
  const { rules, setting } = game;
  const left = setting.seats.filter((seat) => !machine.resigned.includes(seat));
  const [winner] = left;
  if (machine.resigned.length === 0 || left.length !== 1 || winner === undefined)
    return rules.outcome(positionOf(game, machine));
  return {
    winners: [winner],
    summary: say('kernel.won-by-resignation', {
      winner: rules.seatName(winner),
      resigned: machine.resigned.map((seat) => rules.seatName(seat)),
    }),
    standings: setting.seats.map((seat) => ({ seat, place: seat === winner ? 1 : 2 })),
    sheet: [],
  };
}
