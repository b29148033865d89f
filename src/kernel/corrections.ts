import { anyGame } from './any-game.ts';
import type { CorrectionRule } from './correction-rule.ts';
import type { Question } from './decision.ts';
import { type Game, type Machine, positionOf } from './machine.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';
import { illegal } from './refuse-answer.ts';
import type { GameTypes } from './rules.ts';

/** A correction that a moderator can make just now. */
export type OfferedCorrection = { readonly name: string; readonly label: Message; readonly question: Question };

/** Everything that a game lets a moderator put right, as questions about the position as it stands. */
export function offeredCorrections<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
): readonly OfferedCorrection[] {
  const position = positionOf(anyGame(game), machine);
  return Object.entries(anyGame(game).rules.corrections ?? {}).map(([name, rule]) => ({
    name,
    label: rule.label,
    question: rule.ask(position),
  }));
}

/** Refuses (`illegal-answer`) a name that the game does not have. */
export function correctionRule(game: Game, name: string): CorrectionRule {
  const { corrections = {} } = game.rules;
  const rule = Object.hasOwn(corrections, name) ? corrections[name] : undefined;
  if (!rule) throw illegal(msg('kernel.no-such-correction', { name, names: Object.keys(corrections) }));
  return rule;
}
