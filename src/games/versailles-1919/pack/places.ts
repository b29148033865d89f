import { isRecord } from '../../../kernel/is-record.ts';
/** The name of a list's item in a place: its id if it has one, else its number, counted from 1. */
export function placeName(item: unknown, index: number): string {
  const id = isRecord(item) ? item.id : undefined;
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? id : `#${index + 1}`;
}

/** `issues.vietnam.vp` rather than `issues.48.vp.value`. */
export function placeOf(path: readonly PropertyKey[], content: unknown): string {
  const names: string[] = [];
  let here = content;
  for (const key of path) {
    const next: unknown = isRecord(here) || Array.isArray(here) ? Reflect.get(here, key) : undefined;
    names.push(Array.isArray(here) ? placeName(next, Number(key)) : String(key));
    here = next;
  }
  if (names.at(-1) === 'value') names.pop();
  return names.join('.') || 'pack';
}
