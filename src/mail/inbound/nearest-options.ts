import type { Option } from '../../kernel/choice.ts';
import type { OptionNames } from './option-names.ts';

/** Shorter names are one slip from too many others. */
const FORGIVING_LENGTH = 3;
/** As many letters as one slip is allowed for. */
const LETTERS_A_SLIP = 3;
/** Longer names are not compared. */
const LONGEST = 60;

/**
 * The options whose names are nearest to the beginning of some words, the nearest first: what somebody may have meant
 * by a name that is none. Every third letter may be wrong, missing, too much, or swapped with the next.
 * @param words as `normaliseWords` gives them
 */
export function nearestOptions(
  options: readonly Option[],
  words: string,
  names: OptionNames,
  most = 3,
): readonly Option[] {
  const given = words.split(' ');
  const distances = options.flatMap((option) => {
    const distance = Math.min(...names.of(option).map((name) => slipsBetween(name, given)));
    return Number.isFinite(distance) ? [{ option, distance }] : [];
  });
  return distances
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ option }) => option);
}

/** Between a name and as many words as it has; infinite where they are too far from each other. */
function slipsBetween(name: string, given: readonly string[]): number {
  const words = given.slice(0, name.split(' ').length).join(' ');
  const most = Math.floor(Math.min(name.length, words.length) / LETTERS_A_SLIP);
  if (Math.min(name.length, words.length) < FORGIVING_LENGTH || name.length > LONGEST) return Number.POSITIVE_INFINITY;
  if (Math.abs(name.length - words.length) > most) return Number.POSITIVE_INFINITY;
  const distance = slips(name, words);
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}

/** How many letters are wrong, missing, too much or swapped (optimal string alignment). */
function slips(a: string, b: string): number {
  let [beforeLast, last]: readonly number[][] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = [at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1)];
      row.push(Math.min(...ways, swapped ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY));
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, b.length);
}

function at(row: readonly number[] | undefined, n: number): number {
  return row?.[n] ?? Number.POSITIVE_INFINITY;
}
