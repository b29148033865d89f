/** How many values an object may have in it, at all depths, and still be one part. */
const MOST_VALUES = 64;

/** Objects that are known to be divided. */
const divided = new WeakSet<object>();

/**
 * A state is made of parts, which are copied and hashed one by one. An object with many values in it (an army, a map)
 * is divided: each of its objects and lists is a part, or divided again. All others, and all lists, are one part.
 * Whether an object is divided follows from what is in it alone, so equal states have equal parts. Ask only of what is
 * not changed any more: the answer is kept.
 */
export function isDivided(value: object): boolean {
  if (Array.isArray(value)) return false;
  if (divided.has(value)) return true;
  const found = countValues(value, 0) > MOST_VALUES;
  if (found) divided.add(value);
  return found;
}

/** The values in an object or a list, counted on from `count`, and no further than need be. */
function countValues(value: object, count: number): number {
  let n = count;
  for (const key in value) {
    const item: unknown = Reflect.get(value, key);
    // JSON leaves it out of an object, and has null for it in a list.
    if (item === undefined && !Array.isArray(value)) continue;
    n += 1;
    if (typeof item === 'object' && item !== null) n = countValues(item, n);
    if (n > MOST_VALUES) return n;
  }
  return n;
}
