import type { AskTodo, Game } from './machine.ts';

/** The rule behind a question of the game. */
export function decisionRule(game: Game, name: string) {
  const rule = game.rules.decisions[name];
  if (!rule) throw new Error(`no decision ${name}`);
  return rule;
}

/** The seats that are asked and have not answered yet. */
export function waitingSeats(ask: AskTodo) {
  return (ask.seats ?? []).filter((seat) => ask.answers?.[seat] === undefined);
}
