import type { Answer, PlainChoice } from '../../kernel/choice.ts';
import { ROOT } from './answer-of-form.ts';
import { needsTick } from './blank-answer.ts';
import { subPath, tickOf } from './field-path.ts';

/** The form of a choice as it is filled in with an answer: the other way round than `answerOfForm`. */
export function fieldsOfAnswer(choice: PlainChoice, answer: Answer, path: string = ROOT): URLSearchParams {
  const fields = new URLSearchParams();
  fill(fields, choice, answer, path);
  return fields;
}

function fill(fields: URLSearchParams, choice: PlainChoice, answer: Answer | undefined, path: string): void {
  switch (choice.kind) {
    case 'one':
    case 'number':
    case 'text':
      if (typeof answer === 'string' || typeof answer === 'number') fields.set(path, String(answer));
      return;
    case 'some':
    case 'ranking':
      if (Array.isArray(answer)) for (const id of answer) if (typeof id === 'string') fields.append(path, id);
      return;
    case 'spread':
      for (const { id } of choice.slots) {
        const amount = partOf(answer, id);
        if (typeof amount === 'number') fields.set(subPath(path, id), String(amount));
      }
      return;
    case 'form':
      for (const field of choice.fields) {
        const part = partOf(answer, field.id);
        const name = subPath(path, field.id);
        if (part === undefined) continue;
        if (needsTick(field)) fields.set(tickOf(name), 'on');
        fill(fields, field.choice, part, name);
      }
  }
}

function partOf(answer: Answer | undefined, id: string): Answer | undefined {
  if (typeof answer !== 'object' || Array.isArray(answer)) return undefined;
  return Object.entries(answer).find(([name]) => name === id)?.[1];
}
