import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { isRecord } from '../../../src/kernel/is-record.ts';
import { cloneData } from '../../../src/kernel/json.ts';

export type Change = readonly [path: string, value: unknown];

/** The built-in file with some places changed: `issues.korea.vp.value` names a card by its id; undefined deletes. */
export function changed(...changes: readonly Change[]): { readonly [key: string]: unknown } {
  const file = cloneData(rules.builtInPack().content);
  for (const [path, value] of changes) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const target = names.reduce(inside, file);
    if (Array.isArray(target)) {
      const at = target.findIndex((item) => recordOf(item).id === last);
      if (value === undefined) target.splice(at, 1);
      else target.splice(at < 0 ? target.length : at, at < 0 ? 0 : 1, value);
    } else if (value === undefined) Reflect.deleteProperty(recordOf(target), last);
    else Reflect.set(recordOf(target), last, value);
  }
  return file;
}

function inside(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.find((item) => isRecord(item) && item.id === name) ?? value[Number(name)];
  return recordOf(value)[name];
}

function recordOf(value: unknown): { readonly [key: string]: unknown } {
  if (!isRecord(value)) throw new Error('not a group of fields');
  return value;
}
