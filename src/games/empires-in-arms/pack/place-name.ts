import { isRecord } from '../../shared/is-record.ts';

/** By what an item of a list is known, the first that it has; or by all of the second list together. */
const ALONE = ['id', 'to', 'sea', 'corps', 'fleet', 'leader'];
const TOGETHER = [
  ...['kind', 'nation', 'area', 'country', 'when', 'campaign', 'power'],
  ...['attack', 'defence', 'ground', 'side'],
];

/** How a fault names an item of a list: by its id or by what it is about, `#3` where it says neither. */
export function placeName(item: unknown, index: number): string {
  if (!isRecord(item)) return `#${index + 1}`;
  if (typeof item.setting === 'number') return String(item.setting);
  const alone = ALONE.map((key) => item[key]).find(isName);
  const together = TOGETHER.map((key) => item[key]).filter(isName);
  return alone ?? (together.join('-') || `#${index + 1}`);
}

const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w.]{1,40}$/.test(value);
