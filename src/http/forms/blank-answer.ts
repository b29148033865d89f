import type { Choice, Field } from '../../kernel/choice.ts';
import { subPath, tickOf } from './field-path.ts';

/** True when an answer to this choice may look like an untouched form: an optional field then needs a tick box. */
export function canBeBlank(choice: Choice): boolean {
  switch (choice.kind) {
    case 'one':
    case 'number':
      return false;
    case 'some':
    case 'ranking':
    case 'text':
      return choice.min <= 0;
    case 'spread':
      return choice.total.min <= 0;
    case 'sheet':
      return choice.mayBeEmpty;
    case 'form':
      return choice.fields.every((field) => field.optional === true || canBeBlank(field.choice));
  }
}

/** True when only a tick box can tell an answer of nothing from none. */
export function needsTick({ optional, choice, emptyIsLeftOut }: Field): boolean {
  return optional === true && emptyIsLeftOut !== true && canBeBlank(choice);
}

/** True when nothing is filled in for this choice. */
export function isBlank(choice: Choice, fields: URLSearchParams, path: string): boolean {
  switch (choice.kind) {
    case 'number':
      return (fields.get(path) ?? '').trim() === '';
    case 'one':
    case 'some':
    case 'ranking':
    case 'text':
    case 'sheet':
      return fields.getAll(path).every((value) => value === '');
    case 'spread':
      return choice.slots.every((slot) => ['', '0'].includes(fields.get(subPath(path, slot.id))?.trim() ?? ''));
    case 'form':
      return choice.fields.every((field) => {
        const name = subPath(path, field.id);
        return !fields.has(tickOf(name)) && isBlank(field.choice, fields, name);
      });
  }
}
