import type { Answer, Choice } from '../../kernel/choice.ts';
import { countAnswers } from '../../kernel/count-answers.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import { enumerateAnswers } from '../../kernel/enumerate-answers.ts';
import type { Message } from '../../kernel/message.ts';

/** Up to this many answers each have a link of their own. */
const FEW_ANSWERS = 12;

/** A whole answer with the number that names it in a reply. */
export type NumberedAnswer = {
  readonly number: number;
  readonly answer: Answer;
  readonly said: Message;
  /** What it would mean, where the choice says so. */
  readonly detail: Message | undefined;
  /** What it does to the reader, as far as that is certain. */
  readonly effect: Message | undefined;
};

/**
 * All legal answers with their numbers, when there are at most twelve; undefined otherwise and for free text. Where a
 * number is asked, it means itself: the reply "3" bids 3 and not the third bid.
 */
export function numberAnswers(choice: Choice): readonly NumberedAnswer[] | undefined {
  if (choice.kind === 'text' || countAnswers(choice, FEW_ANSWERS + 1) > FEW_ANSWERS) return undefined;
  return [...enumerateAnswers(choice)].map((answer, index) => {
    const option = choice.kind === 'one' ? choice.options.find(({ id }) => id === answer) : undefined;
    return {
      number: typeof answer === 'number' ? answer : index + 1,
      answer,
      said: describeAnswer(choice, answer),
      detail: option?.detail,
      effect: option?.effect,
    };
  });
}
