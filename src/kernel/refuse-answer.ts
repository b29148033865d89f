import type { Game } from './machine.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';
import { Refusal } from './refusal.ts';

/** The answer came too late. */
export function stale(over: boolean, answeredBy?: Message): Refusal {
  if (answeredBy) return new Refusal('stale', msg('kernel.already-answered', { seat: answeredBy }));
  return new Refusal('stale', msg(over ? 'kernel.game-over' : 'kernel.decision-not-open'));
}

/** What was offered is no longer open; with the rule's section where the optional action is one of the game's. */
export function optionalActionOver(game: Game, section: string | undefined): Refusal {
  const problem = msg('kernel.optional-action-over');
  const reason = section === undefined ? problem : msg('kernel.by-rule', { problem, section });
  return new Refusal('stale', reason, [], game.rules.id);
}

/** The answer is against the rules: those of the game, where it is given. */
export function illegal(reason: Message, game?: Game): Refusal {
  return new Refusal('illegal-answer', reason, [], game?.rules.id);
}
