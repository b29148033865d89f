import type { Answer, Choice } from '../../../kernel/choice.ts';
import { countAnswers } from '../../../kernel/count-answers.ts';
import type { SeatId } from '../../../kernel/decision.ts';
import { enumerateAnswers } from '../../../kernel/enumerate-answers.ts';
import { accepts } from '../../../kernel/explain-refusal.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { DecisionRule } from '../../../kernel/rules.ts';
import { theAnswer } from '../answers.ts';
import type { DecisionRules, Play, Position, Versailles } from '../types.ts';
import { bindingsOf } from './bindings.ts';
import { msg } from './msg.ts';
import { brokenBy, type Narrowed, narrowQuestion } from './narrow-question.ts';
import { isLasting } from './pledge.ts';
import type { Promisable } from './promisable.ts';
import { promiseText } from './promise-words.ts';
import { isSame } from './promised.ts';

/**
 * 12.2: a question of the game whose answers promises of this turn may limit. Only what was promised is offered;
 * anything else is refused with the promise; a promise that would leave no answer is void. Where promises leave one
 * answer it is taken.
 */
export function bound<Args extends JsonObject>(
  rule: DecisionRule<Versailles, Args>,
  name: Promisable,
  rules: DecisionRules,
): DecisionRule<Versailles, Args> {
  const narrow = (position: Position, seat: SeatId, args: Args): Narrowed | undefined => {
    if (position.state.promises.length === 0) return undefined;
    return narrowQuestion(rules, position, seat, { name, args, choice: rule.ask(position, seat, args).choice });
  };
  return {
    ...rule,
    ask: (position, seat, args) => {
      const question = rule.ask(position, seat, args);
      const left = narrow(position, seat, args);
      return left ? { ...question, choice: withBarred(position, question.choice, left) } : question;
    },
    refuse: (position, seat, answer, args) => {
      const refused = rule.refuse?.(position, seat, answer, args);
      if (refused) return refused;
      const left = narrow(position, seat, args);
      if (!left || accepts(left.choice, answer) || !accepts(rule.ask(position, seat, args).choice, answer))
        return undefined;
      const broken = brokenBy(left, answer);
      return broken && msg('versailles-1919-deals.refused.bound', { promise: promiseText(position, broken) });
    },
    apply(play, answers, args) {
      const left = narrow(play, Object.keys(answers)[0] ?? '', args);
      if (left) tellPromises(play, left, theAnswer(answers));
      rule.apply(play, answers, args);
    },
    fallback: (position, seat, args) => {
      const answer = rule.fallback(position, seat, args);
      const left = narrow(position, seat, args);
      if (!left || accepts(left.choice, answer)) return answer;
      return firstWithin(left) ?? answer;
    },
    onlyAnswer: rule.onlyAnswer ?? (() => {}), // a promise left one; `apply` tells it
    asksAnyway: (position, seat, args) => {
      if (bindingsOf(position, { name, args }).length > 0) return false;
      return rule.asksAnyway?.(position, seat, args) ?? rule.onlyAnswer === undefined;
    },
  };
}

/** What is left of a question's options, and beside it those that a deal forbids, each with its promise. */
function withBarred(position: Position, asked: Choice, left: Narrowed): Choice {
  const { choice } = left;
  if (asked.kind !== 'one' || choice.kind !== 'one') return choice;
  const barred = asked.options.flatMap(({ id, label }) => {
    const promised = choice.options.some((option) => option.id === id) ? undefined : brokenBy(left, id);
    if (!promised) return [];
    const why = msg('versailles-1919-deals.barred', { promise: promiseText(position, promised) });
    return [{ id, label, why }];
  });
  return barred.length > 0 ? { ...choice, barred } : choice;
}

/** The first answer that answers what was promised, too. */
function firstWithin({ choice, binding }: Narrowed): Answer | undefined {
  for (const answer of enumerateAnswers(choice))
    if (binding.every((each) => each.needs === undefined || each.answers(answer))) return answer;
  return undefined;
}

/**
 * What cannot be kept is void from now on. The rest is kept with this answer, and ends with it unless it is about more.
 */
function tellPromises(play: Play, left: Narrowed, answer: Answer): void {
  const { state, tell } = play;
  const isOver = (promised: Narrowed['void'][number]) => {
    state.promises = state.promises.filter((held) => !isSame(held, promised));
  };
  for (const promised of left.void) {
    isOver(promised);
    tell({ type: 'promise-void', faction: promised.faction, promised });
  }
  const only = countAnswers(left.choice, 2) === 1;
  for (const { promised } of left.binding.filter((each) => each.answers(answer))) {
    tell({ type: 'promise-kept', faction: promised.faction, promised, only });
    if (play.has('promise-ends-when-kept') && !isLasting(promised)) isOver(promised);
  }
}
