import { msg } from '../../i18n/msg.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Message } from '../../kernel/message.ts';
import type { OptionField } from '../../kernel/option-field.ts';

export type OptionLine = { readonly label: Message; readonly value: Message; readonly usual: boolean };

/**
 * A table's options in words, each with whether it is as usual: what is not comes first. One that was not there yet
 * when the table was made is left out.
 */
export function optionLines(fields: readonly OptionField[], options: JsonObject): readonly OptionLine[] {
  const lines = fields.flatMap((field): readonly OptionLine[] => {
    if (options[field.id] === undefined) return [];
    const id = String(options[field.id]);
    const value = field.values.find((one) => one.id === id)?.label ?? msg('pages.game.value', { value: id });
    return [{ label: field.label, value, usual: id === field.initial }];
  });
  return lines.toSorted((one, other) => Number(one.usual) - Number(other.usual));
}
