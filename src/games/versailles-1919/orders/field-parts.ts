import type { Field, Option } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { msg } from './msg.ts';

/** A field in which one of several options may be picked; left out, its order stays as it is. */
export function one(id: string, options: readonly Option[], label = fieldLabel(id)): Field {
  return { id, label, optional: true, choice: { kind: 'one', options } };
}

/** What a field is called. */
export function fieldLabel(field: string): Message {
  return msg('versailles-1919-orders.field', { field });
}

/** An option, with the remark that it is what holds now. */
export function optionNow(id: string, label: Message, now: boolean): Option {
  return now ? { id, label, detail: msg('versailles-1919-orders.now') } : { id, label };
}
