import { msg } from '../../i18n/msg.ts';
import type { Choice, Option } from '../../kernel/choice.ts';
import { describeBudgets } from '../../kernel/describe-prices.ts';
import type { Message } from '../../kernel/message.ts';

/** What is wanted, in short sentences: "Pick 2 to 4." */
export function hintsOf(choice: Choice): readonly Message[] {
  switch (choice.kind) {
    case 'one':
    case 'form':
      return [];
    case 'sheet':
      return [msg('pages.answer.hint-sheet', { max: choice.max })];
    case 'some':
      if (choice.options.length === 0) return [msg('pages.answer.hint-none')];
      return [
        msg('pages.answer.hint-some', range(choice.min, Math.min(choice.max, choice.options.length))),
        ...(choice.must ? [msg('pages.answer.hint-must', { options: labelsOf(choice.options, choice.must) })] : []),
      ];
    case 'ranking':
      return [msg('pages.answer.hint-ranking', range(choice.min, Math.min(choice.max, choice.options.length)))];
    case 'number':
      return [msg('pages.answer.hint-number', range(choice.min, choice.max))];
    case 'text':
      return [msg('pages.answer.hint-text', range(choice.min, choice.max))];
    case 'spread': {
      const { total, used, budgets } = choice;
      return [
        msg('pages.answer.hint-spread', range(total.min, total.max)),
        ...(used ? [msg('pages.answer.hint-used', range(used.min, used.max))] : []),
        ...(budgets ? [describeBudgets(budgets)] : []),
      ];
    }
  }
}

function labelsOf(options: readonly Option[], ids: readonly string[]): readonly Message[] {
  return options.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
}

/** `form` tells the sentence which of its forms fits: exactly, up to, at least and at most. */
function range(min: number, max: number) {
  return { min, max, form: min === max ? 'exactly' : min <= 0 ? 'upto' : 'between' };
}
