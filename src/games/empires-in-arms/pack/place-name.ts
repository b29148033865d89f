import { isRecord } from '../../../kernel/is-record.ts';

/** By what an item of a list is known, the first that it has; or by all of the second list together. */
const ALONE = ['id', 'minor', 'combination', 'province', 'to', 'sea', 'corps', 'fleet', 'leader'];
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
  return alone ?? ([...together, ...monthOf(item.month)].join('-') || `#${index + 1}`);
}

const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w.]{1,40}$/.test(value);

/** What comes to the same place in several months is told apart by them. */
const monthOf = (month: unknown): readonly string[] =>
  isRecord(month) && isName(month.month) && typeof month.year === 'number' ? [String(month.year), month.month] : [];
