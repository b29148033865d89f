const fixed = new WeakSet<object>();

/**
 * Plain data that never change again, frozen with all their parts: code that turns them into something else (words,
 * say) may do that once and keep the result.
 */
export function fixedData<T extends object>(value: T): T {
  fix(value);
  return value;
}

/** Whether this very object came from `fixedData`, or is part of what did. */
export function isFixed(value: object): boolean {
  return fixed.has(value);
}

/** `make`, called once for each key as long as that key lives; what it makes is fixed. */
export function madeOnce<K extends object, T extends object>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = fixedData(make(key));
    made.set(key, fresh);
    return fresh;
  };
}

function fix(value: unknown): void {
  if (typeof value !== 'object' || value === null || fixed.has(value)) return;
  fixed.add(Object.freeze(value));
  for (const part of Object.values(value)) fix(part);
}
