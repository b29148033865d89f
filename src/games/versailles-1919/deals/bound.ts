import type { Option } from '../../../kernel/choice.ts';
import type { Question } from '../../../kernel/decision.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { DecisionRule } from '../../../kernel/rules.ts';
import { theOption } from '../answers.ts';
import type { Play, Position, Versailles } from '../types.ts';
import type { Promised } from './deal.ts';
import type { Limit } from './limits.ts';
import { promiseText } from './promise-words.ts';
import { isSame } from './promised.ts';
import { say } from './say.ts';

/** A question as promises leave it: the options within them, the promises that bind, and those that would leave nothing. */
type Narrowed = {
  readonly all: readonly Option[];
  readonly options: readonly Option[];
  readonly binding: readonly Promised[];
  readonly void: readonly Promised[];
};

/**
 * 12.2: a question of the game whose answers promises of this turn limit. Only what was promised is offered; anything
 * else is refused with the promise; a promise that would leave no answer is void. Where one answer is left it is taken.
 */
export function bound<Args extends JsonObject>(
  rule: DecisionRule<Versailles, Args>,
  limit: Limit<Args>,
): DecisionRule<Versailles, Args> {
  const narrow = (
    position: Position,
    seat: string,
    args: Args,
    question = () => rule.ask(position, seat, args),
  ): Narrowed | undefined => {
    const promises = position.state.promises.filter((promised) => limit.concerns(position, args, promised));
    return promises.length === 0 ? undefined : narrowed(question(), promises, limit);
  };
  return {
    ...rule,
    ask: (position, seat, args) => {
      const question = rule.ask(position, seat, args);
      const left = narrow(position, seat, args, () => question);
      return left ? { ...question, choice: { kind: 'one', options: left.options } } : question;
    },
    refuse: (position, seat, answer, args) => {
      const refused = rule.refuse?.(position, seat, answer, args);
      if (refused || typeof answer !== 'string') return refused;
      const left = narrow(position, seat, args);
      const broken = left?.all.some(({ id }) => id === answer)
        ? left.binding.find((promised) => !limit.keeps(answer, promised))
        : undefined;
      return broken && say('versailles-1919-deals.refused.bound', { promise: promiseText(position.pack, broken) });
    },
    apply(play, answers, args) {
      const left = narrow(play, Object.keys(answers)[0] ?? '', args);
      if (left) tellPromises(play, left, limit.answers(theOption(answers)));
      rule.apply(play, answers, args);
    },
    fallback: (position, seat, args) => {
      const answer = rule.fallback(position, seat, args);
      const left = narrow(position, seat, args);
      if (!left || left.options.some(({ id }) => id === answer)) return answer;
      return left.options.find(({ id }) => limit.answers(id))?.id ?? answer;
    },
    onlyAnswer: rule.onlyAnswer ?? (() => {}), // a promise left one; `apply` tells it
  };
}

function narrowed<Args>({ choice }: Question, promises: readonly Promised[], limit: Limit<Args>): Narrowed {
  if (choice.kind !== 'one') throw new Error('promises are about questions with one option');
  let { options } = choice;
  const binding: Promised[] = [];
  const broken: Promised[] = [];
  for (const promised of promises) {
    const within = options.filter(({ id }) => limit.keeps(id, promised));
    if (within.some(({ id }) => limit.answers(id))) {
      options = within;
      binding.push(promised);
    } else broken.push(promised);
  }
  return { all: choice.options, options, binding, void: broken };
}

/** What cannot be kept is void from now on; the rest is kept with this answer. */
function tellPromises({ state, tell }: Play, left: Narrowed, isAnswer: boolean): void {
  for (const promised of left.void) {
    state.promises = state.promises.filter((held) => !isSame(held, promised));
    tell({ type: 'promise-void', faction: promised.faction, promised });
  }
  if (!isAnswer) return;
  const only = left.options.length === 1;
  for (const promised of left.binding) tell({ type: 'promise-kept', faction: promised.faction, promised, only });
}
