import { rules } from '../../../src/games/iron-curtain/rules.ts';
import { isRecord } from '../../../src/kernel/is-record.ts';
import { cloneData } from '../../../src/kernel/json.ts';

export type Change = readonly [path: string, value: unknown];

/** The built-in file with some places changed: `cards.cuba.cubes.value` names a card by its id; undefined deletes. */
export function changed(...changes: readonly Change[]): { readonly [key: string]: unknown } {
  const file = cloneData(rules.builtInPack().content);
  for (const [path, value] of changes) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const target = names.reduce(inside, file);
    if (Array.isArray(target) && value === undefined) target.splice(Number(last), 1);
    else if (value === undefined) Reflect.deleteProperty(recordOf(target), last);
    else Reflect.set(recordOf(target), last, value);
  }
  return file;
}

function inside(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.find((item) => recordOf(item).id === name) ?? value[Number(name)];
  return recordOf(value)[name];
}

function recordOf(value: unknown): { readonly [key: string]: unknown } {
  if (!isRecord(value)) throw new Error('not a group of fields');
  return value;
}
