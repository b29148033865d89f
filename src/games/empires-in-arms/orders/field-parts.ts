import type { Answer, Field, Option } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { powerName } from '../names.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import { bareId, bareIds } from '../read-form.ts';
import { msg } from './msg.ts';

/** The fields of an answer, by name. */
export type Fields = ReadonlyMap<string, Answer>;

/** What a field is called. */
export const fieldLabel = (field: string): Message => msg('empires-in-arms-orders.field', { field });

/** What one of a field's words says: `ask` of `evade`. */
export const wordText = (field: string, word: string): Message =>
  msg('empires-in-arms-orders.word', { word: word === 'ask' ? 'ask' : `${field}_${word}` });

/** A field in which one of a few words may be picked; `now` is marked. Left out, its order stays as it is. */
export function words(field: string, ids: readonly string[], now: string): Field {
  const options = ids.map((id) => optionNow(id, wordText(field, id), id === now));
  return { id: field, label: fieldLabel(field), optional: true, choice: { kind: 'one', options } };
}

export function optionNow(id: string, label: Message, now: boolean): Option {
  return now ? { id, label, detail: msg('empires-in-arms-orders.now') } : { id, label };
}

/** A field that names any number of things; none: it takes the order back. */
export function some(field: string, options: readonly Option[]): Field {
  return {
    id: field,
    label: fieldLabel(field),
    optional: true,
    choice: { kind: 'some', min: 0, max: options.length, options },
  };
}

/** A field that ranks things, the best first, at most `most`; none: it takes the order back. */
export function ranking(field: string, options: readonly Option[], most: number): readonly Field[] {
  if (options.length === 0) return [];
  const max = Math.min(most, options.length);
  return [{ id: field, label: fieldLabel(field), optional: true, choice: { kind: 'ranking', min: 0, max, options } }];
}

export function number(field: string, min: number, max: number): Field {
  return { id: field, label: fieldLabel(field), optional: true, choice: { kind: 'number', min, max } };
}

/** All other powers, those marked that are named now. */
export function powerOptions(power: Power, now: readonly Power[] = []): readonly Option[] {
  return POWERS.filter((other) => other !== power).map((other) =>
    optionNow(`power:${other}`, powerName(other), now.includes(other)),
  );
}

/** The powers that a field names; undefined where it is left out. */
export function powersIn(fields: Fields, field: string): readonly Power[] | undefined {
  const ids = idsIn(fields, field);
  return ids && POWERS.filter((power) => ids.includes(power));
}

/** The ids that a field names, without their kind; undefined where it is left out. */
export function idsIn(fields: Fields, field: string): readonly string[] | undefined {
  return fields.has(field) ? bareIds(fields.get(field)) : undefined;
}

/** The word of a field, of those that it may be; undefined where it is left out. */
export function wordIn<Word extends string>(
  fields: Fields,
  field: string,
  known: readonly Word[],
): Word | 'ask' | undefined {
  const given = fields.get(field);
  return given === 'ask' ? given : known.find((word) => word === given);
}

/** The number of a field, of itself or behind the kind of an option (`slot:3`); undefined where it is left out. */
export function numberIn(fields: Fields, field: string): number | undefined {
  const given = fields.get(field);
  if (typeof given === 'number') return given;
  const found = typeof given === 'string' ? Number(bareId(given)) : Number.NaN;
  return Number.isInteger(found) ? found : undefined;
}

/** Whether a form says to take back all orders of its topic. */
export const takesAllBack = (fields: Fields): boolean => fields.get('all') === 'none';

/** The first field of a form besides `all`. */
export const firstOther = (fields: Fields): string | undefined => [...fields.keys()].find((field) => field !== 'all');
