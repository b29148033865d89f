import type { AskedNow } from './decision.ts';
import { decisionRule, waitingSeats } from './decision-rule.ts';
import { openAsks } from './find-ask.ts';
import type { Agenda, Game } from './machine.ts';
import type { Position } from './rules.ts';

/** The questions that wait for answers just now, for rules that must know what is still to be decided. */
export function askedNow(game: Game, agenda: Agenda, position: Position): readonly AskedNow[] {
  return openAsks(agenda).map(({ ask }) => ({
    name: ask.ask,
    args: ask.args,
    seats: waitingSeats(ask),
    choice: (seat) => decisionRule(game, ask.ask).ask(position, seat, ask.args).choice,
  }));
}
