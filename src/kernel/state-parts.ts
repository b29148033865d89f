/** How many values an object may have in it, at all depths, and still be one part: up to here copying it is cheap. */
const MOST_VALUES = 512;

/** Fewer values are counted again faster than they are looked up. */
const WORTH_KEEPING = 16;

const counts = new WeakMap<object, number>();

/**
 * A state is made of parts, which are copied and hashed one by one. An object with many values in it (an army, a map)
 * is divided: each of its objects and lists is a part, or divided again. All others, and all lists, are one part.
 * Whether an object is divided follows from what is in it alone, so equal states have equal parts. Ask only of what is
 * not changed any more: the answer is kept.
 */
export function isDivided(value: object): boolean {
  return !Array.isArray(value) && countValues(value) > MOST_VALUES;
}

/** The values in an object or a list; where there are too many for one part, only that there are. */
function countValues(value: object): number {
  const before = counts.get(value);
  if (before !== undefined) return before;

  let n = 0;
  const isList = Array.isArray(value);
  const items: readonly unknown[] = isList ? value : Object.values(value);
  for (const item of items) {
    // JSON leaves it out of an object, and has null for it in a list.
    if (item === undefined && !isList) continue;
    n += 1;
    if (typeof item === 'object' && item !== null) n += countValues(item);
    if (n > MOST_VALUES) break;
  }
  if (n > WORTH_KEEPING) counts.set(value, n);
  return n;
}
