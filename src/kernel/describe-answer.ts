import type { Answer, Choice, Option } from './choice.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';

/** A legal answer in words: the labels of what was picked, "2 on Vietnam and 1 on Poland". Of a
 * sheet only how long it is: its words are those of `walkSheet`. */
export function describeAnswer(choice: Choice, answer: Answer): Message {
  switch (choice.kind) {
    case 'one':
      return labelOf(choice.options, String(answer));
    case 'some':
    case 'ranking':
      return list(Array.isArray(answer) ? answer.map((id) => labelOf(choice.options, id)) : []);
    case 'number':
      return msg('kernel.answer-number', { amount: Number(answer) });
    case 'spread':
      return list(
        choice.slots.flatMap((slot) => {
          const amount = amountOn(answer, slot.id);
          return amount ? [msg('kernel.answer-amount', { amount, slot: slot.label })] : [];
        }),
      );
    case 'form':
      return list(
        choice.fields.flatMap((field) => {
          const value = fieldOf(answer, field.id);
          if (value === undefined) return [];
          return [msg('kernel.answer-field', { field: field.label, answer: describeAnswer(field.choice, value) })];
        }),
      );
    case 'sheet':
      return msg('kernel.answer-lines', { count: Array.isArray(answer) ? answer.length : 0 });
    case 'text':
      return msg('kernel.answer-text', { text: String(answer) });
  }
}

function list(items: readonly Message[]): Message {
  return items.length === 0 ? msg('kernel.answer-nothing') : msg('kernel.answer-list', { items });
}

function labelOf(options: readonly Option[], id: string): Message {
  return options.find((option) => option.id === id)?.label ?? msg('kernel.answer-text', { text: id });
}

function amountOn(answer: Answer, slot: string): number {
  const amount = fieldOf(answer, slot);
  return typeof amount === 'number' ? amount : 0;
}

function fieldOf(answer: Answer, field: string): Answer | undefined {
  if (typeof answer !== 'object' || Array.isArray(answer)) return undefined;
  return (answer as { readonly [field: string]: Answer })[field];
}
