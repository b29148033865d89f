import { ROOT } from '../../../src/http/forms/answer-of-form.ts';
import { canBeBlank, isBlank } from '../../../src/http/forms/blank-answer.ts';
import { subPath, tickOf } from '../../../src/http/forms/field-path.ts';
import type { Answer, Choice, FormAnswer } from '../../../src/kernel/choice.ts';

/** The form fields that give an answer: the way back from `answerOfForm`. What does not fit the choice is left out. */
export function formOfAnswer(choice: Choice, answer: Answer, path: string = ROOT): URLSearchParams {
  const fields = new URLSearchParams();
  write(choice, answer, path, fields);
  return fields;
}

function write(choice: Choice, answer: Answer, path: string, fields: URLSearchParams): void {
  switch (choice.kind) {
    case 'one':
    case 'text':
      if (typeof answer === 'string') fields.append(path, answer);
      return;
    case 'number':
      if (typeof answer === 'number') fields.append(path, String(answer));
      return;
    case 'some':
    case 'ranking':
      if (isList(answer)) for (const id of answer) fields.append(path, id);
      return;
    case 'spread':
      if (!isRecord(answer)) return;
      for (const slot of choice.slots) {
        const amount = own(answer, slot.id);
        if (typeof amount === 'number') fields.append(subPath(path, slot.id), String(amount));
      }
      return;
    case 'form':
      if (!isRecord(answer)) return;
      for (const field of choice.fields) {
        const given = own(answer, field.id);
        if (given === undefined) continue;
        const name = subPath(path, field.id);
        write(field.choice, given, name, fields);
        if (field.optional && canBeBlank(field.choice) && isBlank(field.choice, fields, name)) {
          fields.append(tickOf(name), 'on');
        }
      }
  }
}

function isList(answer: Answer): answer is readonly string[] {
  return Array.isArray(answer);
}

function isRecord(answer: Answer): answer is FormAnswer {
  return typeof answer === 'object' && !Array.isArray(answer);
}

function own(answer: FormAnswer, key: string): Answer | undefined {
  return Object.hasOwn(answer, key) ? answer[key] : undefined;
}
