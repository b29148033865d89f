import { notesIfAny, notesOf } from './part-notes.ts';

/** How many values an object may have in it, at all depths, and still be one part: up to here copying it is cheap. */
const MOST_VALUES = 512;

/** Fewer values are counted again sooner than they are noted, unless something is noted of them anyhow. */
const WORTH_NOTING = 128;

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
  const notes = notesIfAny(value);
  if (notes?.values !== undefined) return notes.values;

  const n = Array.isArray(value) ? countItems(value) : countFields(value as { readonly [key: string]: unknown });
  if (notes) notes.values = n;
  else if (n > WORTH_NOTING) notesOf(value).values = n;
  return n;
}

function countItems(list: readonly unknown[]): number {
  let n = list.length;
  for (let i = 0; i < list.length && n <= MOST_VALUES; i += 1) {
    const item = list[i];
    if (typeof item === 'object' && item !== null) n += countValues(item);
  }
  return n;
}

/** What is undefined is left out, as JSON does. A state is plain data: no field is inherited. */
function countFields(fields: { readonly [key: string]: unknown }): number {
  let n = 0;
  for (const key in fields) {
    const field = fields[key];
    if (field === undefined) continue;
    n += 1;
    if (typeof field === 'object' && field !== null) n += countValues(field);
    if (n > MOST_VALUES) break;
  }
  return n;
}
