import stringify from 'safe-stable-stringify';
import { isRecord } from '../../kernel/is-record.ts';
import { cloneData } from '../../kernel/json.ts';

/** A card with one part more or less: `add:options`, `remove:options[1]`. What names no part changes nothing. */
export function editCard(value: unknown, edit: string): unknown {
  const [, does, name = ''] = /^(add|remove):(.+)$/.exec(edit) ?? [];
  const steps = [...name.matchAll(/[^.[\]]+/g)].map(([step]) => step);
  const last = steps.pop();
  if (does === undefined || last === undefined || last === '__proto__') return value;
  const copy = cloneData(value);
  const parent = steps.reduce<unknown>((part, step) => own(part, step), copy);
  if (typeof parent !== 'object' || parent === null) return value;
  const part = own(parent, last);
  if (does === 'add') Reflect.set(parent, last, Array.isArray(part) ? [...part, {}] : (part ?? emptyOf(edit)));
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else Reflect.deleteProperty(parent, last);
  return copy;
}

/** A group that is added is empty, and so is a list. */
const emptyOf = (edit: string) => (edit.endsWith('[]') ? [] : {});

function own(part: unknown, step: string): unknown {
  const isThere = typeof part === 'object' && part !== null && Object.hasOwn(part, step);
  return isThere ? Reflect.get(part, step) : undefined;
}

/**
 * The sources of a card that was changed: a value that is another one now, and whose source was left as it was, is its
 * owner's. `all`: every value is.
 */
export function markSources(value: unknown, old: unknown, all: boolean): unknown {
  if (Array.isArray(value)) return value.map((item, i) => markSources(item, sameItem(item, i, old, value.length), all));
  if (!isRecord(value)) return value;
  const before = isRecord(old) ? old : undefined;
  const inner = Object.fromEntries(
    Object.entries(value).map(([field, part]) => [field, markSources(part, before?.[field], all)]),
  );
  if (!('source' in value)) return inner;
  const isChanged = before !== undefined && value.source === before.source && bare(value) !== bare(before);
  if (!all && !isChanged) return inner;
  return { ...inner, source: 'owner', ...('confidence' in value ? { confidence: 1 } : {}) };
}

/** What an item of a list was before: the one with its id, else in its place, unless some were added or went. */
function sameItem(item: unknown, i: number, old: unknown, length: number): unknown {
  if (!Array.isArray(old)) return undefined;
  const id = isRecord(item) ? item.id : undefined;
  if (id !== undefined) return old.find((one) => isRecord(one) && one.id === id);
  return old.length === length ? old[i] : undefined;
}

/** A value without what is said about it. */
function bare({ source: _, confidence: __, note: ___, ...value }: { readonly [field: string]: unknown }): string {
  return stringify(value) ?? '';
}
