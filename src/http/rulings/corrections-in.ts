import type { Choice } from '../../kernel/choice.ts';
import type { OfferedCorrection } from '../../kernel/corrections.ts';
import type { Message } from '../../kernel/message.ts';
import { ROOT } from '../forms/answer-of-form.ts';
import { subPath } from '../forms/field-path.ts';

/** Something in a place that can be corrected: `field` and `value` begin the form. */
export type CorrectionIn = {
  readonly name: string;
  readonly label: Message;
  readonly what: Message;
  readonly field: string;
  readonly value: string;
};

/** All that corrections can change of what stands in a place: each form begins with it. */
export function correctionsIn(offered: readonly OfferedCorrection[], place: string): readonly CorrectionIn[] {
  return offered.flatMap(({ name, label, question }) => {
    const first = firstPart(question.choice);
    if (first?.choice.kind !== 'one') return [];
    const { field, choice } = first;
    return choice.options
      .filter((option) => option.place === place)
      .map((option) => ({ name, label, what: option.label, field, value: option.id }));
  });
}

function firstPart(choice: Choice): { readonly field: string; readonly choice: Choice } | undefined {
  if (choice.kind !== 'form') return { field: ROOT, choice };
  const [first] = choice.fields;
  return first && { field: subPath(ROOT, first.id), choice: first.choice };
}
