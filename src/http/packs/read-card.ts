import { isRecord } from '../../kernel/is-record.ts';
import type { PackSchema } from '../../packs/schema.ts';
import { type Shape, shapeOf } from './card-schema.ts';

/*
 * Names of a card's fields are their places in it: `options[0].label.value`. A group, a list and a variant have a field
 * of their own that says that it is there, how many it has, and which one it is.
 */

/** The name of a field in a group. */
export const fieldIn = (group: string, field: string) => (group === '' ? field : `${group}.${field}`);
/** The name of an item of a list. */
export const itemIn = (list: string, i: number) => `${list}[${i}]`;
/** The field that says which variant a part is. */
export const variantField = (name: string) => `${name}~`;

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

type Reading = { readonly fields: URLSearchParams; readonly schema: PackSchema };

/**
 * A card of a sent form. What cannot be read stays as it was written: the pack's own checks say what is expected there.
 * `old` gives the remarks, which no field shows.
 */
export function readCard(given: unknown, old: unknown, reading: Reading, name = ''): unknown {
  const { fields, schema } = reading;
  const shape = shapeOf(given, schema);
  const text = (fields.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  switch (shape.is) {
    case 'constant':
      return shape.value;
    case 'variants': {
      const chosen = shape.variants[Number(fields.get(variantField(name)) ?? Number.NaN)];
      return chosen && readCard(chosen.schema, old, reading, name);
    }
    case 'group':
      return name === '' || fields.has(name) ? readGroup(shape, old, reading, name) : undefined;
    case 'list': {
      if (!fields.has(name)) return undefined;
      const length = Math.min(shape.most, Number(text) || 0);
      return Array.from({ length }, (_, i) => {
        const before: unknown = Array.isArray(old) ? old[i] : undefined;
        return readCard(shape.item, before, reading, itemIn(name, i)) ?? {};
      });
    }
    default:
      return fields.has(name) ? readText(text, shape) : undefined;
  }
}

function readGroup(shape: Shape & { is: 'group' }, old: unknown, reading: Reading, name: string): object {
  const remarks = isRecord(old) ? Object.entries(old).filter(([field]) => field.startsWith('_')) : [];
  const known = isRecord(old) ? old : {};
  const read = shape.fields.flatMap(([field, inner]) => {
    const value = readCard(inner, known[field], reading, fieldIn(name, field));
    const isBlank = value === '' || (Array.isArray(value) && value.length === 0 && isWords(inner, reading));
    const isLeftOut = value === undefined || (isBlank && !shape.required.includes(field));
    return isLeftOut ? [] : [[field, value] as const];
  });
  return Object.fromEntries([...read, ...remarks]);
}

const isWords = (given: unknown, { schema }: Reading) => shapeOf(given, schema).is === 'words';

function readText(text: string, shape: Shape): unknown {
  switch (shape.is) {
    case 'number':
      return numberOf(text);
    case 'yes-no':
      return text === 'true' || (text === 'false' ? false : undefined);
    case 'words': {
      if (text.startsWith('[')) return jsonOf(text);
      const words = text === '' ? [] : text.split(',').map((word) => word.trim());
      return shape.item.type === 'string' ? words : words.map(numberOf);
    }
    case 'json':
      return jsonOf(text);
    default:
      return text;
  }
}

function numberOf(text: string): unknown {
  if (text === '') return undefined;
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : text;
}

function jsonOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
