import type { Answer } from '../../../kernel/choice.ts';
import type { CorrectionRule } from '../../../kernel/correction-rule.ts';
import { illegal } from '../../../kernel/refuse-answer.ts';
import type { IronCurtain } from '../types.ts';
import { msg } from './msg.ts';

export type Correction = CorrectionRule<IronCurtain>;

/**
 * A correction that refuses (`illegal-answer`) what changes nothing, and a game that is over: its end would not follow.
 */
export function correction(rule: Correction): Correction {
  return {
    ...rule,
    apply(play, answer) {
      if (play.state.ending) throw illegal(msg('iron-curtain-corrections.refused.over'));
      const before = JSON.stringify(play.state);
      rule.apply(play, answer);
      if (JSON.stringify(play.state) === before) throw illegal(msg('iron-curtain-corrections.refused.nothing'));
    },
  };
}

/** A field of a form that holds an option's id. */
export function optionIn(answer: Answer, field: string): string {
  return String(valueIn(answer, field));
}

/** A field of a form that holds a number. */
export function numberIn(answer: Answer, field: string): number {
  return Number(valueIn(answer, field));
}

function valueIn(answer: Answer, field: string): unknown {
  return typeof answer === 'object' ? Object.entries(answer).find(([id]) => id === field)?.[1] : undefined;
}
