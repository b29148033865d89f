import { isRecord } from '../../kernel/is-record.ts';
import type { PackSchema, Schema } from '../../packs/schema.ts';

/** What a part of a card is in a form. */
export type Shape =
  /** Named fields; the others may be left out. */
  | {
      readonly is: 'group';
      readonly fields: readonly (readonly [string, unknown])[];
      readonly required: readonly string[];
    }
  | { readonly is: 'list'; readonly item: unknown; readonly least: number; readonly most: number }
  /** A list of words or numbers, written with commas. */
  | { readonly is: 'words'; readonly item: Schema }
  /** One of several shapes, each with a name. */
  | { readonly is: 'variants'; readonly variants: readonly { readonly label: string; readonly schema: Schema }[] }
  | { readonly is: 'constant'; readonly value: unknown }
  | { readonly is: 'choice'; readonly values: readonly string[] }
  | { readonly is: 'number'; readonly min: number | undefined; readonly max: number | undefined }
  | { readonly is: 'text'; readonly most: number | undefined }
  | { readonly is: 'yes-no' }
  /** What no field fits is written as the file has it. */
  | { readonly is: 'json' };

const SCALARS = new Set(['string', 'integer', 'number']);
/** Lists that an uploaded file may make longer are edited as JSON. */
const MOST_ITEMS = 40;

/** The shape of a part by its schema. */
export function shapeOf(given: unknown, { resolve }: Pick<PackSchema, 'resolve'>): Shape {
  const schema = resolve(given);
  const union = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(union)) {
    const variants = union.map((one) => resolve(one));
    return {
      is: 'variants',
      variants: variants.map((variant) => ({ label: labelOf(variant, resolve), schema: variant })),
    };
  }
  if ('const' in schema) return { is: 'constant', value: schema.const };
  if (Array.isArray(schema.enum)) return { is: 'choice', values: schema.enum.map(String) };
  switch (schema.type) {
    case 'object':
      return groupOf(schema);
    case 'array':
      return listOf(schema, resolve);
    case 'string':
      return { is: 'text', most: numberIn(schema.maxLength) };
    case 'null':
      return { is: 'constant', value: null };
    case 'boolean':
      return { is: 'yes-no' };
    case 'integer':
    case 'number':
      return { is: 'number', min: numberIn(schema.minimum), max: numberIn(schema.maximum) };
    default:
      return { is: 'json' };
  }
}

function groupOf({ properties, required }: Schema): Shape {
  if (!isRecord(properties)) return { is: 'json' };
  return { is: 'group', fields: Object.entries(properties), required: Array.isArray(required) ? required : [] };
}

function listOf({ items, minItems, maxItems }: Schema, resolve: PackSchema['resolve']): Shape {
  const item = resolve(items);
  if (typeof item.type === 'string' && SCALARS.has(item.type)) return { is: 'words', item };
  const most = numberIn(maxItems) ?? MOST_ITEMS;
  if (item.type === 'array' || most > MOST_ITEMS) return { is: 'json' };
  return { is: 'list', item: items, least: numberIn(minItems) ?? 0, most };
}

/** What tells a variant from the others: its constant, or the kind of its value. */
function labelOf(variant: Schema, resolve: PackSchema['resolve']): string {
  if ('const' in variant) return String(variant.const);
  const properties = isRecord(variant.properties) ? Object.values(variant.properties) : [];
  const named = properties.map(resolve).find((one) => 'const' in one || 'enum' in one);
  if (named && 'const' in named) return String(named.const);
  return Array.isArray(named?.enum) ? named.enum.join(' / ') : String(variant.type ?? '?');
}

/** Which of the variants a value is of; the first one where none fits. */
export function variantOf(
  value: unknown,
  variants: readonly { readonly schema: Schema }[],
  { resolve }: Pick<PackSchema, 'resolve'>,
): number {
  const found = (exactly: boolean) => variants.findIndex(({ schema }) => fits(value, schema, { resolve, exactly }));
  const exact = found(true);
  return Math.max(0, exact < 0 ? found(false) : exact);
}

type Fitting = Pick<PackSchema, 'resolve'> & { readonly exactly: boolean };

/** `exactly`: also a field that is one of a few words has one of them. */
function fits(value: unknown, schema: Schema, { resolve, exactly }: Fitting): boolean {
  if ('const' in schema) return schema.const === value;
  if (schema.type === 'integer' || schema.type === 'number') return typeof value === 'number';
  if (schema.type === 'null') return value === null;
  if (schema.type !== 'object') return typeof value === schema.type;
  if (!isRecord(value)) return false;
  const properties = isRecord(schema.properties) ? schema.properties : {};
  return Object.entries(properties).every(([name, inner]) => {
    const { const: constant, enum: words } = resolve(inner);
    if (exactly && Array.isArray(words) && value[name] !== undefined) return words.includes(value[name]);
    return constant === undefined || value[name] === constant;
  });
}

const numberIn = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
