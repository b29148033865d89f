import type { Versailles } from '../../../src/games/versailles-1919/types.ts';
import { anyGame } from '../../../src/kernel/any-game.ts';
import type { Answer } from '../../../src/kernel/choice.ts';
import { questionFor, waitingText } from '../../../src/kernel/open-decisions.ts';
import { openOptionalActions } from '../../../src/kernel/optional-actions.ts';
import { withEffects } from '../../../src/kernel/tell-effects.ts';
import { english, PlayedGame } from '../played-game.ts';

/** A game of Versailles 1919 that is played. */
export class TestGame extends PlayedGame<Versailles> {
  /** What the last answer brought about, in words. */
  get story(): readonly string[] {
    return this.told();
  }

  /** The options in words, with their details. */
  get optionalActions(): readonly string[] {
    const { choice } = this;
    const options = 'options' in choice ? choice.options : choice.kind === 'spread' ? choice.slots : [];
    return options.map(({ label, detail }) =>
      detail ? `${english.t(label)} (${english.t(detail)})` : english.t(label),
    );
  }

  /** What each option does to the seat that is asked. */
  get effects(): Readonly<Record<string, string>> {
    const decision = this.open();
    const question = this.question();
    const seat = decision?.waiting[0];
    if (!decision || !question || seat === undefined) throw new Error('nobody is asked');
    const { choice } = withEffects(anyGame(this.game), this.machine, { decision: decision.id, seat }, question);
    const told = choice.kind === 'one' ? choice.options : [];
    return Object.fromEntries(told.map(({ id, effect }) => [id, effect ? english.t(effect) : '']));
  }

  /** What everybody else is told meanwhile. */
  get meanwhile(): string {
    const decision = this.open();
    const text = decision && waitingText(this.game, this.machine, decision.id);
    return text ? english.t(text) : '';
  }

  /** A seat does something that nobody waits for: `~propose-deal`, `~answer-deal.1`. */
  optionalAction(seat: string, optionalAction: string, answer: Answer): this {
    return this.write({ kind: 'answered', decision: optionalAction, seat, answer, how: 'page' });
  }

  /** What a seat may do beside what it is asked. */
  optionalActionsOf(seat: string): readonly string[] {
    return openOptionalActions(this.game, this.machine).flatMap(({ id, seats }) => (seats.includes(seat) ? [id] : []));
  }

  /** The same as a question. */
  offered(seat: string, optionalAction: string) {
    const question = questionFor(this.game, this.machine, optionalAction, seat);
    if (!question) throw new Error(`${optionalAction} is not put to ${seat}`);
    return question;
  }

  /** Answer by fallbacks until this question comes up (or the game is over). */
  until(asked: string): this {
    for (let n = 0; n < 500 && this.asked !== asked && this.fallback !== undefined; n += 1) this.answer(this.fallback);
    return this;
  }
}
