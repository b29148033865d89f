/** Plain data: what a state, a frame's arguments and a log entry are made of. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A deep copy of plain data; several times faster than `structuredClone`, which must expect anything. */
export function cloneData<T>(value: T): T {
  return clone(value) as T;
}

function clone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (const item of value) list.push(typeof item === 'object' && item !== null ? clone(item) : item);
    return list;
  }
  const copy: { [key: string]: unknown } = {};
  for (const key in value) {
    const field = (value as { [key: string]: unknown })[key];
    copy[key] = typeof field === 'object' && field !== null ? clone(field) : field;
  }
  return copy;
}
