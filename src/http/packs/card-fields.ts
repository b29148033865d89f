import stringify from 'safe-stable-stringify';
import { isRecord } from '../../kernel/is-record.ts';
import type { Message } from '../../kernel/message.ts';
import type { PackSchema } from '../../packs/schema.ts';
import { shapeOf, variantOf } from './card-schema.ts';
import { fieldIn, itemIn, variantField } from './read-card.ts';

type Choice = { readonly value: string; readonly label: string; readonly picked: boolean };

/** A field of a card's form, with those inside it. */
export type CardField = {
  readonly kind: 'group' | 'list' | 'variants' | 'choice' | 'number' | 'text' | 'long' | 'nothing';
  readonly name: string;
  /** Of variants: the name of the part, of which this field says which variant it is. */
  readonly part?: string;
  /** As the file calls it; an item of a list by its number. */
  readonly label: string;
  readonly value?: string;
  /** The game's own pack has something else there: this, or nothing. */
  readonly differs?: true;
  readonly own?: string;
  readonly problem?: Message | undefined;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly Choice[];
  readonly fields?: readonly CardField[];
  /** A group of nothing but single fields: they stand in a row. */
  readonly isRow?: boolean;
  /** A group that needs no frame and no name of its own: it is a variant's. */
  readonly isBare?: boolean;
  /** It is not there, and may be added; it is there, and may be taken away. */
  readonly adds?: boolean;
  readonly removes?: boolean;
  /** Its value is not known to be the printed one. */
  readonly reconstructed?: boolean;
};

type Drawing = {
  readonly schema: PackSchema;
  /** Why a field is not possible, by its place below the card: `options.to-poland.label`. */
  readonly faults: ReadonlyMap<string, Message>;
};
type Part = {
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  /** The same in the game's own pack, where that has the card. */
  readonly own: { readonly value: unknown } | undefined;
  readonly place: string;
  readonly optional: boolean;
};

/** The form of a card, made from its schema. */
export function cardFields(
  schema: unknown,
  card: { readonly value: unknown; readonly own: { readonly value: unknown } | undefined },
  drawing: Drawing,
): readonly CardField[] {
  const part = { name: '', label: '', place: '', optional: false, ...card };
  const whole = fieldOf(schema, part, drawing);
  return whole.kind === 'group' ? (whole.fields ?? []) : [whole];
}

/** More fields than this nobody fills in: such a part is edited as the file has it. */
export const MOST_FIELDS = 900;

/** How many fields a form has. */
export function countFields(fields: readonly CardField[]): number {
  return fields.reduce((sum, { fields: inner = [] }) => sum + 1 + countFields(inner), 0);
}

/** A card as one field, as the file has it. */
export function jsonField(name: string, value: unknown, problem: Message | undefined): CardField {
  return { kind: 'long', name, label: 'JSON', value: JSON.stringify(value, null, 2), problem };
}

function fieldOf(given: unknown, part: Part, drawing: Drawing): CardField {
  const { name, label, value, own, place, optional } = part;
  const { schema, faults } = drawing;
  const shape = shapeOf(given, schema);
  const base = {
    name,
    label,
    problem: faults.get(place),
    ...(optional && value !== undefined ? { removes: true } : {}),
  };
  const differs =
    own && stringify(own.value) !== stringify(value) ? ({ differs: true, own: textOf(own.value) } as const) : {};
  switch (shape.is) {
    case 'constant':
      return { ...base, kind: 'nothing' };
    case 'group': {
      if (value === undefined && optional) return { ...base, kind: 'group', adds: true };
      const known = isRecord(value) ? value : {};
      const fields = shape.fields.map(([field, inner]) =>
        fieldOf(inner, inside(part, field, known[field], !shape.required.includes(field)), drawing),
      );
      const reconstructed = /^\s*reconstructed/i.test(String(known.source ?? ''));
      return { ...base, kind: 'group', fields, reconstructed, isRow: fields.every(isSingle) };
    }
    case 'list': {
      if (value === undefined && optional) return { ...base, kind: 'list', adds: true };
      const items = Array.isArray(value) ? value : [];
      const owns = own && Array.isArray(own.value) ? own.value : undefined;
      const fields = items.map((item, i) => ({
        ...fieldOf(
          shape.item,
          {
            name: itemIn(name, i),
            label: String(i + 1),
            value: item,
            own: owns && i < owns.length ? { value: owns[i] } : undefined,
            place: placeIn(place, isRecord(item) && typeof item.id === 'string' ? item.id : String(i + 1)),
            optional: false,
          },
          drawing,
        ),
        removes: items.length > shape.least,
      }));
      return { ...base, kind: 'list', value: String(items.length), fields, adds: items.length < shape.most };
    }
    case 'variants': {
      const at = variantOf(value, shape.variants, schema);
      const chosen = shape.variants[at];
      const isThere = value !== undefined || !optional;
      const inner = chosen && isThere ? fieldOf(chosen.schema, { ...part, optional: false }, drawing) : undefined;
      return {
        ...base,
        name: variantField(name),
        part: name,
        kind: 'variants',
        choices: choicesOf(shape.variants, isThere ? at : undefined, optional),
        fields: inner && inner.kind !== 'nothing' ? [{ ...inner, problem: undefined, isBare: true }] : [],
      };
    }
    case 'choice':
      return { ...base, ...differs, kind: 'choice', choices: picks(shape.values, textOf(value), optional) };
    case 'yes-no':
      return { ...base, ...differs, kind: 'choice', choices: picks(['true', 'false'], textOf(value), optional) };
    case 'number': {
      const { min, max } = shape;
      const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
      return { ...base, ...differs, ...limits, kind: 'number', value: textOf(value) };
    }
    case 'json':
      return { ...base, ...differs, kind: 'long', value: value === undefined ? '' : JSON.stringify(value, null, 1) };
    default:
      return { ...base, ...differs, kind: 'text', value: textOf(value) };
  }
}

const isSingle = ({ kind }: CardField) =>
  kind === 'text' || kind === 'number' || kind === 'choice' || kind === 'nothing';

function inside({ name, own, place }: Part, field: string, value: unknown, optional: boolean): Part {
  const owns = own && isRecord(own.value) ? { value: own.value[field] } : undefined;
  return { name: fieldIn(name, field), label: field, value, own: owns, place: placeIn(place, field), optional };
}

/** As faults have it: what has a source is called by its own name, not `value`. */
function placeIn(place: string, field: string): string {
  if (field === 'value') return place;
  return place === '' ? field : `${place}.${field}`;
}

/** A value as its field has it. */
function textOf(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value) && value.every(isWord)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** It can stand in a list with commas. */
const isWord = (one: unknown) =>
  typeof one === 'number' || (typeof one === 'string' && !/,|^\s*\[|^\s|\s$|^$/.test(one));

function picks(values: readonly string[], picked: string, optional: boolean): readonly Choice[] {
  const known = values.includes(picked) || (picked === '' && optional) ? values : [picked, ...values];
  return [...(optional ? [''] : []), ...known].map((value) => ({ value, label: value, picked: value === picked }));
}

function choicesOf(variants: readonly { readonly label: string }[], at: number | undefined, optional: boolean) {
  const listed = variants.map(({ label }, i) => ({ value: String(i), label, picked: i === at }));
  return optional ? [{ value: '', label: '', picked: at === undefined }, ...listed] : listed;
}
