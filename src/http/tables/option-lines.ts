import { msg } from '../../i18n/msg.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Message } from '../../kernel/message.ts';
import type { OptionField } from '../../kernel/option-field.ts';

export type OptionLine = { readonly label: Message; readonly value: Message; readonly usual: boolean };

/**
 * A table's options in words, each with whether it is as usual. One that was not there yet when the table was made is
 * left out.
 */
export function optionLines(fields: readonly OptionField[], options: JsonObject): readonly OptionLine[] {
  return fields.flatMap((field) => {
    if (options[field.id] === undefined) return [];
    const id = String(options[field.id]);
    const value = field.values.find((one) => one.id === id)?.label ?? msg('pages.game.value', { value: id });
    return { label: field.label, value, usual: id === field.initial };
  });
}
