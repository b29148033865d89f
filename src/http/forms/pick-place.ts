import type { Choice } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import { ROOT } from './answer-of-form.ts';
import { subPath } from './field-path.ts';

/**
 * The form after a place on the board was picked: an option is chosen (or unchosen where several may be), a spread's
 * slot gets one more, a ranking its next. Undefined when nothing asked for has that place.
 */
export function pickPlace(
  choice: Choice,
  fields: URLSearchParams,
  place: string,
  path: string = ROOT,
): URLSearchParams | undefined {
  switch (choice.kind) {
    case 'number':
    case 'text':
    case 'sheet':
      return undefined;
    case 'form':
      for (const field of choice.fields) {
        const picked = pickPlace(field.choice, fields, place, subPath(path, field.id));
        if (picked) return picked;
      }
      return undefined;
    case 'spread': {
      const slot = choice.slots.find((s) => s.place === place);
      if (!slot) return undefined;
      const next = new URLSearchParams(fields);
      const name = subPath(path, slot.id);
      const amount = Number(fields.get(name) ?? 0) || 0;
      next.set(name, String(amount === 0 ? (slot.min ?? 1) : amount >= slot.max ? 0 : amount + 1));
      return next;
    }
    case 'one':
    case 'some':
    case 'ranking': {
      const option = choice.options.find((o) => o.place === place);
      if (!option) return undefined;
      const next = new URLSearchParams(fields);
      if (choice.kind === 'one') next.set(path, option.id);
      else if (fields.has(path, option.id)) next.delete(path, option.id);
      else next.append(path, option.id);
      return next;
    }
  }
}

/** The places that mean something in this choice, each once, with what picking it means. */
export function placesOf(choice: Choice): readonly { readonly place: string; readonly label: Message }[] {
  const found = new Map<string, Message>();
  const visit = (c: Choice): void => {
    if (c.kind === 'form') for (const field of c.fields) visit(field.choice);
    else if (c.kind === 'sheet') for (const order of c.orders) visit(order.choice);
    else if (c.kind !== 'number' && c.kind !== 'text') {
      for (const { place, label } of c.kind === 'spread' ? c.slots : c.options) {
        if (place !== undefined && !found.has(place)) found.set(place, label);
      }
    }
  };
  visit(choice);
  return [...found].map(([place, label]) => ({ place, label }));
}
