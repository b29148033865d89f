import type { Message } from '../../../kernel/message.ts';
import { type Fields, fieldLabel, idsIn, wordText } from './field-parts.ts';
import { msg } from './msg.ts';

/** “None at all” does not go with anything else. */
export const noneAndMore = (field: string): Message =>
  msg('empires-in-arms-orders.none-and-more', { field: fieldLabel(field) });

/** A word “these”, and the list that it goes with. `had`: the list is there already. */
export function refusePair(
  fields: Fields,
  { word, list, had }: { readonly word: string; readonly list: string; readonly had: boolean },
): Message | undefined {
  const said = fields.get(word);
  const named = idsIn(fields, list) ?? [];
  if (said === 'these' && named.length === 0 && !(had && !fields.has(list)))
    return msg('empires-in-arms-orders.needs', { field: fieldLabel(word), other: fieldLabel(list) });
  if (typeof said === 'string' && said !== 'these' && named.length > 0)
    return msg('empires-in-arms-orders.list-and', { field: fieldLabel(list), word: wordText(word, said) });
  return undefined;
}
