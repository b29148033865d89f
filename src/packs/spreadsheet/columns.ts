import { isRecord } from '../../kernel/is-record.ts';

/** What may be a part of a column's name; a field with another name goes into the cell of what it belongs to. */
const PLAIN = /^_?[A-Za-z0-9][\w-]*$/;

/** One step of a column's name: a field, or a place of a list, counted from 1. */
export type Step = string | number;

/**
 * The columns of one card, in the file's order: `vp.value`, `options[2].label.value`. What has a source is a value, and
 * its parts are cells: an effect stands in one, as JSON.
 */
export function columnsOf(card: object): ReadonlyMap<string, unknown> {
  const columns = new Map<string, unknown>();
  for (const [field, value] of Object.entries(card)) put(columns, field, value, isSourced(card));
  return columns;
}

function put(columns: Map<string, unknown>, name: string, value: unknown, inOneCell: boolean): void {
  if (!inOneCell && isRecord(value) && hasPlainFields(value)) {
    for (const [field, inner] of Object.entries(value)) put(columns, `${name}.${field}`, inner, isSourced(value));
  } else if (!inOneCell && Array.isArray(value) && value.length > 0 && value.every(isSplit)) {
    for (const [i, item] of value.entries()) put(columns, `${name}[${i + 1}]`, item, false);
  } else columns.set(name, value);
}

const isSplit = (value: unknown) => isRecord(value) && hasPlainFields(value);
const isSourced = (value: object) => 'source' in value;

function hasPlainFields(value: object): boolean {
  const fields = Object.keys(value);
  return fields.length > 0 && fields.every((field) => PLAIN.test(field));
}

/** The steps of a column's name. Undefined: it is none. */
export function stepsOf(column: string): readonly Step[] | undefined {
  const steps: Step[] = [];
  for (const part of column.split('.')) {
    const [, field, places = ''] = /^([^[\]]+)((?:\[\d{1,3}\])*)$/.exec(part) ?? [];
    if (field === undefined || !PLAIN.test(field)) return undefined;
    steps.push(field, ...[...places.matchAll(/\d+/g)].map(([place]) => Number(place)));
  }
  return steps;
}

type Branch = Map<Step, Branch | { readonly value: unknown }>;

/**
 * A card of its cells, each with the steps of its column; places of lists that are left out close up. Undefined: one
 * cell stands for what other cells are parts of.
 */
export function cardOf(cells: readonly (readonly [steps: readonly Step[], value: unknown])[]): object | undefined {
  const root: Branch = new Map();
  for (const [steps, value] of cells) {
    let branch = root;
    for (const step of steps.slice(0, -1)) {
      const next = branch.get(step) ?? new Map();
      if (!(next instanceof Map)) return undefined;
      branch.set(step, next);
      branch = next;
    }
    const last = steps.at(-1) ?? '';
    if (branch.has(last)) return undefined;
    branch.set(last, { value });
  }
  return Object(grown(root));
}

function grown(branch: Branch): unknown {
  const inner = [...branch].map(([step, one]) => [step, one instanceof Map ? grown(one) : one.value] as const);
  if (inner.length > 0 && inner.every(([step]) => typeof step === 'number'))
    return inner.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
  return Object.fromEntries(inner);
}
